import {matchesCategory} from '~/catalogue/categories';
import type {Product} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {features} from '~/shop/features';
import {vendors} from '~/shop/vendors';

/** Features of a collection's goods, only for the shop's own goods (specification §2). */
export function FeatureBlock({product: {handle, title, vendor, isGiftCard}}: {product: Product}) {
  const {pick} = useLanguage();
  if (isGiftCard || !vendors.includes(vendor)) return null;
  const visible = Object.entries(features)
    .filter(([category]) => matchesCategory({handle, title: title.en}, category))
    .flatMap(([, ofCategory]) => ofCategory)
    .filter(({title, text}) => pick(title) && pick(text));
  if (visible.length === 0) return null;
  return (
    <div className="mt-6 grid max-w-prose gap-x-8 gap-y-4 lg:grid-cols-2">
      {visible.map(({title, text}) => (
        <section key={title.en}>
          <h2 className="font-medium">{pick(title)}</h2>
          <p>{pick(text)}</p>
        </section>
      ))}
    </div>
  );
}
