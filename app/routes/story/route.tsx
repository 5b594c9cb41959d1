import type {TextSection} from '~/i18n/copy';
import {useLanguage} from '~/i18n/language-provider';
import {Closing} from '~/layout/closing';
import {PageHead} from '~/layout/page-head';
import {Prose} from '~/layout/prose';
import {closing, illustrations, opening} from '~/shop/pages/story';
import {page} from '~/shop/pages/story.md';
import {Scene} from '~/ui/scene';

export default function StoryPage() {
  const {pick} = useLanguage();
  const {title, heading = title, description, lead, sections} = page;
  return (
    <>
      <PageHead title={pick(title)} description={pick(description)} />
      <div className="shell pt-10 pb-10 md:pb-16">
        <h1 className="text-display">{pick(heading) || pick(title)}</h1>
        <p className="mt-6 text-lead">{pick(lead)}</p>
      </div>
      <Scene
        picture={opening.picture}
        alt={pick(opening.alt)}
        sizes="(min-width: 768px) 100vw, 134vw"
        eager
        className="aspect-4/3 w-full object-cover md:aspect-21/9"
      />
      <div className="shell">
        {sections.map((chapter, index) => (
          <Chapter key={chapter.id} chapter={chapter} reversed={index % 2 === 1} />
        ))}
      </div>
      <Closing content={closing} />
    </>
  );
}

interface ChapterProps {
  chapter: TextSection;
  /** True puts the picture on the right of wide screens. */
  reversed: boolean;
}

function Chapter({chapter: {id, title, blocks}, reversed}: ChapterProps) {
  const {pick} = useLanguage();
  const illustration = illustrations[id];
  return (
    <section className="grid items-center gap-x-16 gap-y-8 pt-section md:grid-cols-2">
      {illustration && (
        <div className={reversed ? 'md:order-last' : ''}>
          <Scene
            picture={illustration.picture}
            alt={pick(illustration.alt)}
            sizes="(min-width: 1600px) 720px, (min-width: 1440px) 640px, (min-width: 768px) 46vw, 92vw"
            className="aspect-4/5 w-full object-cover"
          />
        </div>
      )}
      <div>
        <h2 className="mb-6 text-title">{pick(title)}</h2>
        <div className="text-lg">
          <Prose blocks={blocks} />
        </div>
      </div>
    </section>
  );
}
