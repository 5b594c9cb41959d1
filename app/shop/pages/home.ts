import type {LocalizedText} from '~/i18n/languages';
import heroPhone from '~/shop/pictures/hero-phone.jpg?w=480;760;1080&format=avif;webp&quality=37&as=scene';
import heroWide from '~/shop/pictures/hero.jpg?w=960;1440;1920;2400&format=avif;webp&quality=47&wideQuality=66&as=scene';
import seasonPicture from '~/shop/pictures/season.jpg?w=960;1100;1440;1920&format=avif;webp&quality=31&wideQuality=62&effort=3&as=scene';
import seasonPhone from '~/shop/pictures/season-phone.jpg?w=480;760;1080&format=avif;webp&quality=33&effort=3&as=scene';
import storyPicture from '~/shop/pictures/story.jpg?w=400;800;1200&format=avif;webp&quality=40&effort=3&as=scene';
import type {BuiltPicture} from '~/ui/scene';

/** The home page's own words. */
export const text = {
  title: {sv: 'Solglasögon för nordiskt ljus', en: 'Sunglasses for Nordic light'},
  /** Below the title on wide screens. */
  lead: {
    sv: 'Polariserade glas i bågar av kolfiber, trä, titan och återvunnet papper. Tillverkade i Sverige.',
    en: 'Carbon fibre, wood, titanium and recycled paper, with polarised lenses. Made in Sweden.',
  },
  description: {
    sv: 'Solglasögon i kolfiber, trä, titan och återvunnet papper, tillverkade i Sverige. {{promises}}.',
    en: 'Sunglasses in carbon fibre, wood, titanium and recycled paper, made in Sweden. {{promises}}.',
  },
  bestsellers: {sv: 'Mest sålda', en: 'Bestsellers'},
  loading: {sv: 'Hämtar produkterna', en: 'Loading the products'},
  collections: {sv: 'Kollektionerna', en: 'The collections'},
  reviews: {sv: 'Vad kunderna säger', en: 'What our customers say'},
  rating: {sv: '{{rating}} av 5 stjärnor', en: '{{rating}} out of 5 stars'},
  faq: {sv: 'Vanliga frågor', en: 'Frequently asked questions'},
} as const satisfies Record<string, LocalizedText>;

/** The first picture: a low sun through a window. */
export const hero = {
  picture: heroWide,
  phonePicture: heroPhone,
  /** The part that stays visible when cropped (Tailwind's object-position). */
  focus: 'object-[50%_70%] md:landscape:object-[50%_48%] md:portrait:object-[66%_50%]',
  alt: {
    sv: 'Solglasögon i kolfiber med guldspegel på en stenhylla mot en blå vägg, i ljuset från ett fönster',
    en: 'Carbon fibre sunglasses with gold mirror lenses on a stone ledge against a blue wall, in the light of a window',
  },
  action: {sv: 'Se kollektionerna', en: 'See the collections'},
};

/** Above the title on phones (specification §2, winter promotion); null omits it. */
export const promotion: LocalizedText | null = {
  sv: 'Polariserade glas för vinterns låga sol',
  en: 'Polarised lenses for low winter sun',
};

interface Link {
  to: string;
  text: LocalizedText;
}

interface Part {
  picture: BuiltPicture;
  alt: LocalizedText;
  title: LocalizedText;
}

/** The brand story (specification §2); null omits it. */
export const story: (Part & {text: LocalizedText; link: Link}) | null = {
  picture: storyPicture,
  alt: {
    sv: 'Rektangulära solglasögon i kolfiber med bärnstensfärgade glas på en hylla av sten, i ljuset från ett fönster',
    en: 'Rectangular carbon fibre sunglasses with amber lenses on a stone shelf, in the light of a window',
  },
  title: {sv: '{{foundingPlace}}, {{foundingYear}}', en: '{{foundingPlace}}, {{foundingYear}}'},
  text: {
    sv: 'Det började med ett par solglasögon som inte tålde salt och blåst. Vi\u00A0gjorde ett nytt par av en båtbyggares kolfiberspill, och sedan ett till. Vi väljer fortfarande material efter hur de åldras, inte efter hur de ser ut som nya.',
    en: 'It began with a pair of sunglasses that couldn’t stand up to salt and wind. So we made a pair from a boatbuilder’s carbon fibre offcuts, and then another. We still choose materials for how they age, not for how they look when new.',
  },
  link: {to: '/story', text: {sv: 'Läs vår historia', en: 'Read our story'}},
};

/** The wide seasonal picture (specification §2); null omits it. */
export const season: (Part & {phonePicture: BuiltPicture; links: readonly Link[]}) | null = {
  picture: seasonPicture,
  phonePicture: seasonPhone,
  alt: {
    sv: 'Solglasögon i blågrönt, svart kolfiber och orange på en stenhylla mot en gul vägg, i solljus',
    en: 'Sunglasses in teal, black carbon fibre and orange on a stone ledge against a yellow wall, in sunlight',
  },
  title: {
    sv: 'Färg till sommaren, kolfiber året runt',
    en: 'Colour for summer, carbon fibre all year round',
  },
  links: [
    {to: '/category/mood', text: {sv: 'Se de färgglada bågarna', en: 'See the colourful frames'}},
    {
      to: '/category/carbon-fiber',
      text: {sv: 'Se bågarna i kolfiber', en: 'See the carbon fibre frames'},
    },
    {to: '/why-carbon-fiber', text: {sv: 'Varför kolfiber', en: 'Why carbon fibre'}},
  ],
};

interface Feature {
  icon: 'truck' | 'lock' | 'shield';
  /** Omitted if the shop does not promise this. */
  needs?: string;
  title: LocalizedText;
  text: LocalizedText;
}

/** Shipping, payment, warranty: the promises at the page's end (specification §2). */
export const features: readonly Feature[] = [
  {
    icon: 'truck',
    needs: 'freeShipping',
    title: {sv: 'Fri frakt', en: 'Free shipping'},
    text: {
      sv: 'Vid köp över {{freeShipping}}, skickas inom {{packingDays}} arbetsdagar',
      en: 'On orders over {{freeShipping}}, shipped within {{packingDays}} working days',
    },
  },
  {
    icon: 'lock',
    title: {sv: 'Säker betalning', en: 'Secure checkout'},
    text: {sv: 'Betala med kort eller betala senare', en: 'Pay by card or pay later'},
  },
  {
    icon: 'shield',
    needs: 'warrantyMonths',
    title: {sv: '{{warrantyMonths}} månaders garanti', en: '{{warrantyMonths}}-month warranty'},
    text: {sv: '{{returnDays}} dagars öppet köp', en: '{{returnDays}}-day returns'},
  },
];
