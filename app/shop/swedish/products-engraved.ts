import type {SwedishText} from './swedish-text';

export const engravedTexts: Readonly<Record<string, SwedishText>> = {
  'engraved-rowan-waves': {
    title: 'Graverad Rowan, pantobåge, vågor',
    paragraphs: [
      'Eyewood Rowan i valnöt eller lönn med ett motiv inbränt 0,3 mm djupt i skalmarna: en lång dyning, en rad granar på andra stranden och en latitud.',
      'Linjerna bränns med laser och förseglas med hårdvax. Latituden är verkstadens; vill du ha en egen skriver du till oss direkt efter beställningen. Ett par med egen latitud kan inte lämnas tillbaka. Bruna, gradienttonade glas. Fjädrande gångjärn; passar medelbreda ansikten.',
    ],
  },
  'eyewood-engraved-ask-compass': {
    title: 'Graverad Ask, kantig, kompass',
    paragraphs: [
      'En kompassros och en skala som pekar mot norr, inbrända i båda skalmarna av laminerad lönn eller zebrano.',
      'Kantig front, sadelbrygga, inga näskuddar. Bruna glas. Passar breda ansikten.',
    ],
  },
  'engraved-alm-coordinates': {
    title: 'Graverad Alm, rund, koordinater',
    paragraphs: [
      'En position, inbränd i skalmarna av zebrano eller ebenholts. Den är verkstadens om du inte mejlar en egen direkt efter beställningen, i grader och minuter: en brygga, en fjälltopp, en adress.',
      'Gröna glas till zebrano, rökgrå till ebenholts. Bågen är rund. Ett par med egen position görs för dig och kan inte lämnas tillbaka. Passar medelbreda ansikten.',
    ],
  },
  'engraved-skarv-carbon-fiber': {
    title: 'Graverad Skarv, kantig, kolfiber',
    paragraphs: [
      'Fibrous Skarv med ett motiv skuret genom klarlacken ner i kolfibern. Linjerna är matta och ljusa mot den blanka väven.',
      'Välj vågor, granar eller koordinater med en kort dyning. Koordinaterna är verkstadens om du inte mejlar egna direkt efter beställningen. Ett par med egna koordinater kan inte lämnas tillbaka. Rökgrå glas. Passar breda ansikten.',
    ],
  },
  'engraved-hassel-spruces': {
    title: 'Graverad Hassel, kantig, granar',
    paragraphs: [
      'Ett skogsbryn längs båda skalmarna, inbränt i valnöt: hundratolv granar, inga två lika höga.',
      'I övrigt är det Eyewood Hassel: kantig front, raka skalmar, sadelbrygga. Gröna glas. Passar breda ansikten.',
    ],
  },
  'eyewood-engraved-lind-waves': {
    title: 'Graverad Lind, cat-eye, vågor',
    paragraphs: [
      'En latitud, en lång dyning och en dunge granar, inbrända i ebenholts eller valnöt. I ebenholtsen är linjerna fyllda med ljust vax.',
      'Gradienttonade glas: rökgrå till ebenholts, bruna till valnöt. Samma lyfta front som Eyewood Lind. Passar medelbreda ansikten.',
    ],
  },
};
