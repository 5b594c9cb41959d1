import {useLanguage} from '~/i18n/language-provider';
import {hero, text} from '~/shop/pages/why-carbon-fiber';
import {Scene} from '~/ui/scene';

/** Dark behind the header's white text (specification §2). */
export function Hero() {
  const {pick} = useLanguage();
  return (
    <section className="relative isolate flex min-h-[560px] flex-col bg-granite text-white md:min-h-[680px] low:min-h-svh">
      <Scene
        picture={hero.picture}
        phonePicture={hero.phonePicture}
        alt={pick(hero.alt)}
        sizes="(min-width: 768px) max(100vw, 1209px), max(100vw, 393px)"
        eager
        className={`absolute inset-0 -z-20 size-full object-cover ${hero.focus}`}
      />
      <div className="absolute inset-x-0 top-0 -z-10 h-40 bg-linear-to-b from-ink/65 to-transparent" />
      <div className="absolute inset-x-0 bottom-0 -z-10 h-1/2 bg-linear-to-t from-ink/90 via-ink/66 to-transparent md:hidden" />
      {/* Shades the words; the pair beside them keeps its light. */}
      <div className="absolute inset-0 -z-10 bg-linear-to-tr from-ink/90 via-ink/66 via-30% to-transparent to-66% max-md:portrait:hidden" />
      <div className="shell mt-auto pt-30 pb-12 md:pb-20">
        <h1 className="text-display">{pick(text.title)}</h1>
        <p className="mt-6 text-lead">{pick(text.subtitle)}</p>
      </div>
    </section>
  );
}
