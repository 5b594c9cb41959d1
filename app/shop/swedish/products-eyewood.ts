import type {SwedishText} from './swedish-text';

export const eyewoodTexts: Readonly<Record<string, SwedishText>> = {
  'eyewood-rowan': {
    title: 'Eyewood Rowan, pantobåge, oljat trä',
    paragraphs: [
      'Sju tunna faner av valnöt, ebenholts, lönn eller zebrano, korslimmade under tryck och frästa till en pantofront. Det är de korsade fibrerna som gör att en träbåge inte slår sig i sol och regn.',
      'Fyra lager hårdvaxolja. Bågen mörknar en nyans under första sommaren. Gradienttonade glas: bruna, till ebenholts rökgrå. Fjädrande gångjärn; passar medelbreda ansikten.',
    ],
  },
  'eyewood-hassel': {
    title: 'Eyewood Hassel, kantig, zebrano eller valnöt',
    paragraphs: [
      'En kantig båge i laminerad zebrano eller valnöt med raka skalmar, 6 mm breda vid gångjärnet och smalare mot örat.',
      'Bryggan är skuren för hand till en mjuk sadel och behöver inga näskuddar. Passar breda ansikten.',
    ],
  },
  'eyewood-salg': {
    title: 'Eyewood Sälg, rund, lönn eller valnöt',
    paragraphs: [
      'Rund och ljus i lönn från södra Sverige, eller mörkare i valnöt. Träet såpas i stället för att oljas, så att lönnen behåller sin ljusa ton.',
      'En liten båge för smala ansikten. Gröna glas till lönn, bruna till valnöt. Skruvade gångjärn i mässing, lätta att dra åt med skruvmejseln i fodralet.',
    ],
  },
  'eyewood-bjork': {
    title: 'Eyewood Björk, rektangulär, lönn, trådskalmar',
    paragraphs: [
      'En front i lönn med titanskalmar. Eftersom metallen fjädrar kan träet fräsas ner till 4 mm.',
      'Den lättaste bågen i serien. Skalmarna går att böja till för hand; passar medelbreda ansikten.',
    ],
  },
  'eyewood-lind': {
    title: 'Eyewood Lind, cat-eye, ebenholts eller zebrano',
    paragraphs: [
      'En mjukt lyft cat-eye-modell i ebenholts eller zebrano, polerad tills den känns som sten. I ebenholtsen syns ådringen först när ljuset kommer från sidan.',
      'Gradienttonade glas: rosé till ebenholts, bruna till zebrano. Passar medelbreda ansikten.',
    ],
  },
  'eyewood-en': {
    title: 'Eyewood En, oval, ene',
    paragraphs: [
      'Massiv ene från stranden, torkad i två år och sågad med stående årsringar, så att den håller formen. De första månaderna doftar bågen svagt av enträ.',
      'Virket bestämmer hur många par det blir: den här gången räckte det till fyrtio. Bärnstensfärgade glas. Passar medelbreda ansikten.',
    ],
  },
};
