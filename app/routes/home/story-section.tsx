import {useLanguage} from '~/i18n/language-provider';
import {leadsSomewhere} from '~/layout/navigation';
import {OnwardLinks} from '~/layout/onward-links';
import {season, story} from '~/shop/pages/home';
import {buttonClass} from '~/ui/button';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {Scene} from '~/ui/scene';

export function StorySection() {
  const {pick} = useLanguage();
  if (!story) return null;
  const {alt, link, picture, text, title} = story;
  return (
    <section
      aria-labelledby="story"
      className="shell grid items-center gap-x-16 gap-y-8 pt-section md:grid-cols-2 lg:flex"
    >
      <Scene
        picture={picture}
        alt={pick(alt)}
        sizes="(min-width: 1600px) 720px, (min-width: 1440px) 640px, (min-width: 768px) 46vw, 92vw"
        className="aspect-8/9 w-full object-cover object-[50%_38%]"
      />
      {/* In the third of the cards' four columns. */}
      <div className="shrink-0 lg:w-[calc(50%-0.75rem)]">
        <h2 id="story" className="text-title">
          {pick(title) || pick(link.text)}
        </h2>
        <p className="mt-6 max-w-text text-lg">{pick(text)}</p>
        {leadsSomewhere(link.to) && (
          <Link to={link.to} className={`mt-6 ${buttonClass.onward}`}>
            {pick(link.text)}
            <ArrowIcon />
          </Link>
        )}
      </div>
    </section>
  );
}

export function SeasonSection() {
  const {pick} = useLanguage();
  if (!season) return null;
  const {alt, links, picture, title} = season;
  return (
    <section aria-labelledby="season" className="pt-section">
      <Scene
        picture={picture}
        alt={pick(alt)}
        sizes="100vw"
        className="w-full object-cover md:aspect-21/9"
      />
      <div className="shell flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 pt-8">
        <h2 id="season" className="text-name">
          {pick(title)}
        </h2>
        <OnwardLinks links={links} />
      </div>
    </section>
  );
}
