import type {SwedishText} from './swedish-text';

export const lensesTexts: Readonly<Record<string, SwedishText>> = {
  'linser-terne': {
    title: 'Spegelglas till Titan Terne',
    paragraphs: [
      'Ett par spegelglas till Terne. Skurna på millimetern: lossa skruven i bågen, byt glas, dra åt.',
      'Spegeln ligger under ett hårt skikt och tål vanlig putsning. Skruvmejsel och duk ingår.',
    ],
  },
  'titan-extra-lenses-gradient': {
    title: 'Gradienttonade glas till Titan Lom',
    paragraphs: [
      'Mörkare upptill, ljusare mot kinden: bra när du vill läsa sjökortet eller instrumenten utan att ta av dig solglasögonen.',
      'Ett par till Titan Lom. Skruvmejsel och duk ingår.',
    ],
  },
  'titan-mirror-lenses': {
    title: 'Spegelglas till Titan Lom',
    paragraphs: [
      'Spegelglas till Titan Lom. Spegeln kastar tillbaka en god del av ljuset innan tonen tar resten, vilket passar snö och öppet hav.',
      'Ett par. Skruvmejsel och duk ingår.',
    ],
  },
  'linser-skarv': {
    title: 'Reservglas till Skarv',
    paragraphs: [
      'Reservglas till Skarv i samma toner som bågen säljs med, plus två till. De klickas fast i spåret framifrån: tryck runt hela glaset tills det klickar.',
      'Säljs som ett par eller som två par i samma ton.',
    ],
  },
  'eyewood-replacement-lenses': {
    title: 'Reservglas till Eyewood Rowan',
    paragraphs: [
      'Nya glas till Rowan när sanden har repat de gamla. Skicka in bågen så monterar vi dem, eller gör det själv: träramen öppnas med en skruv vid gångjärnet.',
      'Ett par, duk ingår.',
    ],
  },
  'titan-solid-colour-lenses': {
    title: 'Enfärgade glas till Titan Lom',
    paragraphs: [
      'Enfärgade glas till Titan Lom. Rökgrått lämnar färgerna som de är, brunt lyfter kontrasten, grönt är det lugna däremellan.',
      'Ett par. Skruvmejsel och duk ingår.',
    ],
  },
  'titan-photochromic-lenses': {
    title: 'Fotokromatiska glas till Titan Lom',
    paragraphs: [
      'Glas som mörknar av sig själva i solen och klarnar igen inomhus på ungefär två minuter. Kyla gör dem mörkare, så de är bäst på vintern.',
      'Ett par till Titan Lom. Skruvmejsel och duk ingår.',
    ],
  },
  'titanium-v2-mirror-lenses': {
    title: 'Spegelglas till Titan V2 Lom',
    paragraphs: [
      'Spegelglas till Titan V2 Lom. De snäpps in bakifrån, utan verktyg: tryck vid bryggan tills det klickar.',
      'De passar inte den första Titan Lom, vars infattning är skruvad. Ett par, duk ingår.',
    ],
  },
};
