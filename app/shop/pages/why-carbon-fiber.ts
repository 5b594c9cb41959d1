import type {LocalizedBlocks} from '~/i18n/copy';
import type {LocalizedText} from '~/i18n/languages';
import type {BenefitId} from '~/shop/benefits';
import carbonPhone from '~/shop/pictures/carbon-phone.jpg?w=480;800;1080&format=avif;webp&quality=49&effort=3&as=scene';
import cut from '~/shop/pictures/cut.jpg?w=480;800;1200&format=avif;webp&quality=54&effort=3&as=scene';
import fronts from '~/shop/pictures/fronts.jpg?w=640;1280&format=avif;webp&quality=46&effort=2&as=scene';
import colours from '~/shop/pictures/carbon-colours.jpg?w=640;1280;1920&format=avif;webp&quality=50&effort=2&as=scene';
import weave from '~/shop/pictures/weave.jpg?w=480;800;1200&format=avif;webp&quality=50&effort=3&as=scene';
import carbon from '~/shop/pictures/carbon.jpg?w=960;1440;1920&format=avif;webp&quality=53&wideQuality=62&effort=3&as=scene';

export const text = {
  title: {sv: 'Varför kolfiber', en: 'Why carbon fibre'},
  subtitle: {
    sv: 'Bågar som är lätta att bära och svåra att knäcka.',
    en: 'Frames that are easy to wear and hard to break.',
  },
  description: {
    sv: 'Kolfiber gör bågen lätt, styv och tålig mot värme och kemikalier. Läs hur vi lägger, pressar, fräser och slipar materialet.',
    en: 'What carbon fibre does for a pair of glasses, from weight and stiffness to heat and chemicals, and how we lay up, press, mill and sand it.',
  },
  benefits: {sv: 'Sex skäl att välja kolfiber', en: 'Six reasons to choose carbon fibre'},

  effectTitle: {sv: 'Vad kolfiber gör för bågen', en: 'What carbon fibre does for a frame'},
  table: {
    sv: 'Ungefärliga värden för några av materialen vi arbetar med, och stål som jämförelse. Specifik styvhet anges i GPa per g/cm³.',
    en: 'Approximate values for some of the materials we work with, and steel for comparison. Specific stiffness is in GPa per g/cm³.',
  },
  material: {sv: 'Material', en: 'Material'},
  density: {sv: 'Densitet, g/cm³', en: 'Density, g/cm³'},
  stiffness: {sv: 'Styvhet, GPa', en: 'Stiffness, GPa'},
  byWeight: {sv: 'Specifik styvhet', en: 'Specific stiffness'},

  makingTitle: {sv: 'Så gör vi en båge', en: 'How a frame is made'},
} as const satisfies Record<string, LocalizedText>;

export const hero = {
  picture: carbon,
  phonePicture: carbonPhone,
  /** The part that stays visible when cropped (Tailwind's object-position). */
  focus: 'object-[50%_42%] md:object-[90%_40%]',
  alt: {
    sv: 'Solglasögon i svart kolfiber med silverspegel på mörk skiffer; väven syns i kanten runt glasen',
    en: 'Black carbon fibre sunglasses with silver mirror lenses on dark slate; the weave shows in the rim around the lenses',
  },
};

export const effectPicture = {
  picture: weave,
  alt: {
    sv: 'Fibrous Kobbe på nära håll: kolfiberns väv löper runt glaset, i ljuset från ett fönster',
    en: 'Fibrous Kobbe close up: the weave of the carbon fibre runs around the lens, in the light of a window',
  },
};

/** Above the steps of the making. */
export const beginning = {
  picture: fronts,
  alt: {
    sv: 'Fem fronter i svart, blå och röd kolfiber, utan glas och skalmar, på rad i ett ställ av valnöt',
    en: 'Five fronts of black, blue and red carbon fibre, without lenses and temples, in a row in a walnut rack',
  },
};

/** Beside it on wide screens. */
export const end = {
  picture: cut,
  alt: {
    sv: 'En skiva av kolfiber med en cat-eye-front som nästan är frilagd; framför den en färdigfräst front',
    en: 'A panel of carbon fibre with a cat-eye front milled almost out of it; in front of it, a finished front',
  },
};

/** The page's end, above the links. */
export const closing = {
  title: {sv: 'En väv, många former', en: 'One weave, many shapes'},
  picture: colours,
  alt: {
    sv: 'Fyra bågar i kolfiber på rad i mörkret: blå, svart, röd och svart',
    en: 'Four carbon fibre frames in a row in the dark: blue, black, red and black',
  },
  links: [
    {
      to: '/category/fibrous',
      text: {sv: 'Se bågarna i kolfiber', en: 'See the carbon fibre frames'},
    },
    {to: '/story', text: {sv: 'Läs vår historia', en: 'Read our story'}},
  ],
};

/** Longer texts, separate from `app/shop/benefits.ts`, because every page loads that. */
export const benefitTexts: Readonly<Record<BenefitId, LocalizedText>> = {
  lightweight: {
    sv: 'Våra bågar i kolfiber väger 17–24 gram, glasen inräknade. Efter en timme känner du skillnaden, på näsan och bakom öronen.',
    en: 'Our carbon fibre frames weigh 17–24 grams, lenses included. After an hour, your nose and ears can tell the difference.',
  },
  resistant: {
    sv: 'Ytan är slipad och klarlackad för hand. Den klarar livet i fickan, bland sand och nycklar, bättre än plast, men fodralet är till för att användas.',
    en: 'The surface is sanded and clear-coated by hand. It copes with sand, keys and life in a pocket better than plastic, but do use the case.',
  },
  strength: {
    sv: 'Gram för gram är väven starkare än stål. Därför kan fronten fräsas smal.',
    en: 'Gram for gram, the weave is stronger than steel. That is why a front can be milled slim.',
  },
  thermal: {
    sv: 'Kolfiber utvidgar sig mycket lite. Bågen har samma form i en het bil som i trettio graders kyla.',
    en: 'Carbon fibre hardly expands. The frame keeps its shape in a hot car and at thirty degrees below zero.',
  },
  chemical: {
    sv: 'Svett, saltvatten, solkräm och handsprit biter inte på materialet. Skölj ändå av bågen, för glasens och skruvarnas skull.',
    en: 'Sweat, salt water, sunscreen and hand sanitiser do the material no harm. Rinse the frame all the same, for the sake of the lenses and the screws.',
  },
  flexibility: {
    sv: 'Skalmarna är så tunna att de ger efter och så styva att de fjädrar tillbaka. Gångjärnen gör resten.',
    en: 'The temples are thin enough to give and stiff enough to spring back. The hinges absorb the rest.',
  },
};

export const effect: LocalizedBlocks = {
  sv: [
    'En kolfiber är en tråd av kol, tunnare än ett hårstrå. Ensam är den mjuk som sytråd. Vävd, lagd i lager och härdad i epoxi blir den en skiva som knappt går att böja i fibrernas riktning.',
    'En båge ska vara så styv som möjligt och väga så lite som möjligt. En styv front håller glasen i linje även när du tar av dig glasögonen med ena handen. Och den kan göras smal. Acetat är faktiskt lättare per kubikcentimeter, men måste vara så mycket tjockare att bågen ändå väger mer.',
    'Materialet har en begränsning: det går inte att värma och böja som acetat. Det som ska kunna justeras sitter därför någon annanstans, i gångjärnen och, på hybriderna, i skalmar av titan eller acetat.',
  ],
  en: [
    'A carbon fibre is a thread of carbon, thinner than a hair. On its own it is as limp as sewing thread. Woven, laid in layers and cured in epoxy, it becomes a panel that hardly bends in the direction of its fibres.',
    'We want as much stiffness as we can get for the least weight. A stiff front keeps the lenses aligned even when you take the glasses off with one hand. And it can be made slim. Acetate is in fact lighter per cubic centimetre, but the frame has to be so much thicker that it ends up heavier.',
    'Carbon fibre has one limit: it cannot be heated and bent like acetate. So whatever needs adjusting sits elsewhere, in the hinges and, on the hybrids, in temples of titanium or acetate.',
  ],
};

/** Typical values, of woven carbon fibre laid in all directions; alloys differ. Specific stiffness is in GPa per g/cm³. */
export const materials: ReadonlyArray<{
  name: LocalizedText;
  density: LocalizedText;
  stiffness: string;
  byWeight: LocalizedText;
}> = [
  {
    name: {sv: 'Kolfiber i epoxi', en: 'Carbon fibre in\u00a0epoxy'},
    density: {sv: '1,5', en: '1.5'},
    stiffness: '45',
    byWeight: {sv: '30', en: '30'},
  },
  {
    name: {sv: 'Acetat', en: 'Acetate'},
    density: {sv: '1,3', en: '1.3'},
    stiffness: '2',
    byWeight: {sv: '1,5', en: '1.5'},
  },
  {
    name: {sv: 'Titan', en: 'Titanium'},
    density: {sv: '4,5', en: '4.5'},
    stiffness: '105',
    byWeight: {sv: '23', en: '23'},
  },
  {
    name: {sv: 'Stål', en: 'Steel'},
    density: {sv: '7,9', en: '7.9'},
    stiffness: '200',
    byWeight: {sv: '25', en: '25'},
  },
];

export const steps: ReadonlyArray<{title: LocalizedText; text: LocalizedText}> = [
  {
    title: {sv: 'Väven skärs', en: 'The cloth is cut'},
    text: {
      sv: 'Vävd kolfiber skärs till ark. Trådarnas riktning kontrolleras mot ljuset, eftersom den syns i den färdiga bågen.',
      en: 'Woven carbon fibre is cut into sheets. We hold it up to the light to check the direction of the threads, which shows in the finished frame.',
    },
  },
  {
    title: {sv: 'Ark läggs på ark', en: 'The sheets are layered'},
    text: {
      sv: 'Varje ark vrids ett åttondels varv mot det förra, så att skivan blir lika styv åt alla håll.',
      en: 'Each sheet is turned an eighth of a turn from the last, so that the panel is equally stiff in every direction.',
    },
  },
  {
    title: {sv: 'Skivan pressas', en: 'The panel is pressed'},
    text: {
      sv: 'Epoxin härdar under tryck och värme. Resultatet är en fyra millimeter tjock skiva, och fronten får samma tjocklek.',
      en: 'The epoxy cures under pressure and heat. The result is a panel four millimetres thick, the depth of the finished front.',
    },
  },
  {
    title: {sv: 'Fronten fräses', en: 'The front is milled'},
    text: {
      sv: 'Hela fronten fräses ur ett enda stycke, och väven löper obruten från gångjärn till gångjärn.',
      en: 'The whole front is cut from a single piece, and the weave runs unbroken from hinge to hinge.',
    },
  },
  {
    title: {sv: 'Kanterna slipas', en: 'The edges are sanded'},
    text: {
      sv: 'För hand, med våtslippapper i allt finare korn, tills kanten är rund. Sedan klarlackas bågen.',
      en: 'By hand, with wet-and-dry paper in ever finer grits, until the edge is round. Then the frame is clear-coated.',
    },
  },
  {
    title: {sv: 'Bågen monteras', en: 'The frame is assembled'},
    text: {
      sv: 'Gångjärn i rostfritt stål skruvas genom kolfibern och låses. Glasen sätts i, och bågen kontrolleras mot en plan yta innan den packas.',
      en: 'Stainless steel hinges are screwed through the carbon fibre and locked. The lenses go in, and the frame is checked against a flat surface before it is packed.',
    },
  },
];
