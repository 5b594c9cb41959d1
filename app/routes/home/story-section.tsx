import seasonPicture from '~/shop/pictures/season.jpg?w=480;960;1440;1920&format=avif;webp&quality=50&as=scene';
import storyPicture from '~/shop/pictures/story.jpg?w=400;800;1200&format=avif;webp&quality=50&as=scene';
import {useLanguage} from '~/i18n/language-provider';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {Scene} from '~/ui/scene';
import {text} from '~/shop/pages/home';

export function StorySection() {
  const {pick} = useLanguage();
  return (
    <section
      aria-labelledby="story"
      className="shell grid items-center gap-x-16 gap-y-8 pt-section md:grid-cols-2"
    >
      <Scene
        picture={storyPicture}
        alt={pick(text.storyAlt)}
        sizes="(min-width: 1440px) 640px, (min-width: 768px) 46vw, 92vw"
        className="aspect-4/5 w-full object-cover"
      />
      <div>
        <h2 id="story" className="text-title">
          {pick(text.storyTitle)}
        </h2>
        <p className="mt-6 max-w-[52ch] text-lg text-stone">{pick(text.story)}</p>
        <Link
          to="/story"
          className="link mt-6 inline-flex min-h-11 items-center gap-3 text-lg font-medium"
        >
          {pick(text.storyLink)}
          <ArrowIcon />
        </Link>
      </div>
    </section>
  );
}

export function SeasonSection() {
  const {pick} = useLanguage();
  return (
    <section aria-labelledby="season" className="pt-section">
      <Scene
        picture={seasonPicture}
        alt={pick(text.seasonAlt)}
        sizes="(min-width: 768px) 100vw, 134vw"
        className="aspect-4/3 w-full object-cover md:aspect-21/9"
      />
      <div className="shell flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 pt-6">
        <h2 id="season" className="text-heading">
          {pick(text.seasonTitle)}
        </h2>
        <Link
          to="/why-carbon-fiber"
          className="link inline-flex min-h-11 items-center gap-3 font-medium"
        >
          {pick(text.seasonLink)}
          <ArrowIcon />
        </Link>
      </div>
    </section>
  );
}
