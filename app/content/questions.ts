import type {LocalizedText} from '~/i18n/languages';

/** A question and its answer, in plain text: structured data takes it as it is. */
export interface Question {
  id: string;
  question: LocalizedText;
  answer: LocalizedText;
}

/**
 * The six topics that home answers: shipping, warranty, returns, lenses, materials, care (specification §2).
 * /faq begins its groups with them.
 */
export const questions: readonly Question[] = [
  {
    id: 'shipping',
    question: {sv: 'När kommer min beställning?', en: 'When does my order arrive?'},
    answer: {
      sv: 'Vi packar inom 1–2 arbetsdagar. Frakten är fri över 499 SEK; under det ser du priset i kassan innan du betalar.',
      en: 'We pack within 1–2 business days. Shipping is free over $100; below that you see the price at checkout before you pay.',
    },
  },
  {
    id: 'warranty',
    question: {sv: 'Vad täcker garantin?', en: 'What does the warranty cover?'},
    answer: {
      sv: 'Material- och tillverkningsfel i 24 månader, gångjärn och skruvar inräknade. Vi lagar, och går det inte byter vi.',
      en: 'Faults in material and making for 24 months, hinges and screws included. We repair, and where that cannot be done we replace.',
    },
  },
  {
    id: 'returns',
    question: {sv: 'Kan jag ångra mig?', en: 'Can I change my mind?'},
    answer: {
      sv: 'Du har 30 dagars öppet köp på oanvända varor, utöver lagens 14 dagars ångerrätt. Avbeställs en titanmodell som vi har beställt åt dig för att den var slut tas 50 % av priset ut; ångerrätten påverkas inte av det.',
      en: 'You have 30 days to return unused goods, beside the statutory 14 days of withdrawal. Cancelling a titanium model that we ordered for you because it was out of stock carries a fee of 50 % of the price; the right of withdrawal is not affected.',
    },
  },
  {
    id: 'lenses',
    question: {sv: 'Vilka glas sitter i?', en: 'Which lenses do they have?'},
    answer: {
      sv: 'Polariserade glas i 5 eller 7 lager med UV400-skydd. De flesta bågar kan få andra glas i efterhand.',
      en: 'Polarised lenses in 5 or 7 layers with UV400 protection. Most frames can take other lenses afterwards.',
    },
  },
  {
    id: 'materials',
    question: {sv: 'Vad är bågarna gjorda av?', en: 'What are the frames made of?'},
    answer: {
      sv: 'Kolfiber, trä i korslimmade skikt, betatitan utan nickel, pressat återvunnet papper och genomfärgad polykarbonat. Materialet står på varje produkts sida.',
      en: 'Carbon fibre, wood in cross-glued layers, beta titanium without nickel, pressed recycled paper and polycarbonate coloured through. Each product’s page names its own.',
    },
  },
  {
    id: 'care',
    question: {sv: 'Hur sköter jag dem?', en: 'How do I look after them?'},
    answer: {
      sv: 'Skölj av salt och sand med ljummet vatten och torka med duken som följer med. Trä mår bra av en droppe matolja några gånger om året.',
      en: 'Rinse salt and sand off with lukewarm water and dry with the cloth that comes along. Wood likes a drop of cooking oil a few times a year.',
    },
  },
];
