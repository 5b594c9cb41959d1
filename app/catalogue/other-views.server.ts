import {viewsOfMore} from '~/shop/swedish/picture-words';
import {pictureWords} from './picture-words.server';
import type {ProductImage} from './product';

type OtherView = Pick<ProductImage, 'ownOf' | 'replaces'>;

/**
 * Which pictures show a variant in another view than its own picture does: Shopify gives a variant one picture, and the
 * alternative texts of the others tell ("Aviator in red at an angle", "Aviator in red in sunlight"). Texts that fit several
 * variants or the first, whose pictures stand for all, tell nothing. Beside its own other views, a variant needs of another
 * colour the case alone.
 *
 * @param belonging positions of the variants' own pictures, in the variants' order; others than the images' count for none
 */
export function otherViews(
  images: ReadonlyArray<{altText?: string | null}>,
  belonging: ReadonlyArray<number | undefined>,
): readonly OtherView[] {
  const words = images.map(({altText}) => pictureWords(altText ?? ''));
  const own = new Set(
    belonging.filter((place): place is number => place !== undefined && place in images),
  );
  const [first] = own;
  const places = new Map<string, number | undefined>();
  for (const place of own) {
    const {name, subject} = words[place] ?? {};
    // A name alone is no variant's.
    if (subject === undefined || subject === name) continue;
    places.set(subject, places.has(subject) || place === first ? undefined : place);
  }
  const ownOf = words.map(({subject, view}, place) =>
    view && !own.has(place) ? places.get(subject) : undefined,
  );
  return words.map(({name, hue, view}, place) => {
    const owner = ownOf[place];
    if (owner === undefined && (!own.has(place) || place === first)) return {};
    const replaces = words.flatMap((other, index) => {
      const isGeneral = other.name === name && !own.has(index) && ownOf[index] === undefined;
      const isOfOtherHue = owner !== undefined && hue && hue !== other.hue;
      const isReplaced =
        other.view === view || (isOfOtherHue && other.view && !viewsOfMore.has(other.view));
      return view !== undefined && isGeneral && isReplaced ? [index] : [];
    });
    return {
      ...(owner !== undefined && {ownOf: owner}),
      ...(replaces.length > 0 && {replaces}),
    };
  });
}
