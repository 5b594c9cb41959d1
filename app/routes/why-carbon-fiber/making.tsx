import {useLanguage} from '~/i18n/language-provider';
import {beginning, end, steps, text} from '~/shop/pages/why-carbon-fiber';
import {Scene} from '~/ui/scene';

export function Making() {
  const {pick} = useLanguage();
  return (
    <section
      aria-labelledby="making"
      className="mt-section bg-granite py-section text-white [--focus-color:white]"
    >
      <div className="shell">
        <h2 id="making" className="text-title">
          {pick(text.makingTitle)}
        </h2>
        <div className="mt-10 grid gap-8 md:grid-cols-3">
          <div className="md:col-span-2">
            <Scene
              picture={beginning.picture}
              alt={pick(beginning.alt)}
              sizes="(min-width: 768px) 62vw, 92vw"
              className="aspect-3/2 w-full object-cover"
            />
          </div>
          <div className="relative hidden md:block">
            <Scene
              picture={end.picture}
              alt={pick(end.alt)}
              sizes="30vw"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
        </div>
        <ol className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
          {steps.map(({title, text: description}, index) => (
            <li key={title.en} className="flex gap-4 border-t border-white/25 pt-5 md:block">
              <p aria-hidden="true" className="price text-title text-white/60">
                {index + 1}
              </p>
              <div>
                <h3 className="text-heading md:mt-6">{pick(title)}</h3>
                <p className="mt-2 max-w-[44ch] text-white/75">{pick(description)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
