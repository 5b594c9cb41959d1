import type {LocalizedText} from '~/i18n/languages';

/** A question and its answer, in plain text: structured data takes it as it is. */
export interface Question {
  id: string;
  /** Left out where the shop does not say this. */
  needs?: string;
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
      sv: 'Vi packar inom {{packingDays}} arbetsdagar; transporttiden till dig står i kassan. Frakten är fri över {{freeShipping}}. Vad frakten kostar ser du innan du betalar.',
      en: 'We pack within {{packingDays}} business days; the transport time to you is stated at checkout. Shipping is free over {{freeShipping}}, as it is for any parcel over {{freeShippingLimit}}. You see what it costs before you pay.',
    },
  },
  {
    id: 'warranty',
    needs: 'warrantyMonths',
    question: {sv: 'Vad täcker garantin?', en: 'What does the warranty cover?'},
    answer: {
      sv: 'Material- och tillverkningsfel i {{warrantyMonths}} månader, gångjärn och skruvar inräknade. Vi lagar, och går det inte byter vi.',
      en: 'Faults in material and workmanship for {{warrantyMonths}} months, hinges and screws included. We repair, or replace what cannot be repaired.',
    },
  },
  {
    id: 'returns',
    question: {sv: 'Kan jag ångra mig?', en: 'Can I change my mind?'},
    answer: {
      sv: 'Enligt lag har du {{withdrawalDays}} dagars ångerrätt. Dessutom har du {{returnDays}} dagars öppet köp på oanvända varor. Avbeställer du en titanmodell som var slut och som vi har beställt åt dig tar vi ut {{cancellationFee}} % av priset; ångerrätten påverkas inte av det.',
      en: 'By law you have a {{withdrawalDays}}-day right of withdrawal. In addition you have {{returnDays}} days to return unused goods. If you cancel a titanium model that was out of stock and that we ordered for you, we charge {{cancellationFee}}% of the price; the right of withdrawal is not affected.',
    },
  },
  {
    id: 'lenses',
    question: {sv: 'Vad är det för glas?', en: 'What kind of lenses are they?'},
    answer: {
      sv: 'Polariserade glas i 5 eller 7 lager med UV400-skydd. Till flera bågar säljer vi extraglas, så att du kan byta ton.',
      en: 'Polarised lenses in 5 or 7 layers with UV400 protection. For several frames we sell extra lenses, so that you can change the tint.',
    },
  },
  {
    id: 'materials',
    question: {sv: 'Vad är bågarna gjorda av?', en: 'What are the frames made of?'},
    answer: {
      sv: 'Kolfiber, trä i korslimmade skikt, nickelfritt titan, pressat återvunnet papper, acetat och genomfärgat polykarbonat. Materialet står på varje produkts sida.',
      en: 'Carbon fibre, wood in cross-glued layers, nickel-free titanium, pressed recycled paper, acetate and polycarbonate dyed right through. Each product’s page names its own.',
    },
  },
  {
    id: 'care',
    question: {sv: 'Hur sköter jag dem?', en: 'How do I look after them?'},
    answer: {
      sv: 'Skölj av salt och sand med ljummet vatten och torka med duken som följer med. Oljat trä mår bra av en droppe linolja några gånger om året.',
      en: 'Rinse off salt and sand with lukewarm water and dry with the cloth supplied. Oiled wood likes a drop of linseed oil a few times a year.',
    },
  },
];
