import type {SwedishText} from './swedish-text';

export const moodTexts: Readonly<Record<string, SwedishText>> = {
  'mood-fjell': {
    title: 'Mood Fjell, cat-eye, halvgenomskinlig',
    paragraphs: [
      'En bred front i polykarbonat med mjukt uppåtsvängda hörn: marmorerad och halvgenomskinlig i fyra färger, täckande i blått. Materialet är genomfärgat, så repor syns mindre.',
      'Glasen följer bågens ton; till den blå är de rökgrå. Passar breda ansikten.',
    ],
  },
  'mood-dis': {
    title: 'Mood Dis, rund, acetat',
    paragraphs: [
      'Dis är det som ligger över vattnet innan solen har kommit upp ordentligt. Bågen har dess färg, och glasen tonar ut på samma sätt: djupast upptill, nästan klara vid kinden.',
      'Rund, med nyckelhålsbrygga. Passar medelbreda ansikten.',
    ],
  },
  'mood-eyewood-dream': {
    title: 'Mood Eyewood Dream, pantobåge, acetat och trä',
    paragraphs: [
      'Front i honungsfärgat acetat med skalmar i valnöt, eller i petrolfärgat acetat med skalmar i lönn. Fogen är en laxstjärt på 5 mm som känns men knappt syns.',
      'Bruna, gradienttonade glas till honung, petrol till petrol. En pantoform som klär de flesta medelbreda ansikten.',
    ],
  },
  'mood-bris': {
    title: 'Mood Bris, rektangulär, tvåfärgad',
    paragraphs: [
      'En lätt, rektangulär båge i polykarbonat som tål att åka med i väskan. Front och skalmar har olika färg, och båda är genomfärgade, så att repor knappt syns.',
      'Gångjärn i rostfritt stål med fem leder och skruvar som du kan dra åt hemma. Glasen är rökgrå och återger färgerna som de är. Tre storlekar: smal 134 mm, medelbred 140 mm och bred 146 mm.',
    ],
  },
  'mood-glod': {
    title: 'Mood Glöd, pilotbåge, orange eller rosa',
    paragraphs: [
      'En pilotbåge i orange polykarbonat med guldspegel, eller i rosa med gradienttonade glas i rosé. Bakom spegeln är glasen bruna, vilket lyfter kontrasten.',
      'Näskuddarna är gjutna i ett stycke med bågen, så det finns inget att tappa. Passar breda ansikten.',
    ],
  },
  'mood-skym': {
    title: 'Mood Skym, kantig, acetat, fotokromatiska glas',
    paragraphs: [
      'För timmarna när vanliga solglasögon är för mörka: fotokromatiska glas, ljust grå i svagt ljus och djupt grå mitt på dagen. I solen mörknar de på ungefär en halv minut.',
      'Kantig, sköldpaddsmönstrat acetat med sadelbrygga. Passar breda ansikten.',
    ],
  },
  'mood-vag': {
    title: 'Mood Våg, oval, återvunnen plast',
    paragraphs: [
      'En sextiotalsform: en oval i återvunnet polykarbonat. Den blågröna färgen kommer från kasserade vattendunkar och skiftar lite från omgång till omgång.',
      'Gröna glas till blågrönt, bärnstensfärgade till gult. Passar smala ansikten.',
    ],
  },
  'mood-frost': {
    title: 'Mood Frost, pantobåge, frostad',
    paragraphs: [
      'Mattblått polykarbonat, blästrat med fint glas tills ytan ser ut som is på en ruta. Glas med silverspegel.',
      'Pantofront, fjädrande gångjärn. Passar medelbreda ansikten.',
    ],
  },
};
