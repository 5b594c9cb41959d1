import type {LocalizedText} from '~/i18n/languages';
import sea from '~/shop/pictures/story-wide.jpg?w=720;1100;1440;1920&format=avif;webp&quality=46&wideQuality=66&as=scene';
import bench from '~/shop/pictures/story.jpg?w=400;800;1200&format=avif;webp&quality=40&effort=3&as=scene';
import temple from '~/shop/pictures/temple.jpg?w=400;800;1200&format=avif;webp&quality=48&effort=3&as=scene';
import wood from '~/shop/pictures/grain.jpg?w=400;800&format=avif;webp&quality=48&effort=3&as=scene';
import type {BuiltPicture} from '~/ui/scene';

interface Illustration {
  picture: BuiltPicture;
  alt: LocalizedText;
}

/** The wide picture under the title. */
export const opening: Illustration = {
  picture: sea,
  alt: {
    sv: 'Solglasögon i valnöt på en klippa, bakom dem havet',
    en: 'Walnut sunglasses on a granite rock, the sea behind them',
  },
};

/** Pictures for the chapters of `story.*.md`, by id. */
export const illustrations: Readonly<Record<string, Illustration>> = {
  boat: {
    picture: bench,
    alt: {
      sv: 'Runda solglasögon i kolfiber på en arbetsbänk, bakom dem plattan som fronten är utskuren ur',
      en: 'Round carbon fibre sunglasses on a workbench, behind them the plate the front was cut from',
    },
  },
  materials: {
    picture: wood,
    alt: {
      sv: 'Runda solglasögon i lönn på en platta av samma trä, bakom dem en båge i valnöt',
      en: 'Round sunglasses in maple on a slab of the same wood, behind them a frame in walnut',
    },
  },
  same: {
    picture: temple,
    alt: {
      sv: 'En skalm i lönn med inbrända vågor och granar',
      en: 'A maple temple with waves and spruces burnt into it',
    },
  },
};
