import type {LocalizedText} from '~/i18n/languages';
import titanium from '~/shop/pictures/titanium.jpg?w=320;640;960&format=avif;webp&quality=48&effort=3&as=scene';
import type {BuiltPicture} from '~/ui/scene';

/** The text of the 404 page; null omits it. */
export const lost: {picture: BuiltPicture; alt: LocalizedText} | null = {
  picture: titanium,
  alt: {
    sv: 'Pilotglasögon i titan med guldspegel på ett ljust underlag',
    en: 'Titanium aviators with gold mirror lenses on a pale ground',
  },
};
