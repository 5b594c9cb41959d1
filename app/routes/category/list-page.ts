import type {CategoryPage} from '~/catalogue/categories';
import type {BuiltPicture} from '~/ui/scene';

/** A collection's pictures, for its page and for link previews. */
export interface CollectionPicture {
  wide: BuiltPicture;
  /** The address of a JPEG of 1200 × 630 px. */
  card: string;
}

/** A page of a category as it is shown. */
export interface ListPage extends CategoryPage {
  picture: CollectionPicture | undefined;
}
