import type {LocalizedText} from '~/i18n/languages';

export const benefitsTitle: LocalizedText = {sv: 'Kolfiber i korthet', en: 'Carbon fibre in brief'};

interface Benefit {
  id: string;
  name: LocalizedText;
  text: LocalizedText;
}

const ordered = [
  {
    id: 'lightweight',
    name: {sv: 'Lätt', en: 'Lightweight'},
    text: {
      sv: 'En båge i kolfiber väger 17–24 gram.',
      en: 'A carbon fibre frame weighs 17–24 grams.',
    },
  },
  {
    id: 'resistant',
    name: {sv: 'Tålig', en: 'Hard-wearing'},
    text: {sv: 'Nycklar och sand lämnar få spår.', en: 'Keys and sand leave few marks.'},
  },
  {
    id: 'strength',
    name: {sv: 'Stark', en: 'Strong'},
    text: {sv: 'Starkare än stål, gram för gram.', en: 'Stronger than steel, gram for gram.'},
  },
  {
    id: 'thermal',
    name: {sv: 'Formstabil', en: 'Keeps its shape'},
    text: {
      sv: 'Samma form i värme och kyla.',
      en: 'The same shape in heat and cold.',
    },
  },
  {
    id: 'chemical',
    name: {sv: 'Tål svett och salt', en: 'Resists sweat and salt'},
    text: {
      sv: 'Solkräm och handsprit lämnar inga spår.',
      en: 'Sunscreen and hand sanitiser leave no trace.',
    },
  },
  {
    id: 'flexibility',
    name: {sv: 'Fjädrande', en: 'Springy'},
    text: {
      sv: 'Skalmarna ger efter och fjädrar tillbaka.',
      en: 'The temples give, then spring back.',
    },
  },
] as const satisfies readonly Benefit[];

/** Keys of the longer texts in `pages/why-carbon-fiber.ts` and of the icons in `app/routes/why-carbon-fiber`. */
export type BenefitId = (typeof ordered)[number]['id'];

/** The six of the footer and of /why-carbon-fiber (specification §2); without any, the footer has no such block. */
export const benefits: ReadonlyArray<Benefit & {id: BenefitId}> = ordered;
