import type {SwedishText} from './swedish-text';

export const engravedTexts: Readonly<Record<string, SwedishText>> = {
  'engraved-rowan-waves': {
    title: 'Graverad Rowan med vågor',
    paragraphs: [
      'Eyewood Rowan i valnöt med ett motiv inbränt 0,3 mm i skalmarna: en lång dyning, en rad granar på andra stranden och en latitud.',
      'En laser drar linjerna, en pensel med hårdvax förseglar dem. Latituden är vår verkstads; vill du ha en egen skriver du till oss direkt efter beställningen. Ett par med egen latitud kan inte lämnas tillbaka. Fjädrande gångjärn; passar medelbreda ansikten.',
    ],
  },
  'eyewood-engraved-ask-compass': {
    title: 'Graverad Ask med kompass',
    paragraphs: [
      'En kompassros på vänster skalm och nålen på höger, inbrända i laminerat trä. Hopfällda ligger de över varandra.',
      'Kantig front, sadelbrygga, inga näskuddar. Passar medelbreda och breda ansikten.',
    ],
  },
  'engraved-alm-coordinates': {
    title: 'Graverad Alm med koordinater',
    paragraphs: [
      'Din egen position på skalmen: en brygga, en fjälltopp, en adress. Mejla den direkt efter beställningen, i grader och minuter, så bränner vi in den i träet.',
      'Rund båge i zebrano eller ebenholts. Ett par med din position görs för dig och kan inte lämnas tillbaka. Passar smala till medelbreda ansikten.',
    ],
  },
  'engraved-skarv-carbon-fiber': {
    title: 'Graverad Skarv i kolfiber',
    paragraphs: [
      'Fibrous Skarv med en fin linje skuren genom klarlacken ner till kolfibern. Motivet är matt mot blankt och syns när ljuset rör sig.',
      'Välj vågor, granar eller koordinater. Fjädrande gångjärn i rostfritt stål; passar medelbreda och breda ansikten.',
    ],
  },
  'engraved-hassel-spruces': {
    title: 'Graverad Hassel med granar',
    paragraphs: [
      'Ett skogsbryn längs båda skalmarna, etthundratolv granar, inga två lika höga.',
      'I övrigt är det Eyewood Hassel i valnöt: kantig front, raka skalmar, sadelbrygga. Passar medelbreda och breda ansikten.',
    ],
  },
  'eyewood-engraved-lind-waves': {
    title: 'Graverad Lind med vågor',
    paragraphs: [
      'Tre linjer dyning från gångjärn till spets, inbrända i ebenholtsbetsat trä: mörkt på mörkt.',
      'Samma lyfta front som Eyewood Lind. Passar smala till medelbreda ansikten.',
    ],
  },
};
