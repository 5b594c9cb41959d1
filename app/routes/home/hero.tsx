import {useLanguage} from '~/i18n/language-provider';
import {hero, promotion, text} from '~/shop/pages/home';
import {Scene} from '~/ui/scene';

/** The first picture of the home page; it fades into the page (specification §2). */
export function Hero() {
  const {pick} = useLanguage();
  return (
    <section className="relative isolate flex overflow-clip min-h-[max(520px,min(150vw,100svh))] w-full flex-col bg-granite md:min-h-[max(520px,min(72svh,max(880px,42vw)))] low:min-h-svh text-white [--focus-color:white]">
      <Scene
        picture={hero.picture}
        phonePicture={hero.phonePicture}
        alt={pick(hero.alt)}
        sizes="(min-width: 768px) max(100vw, min(128svh, 1565px)), 100vw"
        eager
        className={`absolute inset-0 -z-20 size-full object-cover ${hero.focus}`}
      />
      <div className="hero-shade" />
      <div className="shell flex flex-1 flex-col items-start pt-22 pb-12 md:pt-24">
        {promotion && <p className="mb-2 text-sm font-medium md:hidden">{pick(promotion)}</p>}
        <h1 className="max-w-[14ch] text-display">{pick(text.title)}</h1>
        <p className="mt-6 hidden text-lead md:block low:hidden">{pick(text.lead)}</p>
        <a href="#collections" className="button button-primary mt-auto md:mt-6">
          {pick(hero.action)}
        </a>
      </div>
    </section>
  );
}
