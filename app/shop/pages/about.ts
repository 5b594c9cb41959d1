import type {LocalizedText} from '~/i18n/languages';
import carbon from '~/shop/pictures/carbon-hinge.jpg?w=320;640;960&format=avif;webp&quality=46&effort=3&as=scene';
import colour from '~/shop/pictures/colour.jpg?w=320;640;960&format=avif;webp&quality=46&effort=3&as=scene';
import paper from '~/shop/pictures/recycled-paper.jpg?w=320;640;960&format=avif;webp&quality=48&effort=3&as=scene';
import wood from '~/shop/pictures/wood.jpg?w=320;640;960&format=avif;webp&quality=48&effort=3&as=scene';
import titanium from '~/shop/pictures/titanium.jpg?w=320;640;960&format=avif;webp&quality=48&effort=3&as=scene';
import type {BuiltPicture} from '~/ui/scene';

export const materialsLabel: LocalizedText = {sv: 'Materialen', en: 'The materials'};

/** The collections that the row of pictures links to. */
export const materials: ReadonlyArray<{category: string; picture: BuiltPicture}> = [
  {category: 'fibrous', picture: carbon},
  {category: 'eyewood', picture: wood},
  {category: 'titan', picture: titanium},
  {category: 'revision', picture: paper},
  {category: 'mood', picture: colour},
];
