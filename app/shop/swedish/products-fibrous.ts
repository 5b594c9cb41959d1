import type {SwedishText} from './swedish-text';

export const fibrousTexts: Readonly<Record<string, SwedishText>> = {
  'skarv-carbon-fiber-sunglasses': {
    title: 'Fibrous Skarv, kantig, kolfiber',
    paragraphs: [
      'En kantig front, fräst ur en enda skiva vävd kolfiber på 4 mm, slipad och klarlackad för hand. Väven löper obruten från gångjärn till gångjärn.',
      'Gjord för breda ansikten. Fjädrande gångjärn i rostfritt stål låter skalmarna ge efter lite utåt, så bågen sitter stilla utan att trycka.',
    ],
  },
  'hybrid-atom': {
    title: 'Fibrous Hybrid Atom, pantobåge, kolfiber, trådskalmar',
    paragraphs: [
      'Kolfiber där det ska vara styvt, titan där bågen ska kunna justeras. Pantofronten är av vävd kolfiber, skalmarna av 1,4 mm tjock betatitantråd med silikonspetsar.',
      'Vår lättaste kolfiberbåge: under en lång dag till rors glömmer du att du har den på dig. Passar medelbreda ansikten.',
    ],
  },
  'hybrid-atom-carbon-fiber-acetate-sunglasses': {
    title: 'Fibrous Hybrid Atom Acetat, pantobåge, kolfiber, acetatskalmar',
    paragraphs: [
      'Hybrid Atoms front i vävd kolfiber, med skalmar av biobaserat acetat. Acetatet, som görs av bomullsfiber, skärs ur skivor, trumlas i tre dygn och poleras, så inget par har samma mönster som ett annat.',
      'Skalmarna kan värmas och justeras av vilken optiker som helst. Passar medelbreda ansikten, med en nyckelhålsbrygga som fördelar vikten.',
    ],
  },
  'fibrous-kobbe': {
    title: 'Fibrous Kobbe, rund, kolfiber',
    paragraphs: [
      'Två riktiga cirklar i kolfiber med en låg brygga emellan. En kobbe är klippan som havet har slipat rund, och bågens kanter är rundade på samma sätt: för hand, med våtslippapper.',
      'Gröna glas till svart, rökgrå till blått. Passar smala ansikten och sitter lite lägre på näsan än våra andra kolfiberbågar.',
    ],
  },
  'fibrous-labb-carbon-fiber': {
    title: 'Fibrous Labb, rektangulär, kolfiber',
    paragraphs: [
      'En smal rektangel med blått polyestergarn inlagt i kolfiberväven. Färgen syns i låg sol och försvinner nästan inomhus.',
      'Platta skalmar med gummi längst ut håller den på plats när du springer eller ror. Passar medelbreda ansikten.',
    ],
  },
  'fibrous-grissla': {
    title: 'Fibrous Grissla, cat-eye, kolfiber',
    paragraphs: [
      'Ett lyft ytterhörn, tecknat efter det vita strecket bakom sillgrisslans öga. I kolfiber kan kanten smalna till 2 mm upptill och ändå hålla formen.',
      'Justerbara näskuddar i silikon. Gradienttonade glas: rökgrå till svart, rosé till rött. Passar medelbreda ansikten.',
    ],
  },
  'fibrous-brott-carbon-fiber': {
    title: 'Fibrous Brott, rektangulär, kolfiber',
    paragraphs: [
      'Vår största kolfiberbåge, 148 mm tvärs över, för dig som tycker att de flesta solglasögon klämmer vid tinningarna. Fronten är välvd och stänger ute vind och sidoljus.',
      'Helsvart eller med rött garn i väven. De bärnstensfärgade glasen skärper sikten i dis och över snö.',
    ],
  },
  'fibrous-orn': {
    title: 'Fibrous Örn, pilotbåge, kolfiber',
    paragraphs: [
      'En pilotbåge där ramar, brygga och tvärslå är skurna ur samma stycke kolfiber. Inga lödningar, inga skruvar kring glasen, och den känns aldrig så kall mot huden som metall.',
      'De droppformade glasen täcker bra nedåt, vilket märks på sjön. Passar breda ansikten.',
    ],
  },
  'fibrous-klint': {
    title: 'Fibrous Klint, kantig, kolfiber, numrerad serie',
    paragraphs: [
      'En kantig båge där överkanten är lämnad rå, så att kolfiberns lager syns som fina linjer.',
      'Fotokromatiska glas som följer ljuset. Varje par tar elva timmar att göra och är numrerat på insidan av vänster skalm. Passar medelbreda ansikten.',
    ],
  },
};
