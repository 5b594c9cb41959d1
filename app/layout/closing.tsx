import type {LocalizedText} from '~/i18n/languages';
import {useLanguage} from '~/i18n/language-provider';
import {Scene, type BuiltPicture} from '~/ui/scene';
import {OnwardLinks} from './onward-links';

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
        <p className="mb-6 text-title">{pick(title)}</p>
        <OnwardLinks links={links} />
      </div>
    </div>
  );
}
