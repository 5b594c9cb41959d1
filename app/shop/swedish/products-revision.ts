import type {SwedishText} from './swedish-text';

export const revisionTexts: Readonly<Record<string, SwedishText>> = {
  'revision-flak-paper': {
    title: 'Revision Flak, kantig, återvunnet papper',
    paragraphs: [
      'Gamla sjökort, tidningar och spill från tryckeriet, som rivs, pressas med växtbaserat harts och fräses till en kantig front. Inga två par får samma bokstäver och linjer.',
      'Skivan är impregnerad rakt igenom och tål regn. Rökgrå, gradienttonade glas. Passar medelbreda ansikten; fjädrande gångjärn.',
    ],
  },
  'revision-drift-paper': {
    title: 'Revision Drift, rund, återvunnet papper',
    paragraphs: [
      'En rund båge av papperet som blir över i vår egen verkstad: ritningar, följesedlar, mallar. Titta noga så hittar du kanske ett halvt mått.',
      'En mjuk, matt yta som alltid känns varm. Gröna glas. Passar smala ansikten.',
    ],
  },
  'revision-tang-paper': {
    title: 'Revision Tång, pantobåge, papper och blåstång',
    paragraphs: [
      'Blått papper från kasserade sjökort, pressat ihop med torkad blåstång. Tången syns som mörka trådar i skivan.',
      'Pantofront med acetatskalmar. Glas i petrol. Passar medelbreda ansikten.',
    ],
  },
  'revision-spant-paper': {
    title: 'Revision Spant, rektangulär, återvunnet papper',
    paragraphs: [
      'Svart papper, lagt i fyrtio lager och böjt över en form som spanten i en båt. Lagren syns som fina grå linjer längs kanten.',
      'En bred rektangel för breda ansikten.',
    ],
  },
  'revision-blad-paper': {
    title: 'Revision Blad, oval, återvunnet papper',
    paragraphs: [
      'En smal oval med tunna kanter, så lätt som pressat papper kan bli. Färgen är papperets egen; inget är färgat.',
      'Bruna glas till naturfärgat, rökgrå till blått. Passar smala ansikten.',
    ],
  },
};
