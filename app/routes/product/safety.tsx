import type {Product} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import type {MarkedText} from '~/i18n/languages';
import {LinkedText} from '~/layout/linked-text';
import {vendors} from '~/shop/vendors';
import {manufacturer, safety} from '~/shop/safety';
import {Accordion} from '~/ui/accordion';

/**
 * Manufacturer and safety information, which the law requires with every offer (article 19 of regulation (EU)
 * 2023/988): from the product's metafields, else the shop's text for its own goods. Not for gift cards.
 */
export function Safety({product}: {product: Product}) {
  const {langOf, pick, t} = useLanguage();
  const lines = linesOf(product).filter((line) => pick(line));
  if (lines.length === 0) return null;
  const content = (
    <div className="space-y-4">
      {lines.map((line) => (
        <p key={line.en} lang={langOf(line)} className="wrap-anywhere whitespace-pre-line">
          {line === manufacturer ? <LinkedText text={pick(line)} /> : pick(line)}
        </p>
      ))}
    </div>
  );
  return (
    <div className="mt-10">
      <Accordion name="safety" items={[{id: 'safety', title: t('product.safety'), content}]} />
    </div>
  );
}

function linesOf(product: Product): MarkedText[] {
  const {isGiftCard, productType, vendor} = product;
  if (isGiftCard) return [];
  const isOwn = vendors.includes(vendor);
  const maker = product.manufacturer ?? (isOwn ? manufacturer : undefined);
  const care = product.safety ? [product.safety] : isOwn ? (safety[productType] ?? []) : [];
  return [...(maker ? [maker] : []), ...care];
}
