import {Fragment} from 'react';
import {matchesCategory} from '~/catalogue/categories';
import type {Product} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {features} from '~/shop/features';
import {vendors} from '~/shop/vendors';
import {Scene} from '~/ui/scene';

/** Features of a collection's goods, only for the shop's own goods (specification §2). */
export function FeatureBlock({product: {handle, title, vendor, isGiftCard}}: {product: Product}) {
  const {pick} = useLanguage();
  if (isGiftCard || !vendors.includes(vendor)) return null;
  const visible = Object.entries(features)
    .filter(([category]) => matchesCategory({handle, title: title.en}, category))
    .flatMap(([, ofCategory]) => ofCategory)
    .map((feature) => ({
      title: pick(feature.title),
      text: pick(feature.text),
      picture: feature.picture,
    }))
    .filter((feature) => feature.title && feature.text);
  if (visible.length === 0) return null;
  const hasPicture = visible.some(({picture}) => picture);
  return (
    <div
      className={`mt-section grid gap-px bg-line ${hasPicture ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
    >
      {visible.map(({title, text, picture}) => (
        <Fragment key={title}>
          {picture && (
            <Scene
              picture={picture.picture}
              alt={pick(picture.alt)}
              sizes="(min-width: 768px) 33vw, 92vw"
              className="aspect-5/4 size-full object-cover"
            />
          )}
          <section className="bg-surface p-8 lg:p-12">
            <h2 className="text-heading">{title}</h2>
            <p className="mt-3 max-w-text">{text}</p>
          </section>
        </Fragment>
      ))}
    </div>
  );
}
