import type {LocalizedText} from '~/i18n/languages';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {Scene, type BuiltPicture} from '~/ui/scene';
import {leadsSomewhere} from './navigation';

interface ClosingContent {
  picture: BuiltPicture;
  alt: LocalizedText;
  title: LocalizedText;
  links: ReadonlyArray<{to: string; text: LocalizedText}>;
}

/** The end of a page to read: a picture and links onwards. */
export function Closing({content: {picture, alt, title, links}}: {content: ClosingContent}) {
  const {pick} = useLanguage();
  return (
    <div className="shell grid items-center gap-x-16 gap-y-8 py-section md:grid-cols-2">
      <Scene
        picture={picture}
        alt={pick(alt)}
        sizes="(min-width: 1600px) 720px, (min-width: 1440px) 640px, (min-width: 768px) 46vw, 92vw"
        className="w-full"
      />
      <div>
        <p className="text-title">{pick(title)}</p>
        <p className="mt-6 flex flex-wrap gap-x-8">
          {links
            .filter(({to}) => leadsSomewhere(to))
            .map(({to, text}) => (
              <Link key={to} to={to} className={buttonClass.onward}>
                {pick(text)}
                <ArrowIcon />
              </Link>
            ))}
        </p>
      </div>
    </div>
  );
}
