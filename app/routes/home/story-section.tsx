import {useLanguage} from '~/i18n/language-provider';
import {OnwardLinks} from '~/layout/onward-links';
import {season, story} from '~/shop/pages/home';
import {Scene} from '~/ui/scene';

export function StorySection() {
  const {pick} = useLanguage();
  if (!story) return null;
  const {alt, link, picture, text, title} = story;
  return (
    <section
      aria-labelledby="story"
      className="mt-section grid bg-granite text-white [--focus-color:white] md:grid-cols-2"
    >
      <Scene
        picture={picture}
        alt={pick(alt)}
        sizes="(min-width: 768px) 50vw, 100vw"
        className="aspect-8/9 size-full object-cover object-[50%_50%] md:aspect-10/9"
      />
      <div className="flex flex-col justify-center px-gutter py-12 lg:px-16">
        <h2 id="story" className="mb-6 text-title">
          {pick(title) || pick(link.text)}
        </h2>
        <div>
          <p className="mb-8 text-lead">{pick(text)}</p>
          <OnwardLinks links={[link]} />
        </div>
      </div>
    </section>
  );
}

export function SeasonSection() {
  const {pick} = useLanguage();
  if (!season) return null;
  const {alt, links, phonePicture, picture, title} = season;
  return (
    <section aria-labelledby="season" className="mt-section">
      <Scene
        picture={picture}
        phonePicture={phonePicture}
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
