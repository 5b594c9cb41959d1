import type {LocalizedText} from '~/i18n/languages';
import {allProducts} from '~/shop/categories';
import materials from '~/shop/pictures/materials.jpg?w=640;1280&format=avif;webp&quality=50&effort=2&as=scene';
import plate from '~/shop/pictures/plate.jpg?w=400;800&format=avif;webp&quality=40&effort=3&as=scene';
import sill from '~/shop/pictures/story-wide.jpg?w=720;1100;1440;1920&format=avif;webp&quality=46&wideQuality=66&as=scene';
import temple from '~/shop/pictures/temple.jpg?w=400;800;1200&format=avif;webp&quality=48&effort=3&as=scene';
import wood from '~/shop/pictures/grain.jpg?w=400;800&format=avif;webp&quality=48&effort=3&as=scene';
import type {BuiltPicture} from '~/ui/scene';

interface Illustration {
  picture: BuiltPicture;
  alt: LocalizedText;
}

/** The wide picture under the title. */
export const opening: Illustration = {
  picture: sill,
  alt: {
    sv: 'Solglasögon i kolfiber med skalmar i sköldpaddsmönster på en hylla av sten, i ljuset från ett fönster',
    en: 'Carbon fibre sunglasses with tortoiseshell temples on a stone shelf, in the light of a window',
  },
};

/** Pictures for the chapters of `story.*.md`, by id. */
export const illustrations: Readonly<Record<string, Illustration>> = {
  boat: {
    picture: plate,
    alt: {
      sv: 'En skiva av kolfiber i ett ställ av valnöt, med en glasögonfront som nästan är frilagd; framför den en färdigfräst front',
      en: 'A carbon fibre panel in a walnut rack, with a front milled almost out of it; in front of it, a finished front',
    },
  },
  materials: {
    picture: wood,
    alt: {
      sv: 'Runda solglasögon i lönn på en stenplatta, bakom dem en båge i valnöt på tunna brädor',
      en: 'Round sunglasses in maple on a slab of stone, behind them a frame in walnut on thin boards',
    },
  },
  same: {
    picture: temple,
    alt: {
      sv: 'En båge i lönn på en stenhylla, skalmen närmast: vågor och granar är inbrända i den',
      en: 'A maple frame on a stone ledge, temple in front: waves and spruces are burnt into it',
    },
  },
};

/** The way on, below the last chapter. */
export const closing = {
  picture: materials,
  alt: {
    sv: 'Tre bågar: valnöt på trä, kolfiber på sten och titan på ett block av metall',
    en: 'Three frames: walnut on wood, carbon fibre on stone and titanium on a block of metal',
  },
  title: {sv: 'Trä, kolfiber och titan', en: 'Wood, carbon fibre and titanium'},
  links: [{to: '/category/all', text: allProducts}],
};
