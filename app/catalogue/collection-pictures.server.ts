import type {BuiltPicture} from '~/ui/scene';
import {findCategory, type CollectionPicture} from './categories';

const wide = import.meta.glob<BuiltPicture>('../shop/pictures/collections/*.jpg', {
  eager: true,
  import: 'default',
  query: '?w=640;1280;1920&format=avif;webp&quality=50&effort=2&as=scene',
});
const cards = import.meta.glob<string>('../shop/pictures/collections/*.jpg', {
  eager: true,
  import: 'default',
  query: '?w=1200&h=630&fit=cover&format=jpg&quality=80',
});

/** On the server only, so that no browser loads all their URLs. */
export function collectionPicture(category: string): CollectionPicture | undefined {
  const file = `../shop/pictures/collections/${findCategory(category)?.pictureOf ?? category}.jpg`;
  const [picture, card] = [wide[file], cards[file]];
  return picture && card ? {wide: picture, card} : undefined;
}
