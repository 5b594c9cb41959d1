import type {FittingCardsQuery} from 'storefrontapi.generated';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {loadShop} from '~/catalogue/load-shop.server';
import {otherViews} from '~/catalogue/other-views.server';
import type {ProductCard} from '~/catalogue/product';
import {translationsById} from '~/catalogue/shop-text.server';
import {toCard, toCardImage} from '~/catalogue/to-card.server';
import {toImages} from '~/catalogue/to-images.server';
import {variantSearch} from '~/catalogue/variant-selection';
import type {Choice} from './choice';
import {dependsOnVariant, fittingVariant} from './apply-choice';
import {FITTING_CARDS_QUERY, FITTING_TEXTS_QUERY} from './facts-queries';
import {variantFacts} from './to-facts.server';

type Product = Extract<NonNullable<FittingCardsQuery['nodes'][number]>, {handle: string}>;
type Variant = Product['variants']['nodes'][number];

interface Fitted {
  product: Product;
  fitting: Variant[];
  /** The variant that the card shows: its usual one if that fits. */
  shown: Variant | undefined;
}

/**
 * Cards of the matching variants: a visitor who filters by red sees the red pair and its price, and adds it. If the
 * request fails, the cards stay as they are.
 *
 * @param found products, those of the cards among them
 */
export async function fitCards(
  api: StorefrontApi,
  cards: readonly ProductCard[],
  found: ReadonlyArray<{id: string; handle: string}>,
  choice: Choice,
  otherwise = choice,
): Promise<readonly ProductCard[]> {
  if (!dependsOnVariant(choice) || cards.length === 0) return cards;
  return api.orElse(showFitting(api, cards, found, [choice, otherwise]), cards);
}

async function showFitting(
  api: StorefrontApi,
  cards: readonly ProductCard[],
  found: ReadonlyArray<{id: string; handle: string}>,
  choices: readonly Choice[],
): Promise<readonly ProductCard[]> {
  const handles = new Set(cards.map(({handle}) => handle));
  const ids = found.filter(({handle}) => handles.has(handle)).map(({id}) => id);
  const shop = await loadShop(api);
  const asking = requestFitting(api, ids, choices, shop.currencyCode);
  const [products, translationsOf] = await Promise.all([
    asking,
    translationsById(shop, async (language) => {
      const {nodes} = await api.request(FITTING_TEXTS_QUERY, {ids, language});
      const shown = new Set((await asking).map((fitted) => fitted.shown?.id));
      return nodes
        .filter((texts) => texts !== null && 'variants' in texts)
        .map((texts) => ({
          ...texts,
          selectedOrFirstAvailableVariant: texts.variants.nodes.find(({id}) => shown.has(id)),
        }));
    }),
  ]);
  return cards.map((card) => {
    const fitted = products.find(({product}) => product.handle === card.handle);
    if (!fitted?.shown) return card;
    const {product, fitting, shown} = fitted;
    const usual = product.selectedOrFirstAvailableVariant?.image;
    const own = shown.image?.url === usual?.url ? undefined : shown.image;
    const {price, hasDearerVariant, variant} = toCard(
      shop,
      {...product, variants: {nodes: fitting}, selectedOrFirstAvailableVariant: shown},
      translationsOf(product.id),
    );
    // Specification §9 chooses pictures of the product, not of a variant.
    const {isChosen, ...usualCard} = card;
    return {
      ...usualCard,
      price,
      hasDearerVariant,
      ...(variant && {variant}),
      ...(own ? {images: picturesOf(product, own)} : isChosen && {isChosen}),
      ...(shown.id !== card.variant?.id && {search: variantSearch(shown)}),
    };
  });
}

/** The variant's own, and another view of it. */
function picturesOf({pictures, variants}: Product, own: NonNullable<Variant['image']>) {
  const images = toImages([own, ...pictures.nodes], variants.nodes);
  const belonging = variants.nodes.map(({image}) =>
    images.findIndex(({url}) => url === image?.url),
  );
  const views = otherViews(images, belonging);
  const shown = images.filter(({url}, place) => url === own.url || views[place]?.ownOf === 0);
  return shown.slice(0, 2).map(toCardImage);
}

async function requestFitting(
  api: StorefrontApi,
  ids: string[],
  choices: readonly Choice[],
  currencyCode: string,
): Promise<Fitted[]> {
  const tests = choices.map((choice) => fittingVariant(choice, currencyCode));
  const {nodes} = await api.request(FITTING_CARDS_QUERY, {ids});
  return nodes
    .filter((node) => node !== null && 'handle' in node)
    .map((product) => {
      const usual = product.selectedOrFirstAvailableVariant?.id;
      const known = variantFacts(product);
      const [fitting = []] = tests
        .map((fits) => known.filter(({facts}) => fits(facts)).map(({variant}) => variant))
        .filter((those) => those.length > 0);
      const shown =
        fitting.find(({id}) => id === usual) ??
        fitting.find(({availableForSale}) => availableForSale) ??
        fitting[0];
      return {product, fitting, shown};
    });
}
