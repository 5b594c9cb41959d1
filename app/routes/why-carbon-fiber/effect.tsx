import {useLanguage} from '~/i18n/language-provider';
import {Prose} from '~/layout/prose';
import {effect, effectPicture, materials, text} from '~/shop/pages/why-carbon-fiber';
import {Scene} from '~/ui/scene';

/** The material's effect in eyewear. */
export function Effect() {
  const {pick} = useLanguage();
  return (
    <section
      aria-labelledby="effect"
      className="shell grid items-start gap-x-16 gap-y-10 pt-section lg:flex"
    >
      <Scene
        picture={effectPicture.picture}
        alt={pick(effectPicture.alt)}
        sizes="(min-width: 1440px) 640px, (min-width: 1024px) 46vw, 92vw"
        className="aspect-4/3 w-full object-cover lg:aspect-3/4"
      />
      <div className="min-w-0 shrink-0 lg:w-[calc(50%-0.75rem)]">
        <h2 id="effect" className="mb-6 max-w-[16ch] text-title">
          {pick(text.effectTitle)}
        </h2>
        <div className="text-lg">
          <Prose blocks={effect} />
        </div>
        <div className="overflow-x-auto">
          <Materials />
        </div>
      </div>
    </section>
  );
}

function Materials() {
  const {pick} = useLanguage();
  return (
    <table className="mt-10 w-full max-w-text border-collapse text-left">
      <caption className="caption-bottom pt-3 text-left text-sm text-stone">
        {pick(text.table)}
      </caption>
      <thead className="text-sm text-stone">
        <tr className="border-b border-line align-bottom">
          <th scope="col" className="w-1/3 py-2 font-normal">
            {pick(text.material)}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            {pick(text.density)}
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-normal">
            {pick(text.stiffness)}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {pick(text.byWeight)}
          </th>
        </tr>
      </thead>
      <tbody>
        {materials.map(({name, density, stiffness, byWeight}) => (
          <tr key={name.en} className="border-b border-line first:font-medium">
            <th scope="row" className="py-3 font-[inherit]">
              {pick(name)}
            </th>
            <td className="price py-3 pr-4 text-right">{pick(density)}</td>
            <td className="price py-3 pr-4 text-right">{stiffness}</td>
            <td className="price py-3 text-right">{pick(byWeight)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
