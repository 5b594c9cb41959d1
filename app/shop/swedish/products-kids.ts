import type {SwedishText} from './swedish-text';

export const kidsTexts: Readonly<Record<string, SwedishText>> = {
  'kids-lille': {
    title: 'Lille, rund, 3–10 år',
    paragraphs: [
      'Runda bågar i polykarbonat som hellre böjer sig än går av. Fronten i en färg, skalmarna i en annan, så att det är lätt att se vad som är fram.',
      'Gångjärnen hålls av nitar, inte av skruvar som kan lossna. Blå spegelglas. Två storlekar: 122 mm bred för 3–6 år, 128 för 7–10.',
    ],
  },
  'kids-lunne': {
    title: 'Lunne, kantig, 3–6 år',
    paragraphs: [
      'En kantig båge med rak överkant och skalmar som sluter om huvudet. Den sitter kvar upp och ner; vi har provat.',
      'Bryggan är bred och låg, precis som barns näsor. Rökgrå glas. För 3 till 6 år.',
    ],
  },
  'eyewood-cubs-kotte': {
    title: 'Kotte, rund, trä, 3–6 år',
    paragraphs: [
      'En liten rund båge i lönn eller valnöt med skalmar av mjukt polykarbonat. Träet är oljat med linolja och inget annat.',
      'Alla kanter är rundade. Gröna glas till lönn, bruna till valnöt. För 3 till 6 år.',
    ],
  },
  'barn-tulla': {
    title: 'Tulla, cat-eye, 7–10 år',
    paragraphs: [
      'Ett lyft hörn och lite glitter, inpressat mellan två lager polykarbonat där det inte kan nötas av.',
      'Böjliga gångjärn utan fjädrar. Gradienttonade glas: rosé till rosa, rökgrå till blått. För 7 till 10 år.',
    ],
  },
  'cubs-rav': {
    title: 'Räv, pilotbåge, 3–6 år',
    paragraphs: [
      'En rävfärgad pilotbåge i böjligt polykarbonat. Näskuddarna är mjuka och breda, så att de inte lämnar märken ens efter en dag i cykelsitsen.',
      'Spegelglas i guld. För 3 till 6 år.',
    ],
  },
  'kids-knatte': {
    title: 'Knatte, oval, 7–10 år',
    paragraphs: [
      'En oval båge med ett sportband som knäpps fast på skalmarna. Gjord för badbryggan, skidbacken och allt däremellan.',
      'Bandet kan tvättas och tas av. Spegelglas i silver. För 7 till 10 år.',
    ],
  },
};
