import {FOURTH_PICTURE, PAPER_WORDS, paperImage, paperSections} from '~/shop/exceptions';
import {vendors} from '~/shop/vendors';
import {isMoney, unitsOf, type Money} from './money';
import type {CardImage, ProductCard, SmallCard} from './product';

interface Priced {
  price: Money;
  availableForSale: boolean;
}

/**
 * A card's price: the lowest of the variants for sale, and whether others cost more.
 *
 * @param otherwise the price of a product without variants for sale
 */
export function cardPrice(
  variants: readonly Priced[],
  otherwise: Money,
): Pick<ProductCard, 'price' | 'hasDearerVariant'> {
  const prices = variants
    .filter(({availableForSale, price}) => availableForSale && isMoney(price))
    .map(({price}) => price)
    .sort((one, other) => unitsOf(one) - unitsOf(other));
  const [lowest = otherwise] = prices;
  return {price: lowest, hasDearerVariant: prices.some((price) => !isSamePrice(price, lowest))};
}

export function isSamePrice(one: Money, other: Money): boolean {
  return unitsOf(one) === unitsOf(other);
}

/** The part of a card that a small card shows. */
export function toSmallCard({
  handle,
  title,
  price,
  hasDearerVariant,
  images: [image],
  frontWidth,
  lensesWidth,
}: ProductCard): SmallCard {
  return {
    handle,
    title,
    price,
    hasDearerVariant,
    ...(image && {image}),
    ...(frontWidth !== undefined && {frontWidth}),
    ...(lensesWidth !== undefined && {lensesWidth}),
  };
}

type PaperImage = Omit<typeof paperImage, 'altText'> & {altText: string; section: number};

interface Pictured<Image> {
  handle: string;
  title: {readonly en: string};
  vendor: string;
  images: readonly Image[];
}

/** The picture of a product, the one shown on hover and, of paper, its own second: as many as there are (specification §9). */
export function cardImages<Image extends CardImage>({
  handle,
  title,
  vendor,
  images,
}: Pictured<Image>): Array<Image | PaperImage> {
  // The picture shows this shop's goods, not another vendor's.
  const isOwn = vendors.includes(vendor);
  const paper = isOwn &&
    (isPaper(handle) || isPaper(title.en)) && {
      ...paperImage,
      altText: title.en,
      section: paperSections[handle] ?? 0,
    };
  const first = paper || (isOwn && handle === FOURTH_PICTURE ? images[3] : undefined) || images[0];
  const others = images.filter((image) => image !== first).slice(0, paper ? 2 : 1);
  return first ? [first, ...others] : [];
}

function isPaper(text: string): boolean {
  const lower = text.toLowerCase();
  return PAPER_WORDS.some((word) => lower.includes(word));
}
