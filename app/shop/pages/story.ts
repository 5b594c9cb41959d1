import type {LocalizedBlocks} from '~/i18n/copy';
import type {LocalizedText} from '~/i18n/languages';
import sea from '~/shop/pictures/hero.jpg?w=640;960;1440;1920&format=avif;webp&quality=55&as=scene';
import wood from '~/shop/pictures/story.jpg?w=400;800;1200&format=avif;webp&quality=50&as=scene';
import temple from '~/shop/pictures/temple.jpg?w=400;800;1200&format=avif;webp&quality=50&as=scene';
import type {BuiltPicture} from '~/ui/scene';

export const text = {
  pageTitle: {sv: 'Vår historia', en: 'Our story'},
  title: {sv: '{{foundingPlace}}, {{foundingYear}}', en: '{{foundingPlace}}, {{foundingYear}}'},
  description: {
    sv: 'Hur {{shop}} började i {{foundingPlace}} {{foundingYear}} med spill från en båtbyggares kolfiber, och varför vi väljer material efter hur de åldras.',
    en: 'How {{shop}} began in {{foundingPlace}} in {{foundingYear}} with a boatbuilder’s leftover carbon fibre, and why we choose materials for how they age.',
  },
  lead: {
    sv: 'Det började med ett par bågar som inte höll för salt och blåst.',
    en: 'It began with a pair of frames that could not take salt and wind.',
  },
} as const satisfies Record<string, LocalizedText>;

interface Illustration {
  picture: BuiltPicture;
  alt: LocalizedText;
}

/** The wide picture under the title. */
export const opening: Illustration = {
  picture: sea,
  alt: {
    sv: 'Solglasögon i kolfiber på ljusa klippor vid havet',
    en: 'Carbon fibre sunglasses on pale rocks by the sea',
  },
};

/** The first has the page's width; those that follow stand beside their pictures. */
export const chapters: ReadonlyArray<
  {title: LocalizedText; blocks: LocalizedBlocks} & Partial<Illustration>
> = [
  {
    title: {sv: 'Det som blev över av en båt', en: 'What was left of a boat'},
    blocks: {
      sv: [
        'Skruvarna rostade, plasten blev matt och skalmarna pekade åt var sitt håll. Det var i slutet av sommaren, och det var inte första gången.',
        'Hos en båtbyggare låg kolfiber som hade blivit över, bitar för små för ett skrov men stora nog för en båge. Ur en av dem sågade vi en front, filade kanterna och skruvade på gångjärn. Det paret var inte vackert. Men det höll, och så gjorde vi ett till.',
      ],
      en: [
        'The screws rusted, the plastic went dull and the temples pointed in different directions. It was the end of summer, and not the first time.',
        'A boatbuilder had carbon fibre left over, pieces too small for a hull but large enough for a frame. Out of one we sawed a front, filed its edges and screwed on hinges. That pair was no beauty. But it lasted, and so we made another.',
      ],
    },
  },
  {
    title: {sv: 'Ett material i taget', en: 'One material at a time'},
    picture: wood,
    alt: {
      sv: 'Solglasögon i valnöt med brunt tonade glas',
      en: 'Sunglasses in walnut with brown gradient lenses',
    },
    blocks: {
      sv: [
        'Efter kolfibern kom [trä](/category/eyewood), limmat i tunna skikt med fibrerna i kors så att det tål fukt. Sedan [titan](/category/titan), för den som vill ha en båge som knappt syns. [Återvunnet papper](/category/revision), pressat så hårt att det går att fräsa. Och [polykarbonat](/category/mood) för färgens skull, infärgat rakt igenom.',
        'Frågan är densamma varje gång: hur ser bågen ut om fem år? Trä mörknar där händerna tar i det. Titan förblir som det var. Kolfiber får en repa eller två. Det som bara ser bra ut i början har vi låtit bli.',
      ],
      en: [
        'After carbon fibre came [wood](/category/eyewood), glued in thin layers with the grain crosswise so that it stands up to damp. Then [titanium](/category/titan), for those who want a frame you hardly see. [Recycled paper](/category/revision), pressed so hard that it can be milled. And [polycarbonate](/category/mood) for the sake of colour, dyed right through.',
        'The question is the same each time: what will the frame look like in five years? Wood darkens where hands hold it. Titanium stays as it was. Carbon fibre gathers a scratch or two. What only looks good at the start, we have left alone.',
      ],
    },
  },
  {
    title: {sv: 'Det som är sig likt', en: 'What stays the same'},
    picture: temple,
    alt: {
      sv: 'En skalm i valnöt med inbrända vågor och granar',
      en: 'A walnut temple with waves and spruces burnt into it',
    },
    blocks: {
      sv: [
        'Glasögonen tillverkas i Sverige. En modell ändras när vi har hittat ett bättre sätt att göra den, inte för att det har blivit vår.',
        'Undantaget är [barnen](/category/kids). De växer, och därför kommer en ny barnmodell {{newKidsModel}}.',
        'Läs mer [om oss](/about) eller om [varför det blev kolfiber](/why-carbon-fiber).',
      ],
      en: [
        'The glasses are made in Sweden. A model changes when we have found a better way to make it, not because spring has come.',
        'The exception is [the kids’ range](/category/kids). Children grow, and so a new kids’ model arrives {{newKidsModel}}.',
        'Read more [about us](/about) or about [why we chose carbon fibre](/why-carbon-fiber).',
      ],
    },
  },
];
