import {matchesCategory} from '~/catalogue/categories';
import type {Product} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {carbonFeatures, kidsFeatures} from '~/shop/features';

/** Carbon or fibrous products tell of hinges and lenses, kids' products of children (specification §2). */
export function FeatureBlock({product: {handle, title}}: {product: Product}) {
  const {pick} = useLanguage();
  const named = {handle, title: title.en};
  const features = [
    ...(matchesCategory(named, 'fibrous') ? carbonFeatures : []),
    ...(matchesCategory(named, 'kids') ? kidsFeatures : []),
  ];
  if (features.length === 0) return null;
  return (
    <div className="mt-section grid gap-px bg-line md:grid-cols-2">
      {features.map((feature) => (
        <section key={feature.title.en} className="bg-surface p-8 lg:p-12">
          <h2 className="text-heading">{pick(feature.title)}</h2>
          <p className="mt-3 max-w-text text-stone">{pick(feature.text)}</p>
        </section>
      ))}
    </div>
  );
}
