import type {LocalizedText} from '~/i18n/languages';

interface Feature {
  title: LocalizedText;
  text: LocalizedText;
}

/**
 * Features on product pages by the collection's handle: hinges and lenses of carbon fibre, the kids' range
 * (specification §2). Only for goods of the vendors in `vendors.ts`.
 */
export const features: Readonly<Record<string, readonly Feature[]>> = {
  fibrous: [
    {
      title: {sv: 'Gångjärn', en: 'Hinges'},
      text: {
        sv: 'Av rostfritt stål, fästa genom fronten med låsta skruvar. De fjädrar utåt och går att byta.',
        en: 'Stainless steel spring hinges, fixed through the front with locked screws. They flex outwards and can be replaced.',
      },
    },
    {
      title: {sv: 'Glas', en: 'Lenses'},
      text: {
        sv: 'Polariserade glas i flera lager som tar bort reflexer från vatten och asfalt, med UV400-\u2060skydd och hårt ytskikt på båda sidor.',
        en: 'Multi-layer polarised lenses that cut the glare from water and tarmac, with UV400 protection and a hard coating on both sides.',
      },
    },
  ],
  kids: [
    {
      title: {sv: 'Barnmodeller för {{kidsAges}} år', en: 'Kids’ models for ages {{kidsAges}}'},
      text: {
        sv: 'Bågen sitter kvar vid lek utan att klämma: mjuka skalmar, bred brygga och inga vassa kanter. Åldern för just den här modellen står i beskrivningen eller bland storlekarna.',
        en: 'The frame stays put during play without pinching: soft temples, a wide bridge and no sharp edges. You’ll find this model’s age range in the description or under size.',
      },
    },
    {
      title: {sv: 'Fullt skydd', en: 'Full protection'},
      text: {
        sv: 'Samma UV400-\u2060skydd som för vuxna, i glas som böjer sig i stället för att splittras.',
        en: 'The same UV400 protection as our adult models, in lenses that bend rather than shatter.',
      },
    },
  ],
};
