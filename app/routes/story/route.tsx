import {useLanguage} from '~/i18n/language-provider';
import {PageHead} from '~/layout/page-head';
import {Prose} from '~/layout/prose';
import {chapters, opening, text} from '~/shop/pages/story';
import {Scene} from '~/ui/scene';

export default function StoryPage() {
  const {pick} = useLanguage();
  const [first, ...others] = chapters;
  return (
    <>
      <PageHead title={pick(text.pageTitle)} description={pick(text.description)} />
      <div className="shell pt-10 pb-10 md:pb-16">
        <h1 className="text-display">{pick(text.title) || pick(text.pageTitle)}</h1>
        <p className="mt-6 max-w-[30ch] text-title text-stone">{pick(text.lead)}</p>
      </div>
      <Scene
        picture={opening.picture}
        alt={pick(opening.alt)}
        sizes="(min-width: 768px) 100vw, 134vw"
        eager
        className="aspect-4/3 w-full object-cover md:aspect-21/9"
      />
      <div className="shell py-section">
        {first && (
          <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
            <h2 className="text-title">{pick(first.title)}</h2>
            <div className="text-lg">
              <Prose blocks={first.blocks} />
            </div>
          </div>
        )}
        {others.map((chapter, index) => (
          <Chapter key={chapter.title.en} chapter={chapter} reversed={index % 2 === 1} />
        ))}
      </div>
    </>
  );
}

interface ChapterProps {
  chapter: (typeof chapters)[number];
  /** True puts the picture on the right of wide screens. */
  reversed: boolean;
}

function Chapter({chapter: {title, blocks, picture, alt}, reversed}: ChapterProps) {
  const {pick} = useLanguage();
  return (
    <section className="grid items-center gap-x-16 gap-y-8 pt-section md:grid-cols-2">
      {picture && (
        <div className={reversed ? 'md:order-last' : ''}>
          <Scene
            picture={picture}
            alt={alt ? pick(alt) : ''}
            sizes="(min-width: 1440px) 640px, (min-width: 768px) 46vw, 92vw"
            className="aspect-4/5 w-full object-cover"
          />
        </div>
      )}
      <div>
        <h2 className="mb-6 text-title">{pick(title)}</h2>
        <div className="text-lg text-stone">
          <Prose blocks={blocks} />
        </div>
      </div>
    </section>
  );
}
