import type {SwedishText} from './swedish-text';

export const eyewoodTexts: Readonly<Record<string, SwedishText>> = {
  'eyewood-rowan': {
    title: 'Eyewood Rowan, pantobåge i trä',
    paragraphs: [
      'Sju tunna faner, korslimmade under tryck och frästa till en pantofront. Det är de korsade fibrerna som gör att en träbåge inte slår sig i sol och regn.',
      'Oljad fyra gånger med hårdvax. Den mörknar en nyans under första sommaren. Fjädrande gångjärn; passar medelbreda ansikten.',
    ],
  },
  'eyewood-hassel': {
    title: 'Eyewood Hassel, kantig i trä',
    paragraphs: [
      'En kantig båge i laminerat trä med raka skalmar, 6 mm breda vid gångjärnet och smalare mot örat.',
      'Bryggan är skuren för hand till en mjuk sadel och behöver inga näskuddar. Passar medelbreda och breda ansikten.',
    ],
  },
  'eyewood-salg': {
    title: 'Eyewood Sälg, rund i trä',
    paragraphs: [
      'Rund och ljus, i lönn från södra Sverige. Träet såpas i stället för att oljas och behåller sin ljusa ton.',
      'En liten båge för smala ansikten. Skruvade gångjärn i mässing, lätta att dra åt med skruvmejseln i fodralet.',
    ],
  },
  'eyewood-bjork': {
    title: 'Eyewood Björk i trä och titan',
    paragraphs: [
      'En front i lönn på titanskalmar. Eftersom metallen fjädrar kan träet fräsas ner till 4 mm.',
      'Den lättaste bågen i serien. Skalmarna böjs till för hand; passar smala till breda ansikten.',
    ],
  },
  'eyewood-lind': {
    title: 'Eyewood Lind, cat-eye i trä',
    paragraphs: [
      'En mjukt lyft cat-eye-modell i ebenholtsbetsat trä, polerat tills det känns som sten. Ådringen syns först när ljuset kommer från sidan.',
      'Zebrano, det andra träslaget, lämnas obetsat. Passar smala till medelbreda ansikten.',
    ],
  },
  'eyewood-en': {
    title: 'Eyewood En, oval i ene',
    paragraphs: [
      'Ene från stranden, torkad i två år och sågad tvärs över årsringarna. De första månaderna doftar bågen svagt av en.',
      'Virket bestämmer hur många par det blir: den här gången räckte det till fyrtio. Passar medelbreda ansikten.',
    ],
  },
};
