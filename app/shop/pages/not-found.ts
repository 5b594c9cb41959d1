import type {LocalizedText} from '~/i18n/languages';
import folded from '~/shop/pictures/folded.jpg?w=400;800&format=avif;webp&quality=48&effort=3&as=scene';
import type {BuiltPicture} from '~/ui/scene';

/** The text of the 404 page; null omits it. */
export const lost: {picture: BuiltPicture; alt: LocalizedText} | null = {
  picture: folded,
  alt: {
    sv: 'Hopfällda solglasögon i sköldpaddsmönstrat acetat',
    en: 'Sunglasses in tortoise acetate, folded',
  },
};
