import seaPicture from '~/shop/pictures/hero.jpg?w=640;960;1440;1920&format=avif;webp&quality=55&as=scene';
import woodPicture from '~/shop/pictures/story.jpg?w=400;800;1200&format=avif;webp&quality=50&as=scene';
import templePicture from '~/shop/pictures/temple.jpg?w=400;800;1200&format=avif;webp&quality=50&as=scene';
import type {LocalizedBlocks} from '~/i18n/copy';
import {useLanguage} from '~/i18n/language-provider';
import type {LocalizedText} from '~/i18n/languages';
import {PageHead} from '~/layout/page-head';
import {Prose, useCopy} from '~/layout/prose';
import {Scene, type BuiltPicture} from '~/ui/scene';
import {first, second, text, third} from '~/shop/pages/story';

export default function StoryPage() {
  const copy = useCopy();
  return (
    <>
      <PageHead title={copy(text.pageTitle)} description={copy(text.description)} />
      <div className="shell pt-10 pb-10 md:pb-16">
        <h1 className="text-display">{copy(text.title)}</h1>
        <p className="mt-6 max-w-[30ch] text-title text-stone">{copy(text.lead)}</p>
      </div>
      <Scene
        picture={seaPicture}
        alt={copy(text.seaAlt)}
        sizes="(min-width: 768px) 100vw, 134vw"
        eager
        className="aspect-4/3 w-full object-cover md:aspect-21/9"
      />
      <div className="shell py-section">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <h2 className="text-title">{copy(text.firstTitle)}</h2>
          <div className="text-lg">
            <Prose blocks={first} />
          </div>
        </div>
        <Chapter
          title={text.secondTitle}
          blocks={second}
          picture={woodPicture}
          alt={text.woodAlt}
        />
        <Chapter
          title={text.thirdTitle}
          blocks={third}
          picture={templePicture}
          alt={text.templeAlt}
          reversed
        />
      </div>
    </>
  );
}

interface ChapterProps {
  title: LocalizedText;
  blocks: LocalizedBlocks;
  picture: BuiltPicture;
  alt: LocalizedText;
  /** True puts the picture on the right of wide screens. */
  reversed?: boolean;
}

function Chapter({title, blocks, picture, alt, reversed}: ChapterProps) {
  const {pick} = useLanguage();
  return (
    <section className="grid items-center gap-x-16 gap-y-8 pt-section md:grid-cols-2">
      <div className={reversed ? 'md:order-last' : ''}>
        <Scene
          picture={picture}
          alt={pick(alt)}
          sizes="(min-width: 1440px) 640px, (min-width: 768px) 46vw, 92vw"
          className="aspect-4/5 w-full object-cover"
        />
      </div>
      <div>
        <h2 className="mb-6 text-title">{pick(title)}</h2>
        <div className="text-lg text-stone">
          <Prose blocks={blocks} />
        </div>
      </div>
    </section>
  );
}
