import type {CategoryPage} from '~/catalogue/categories';
import type {BuiltPicture} from '~/ui/scene';

/** What a collection looks like: on its page, and on a card that links to it. */
export interface CollectionPicture {
  wide: BuiltPicture;
  /** The address of a JPEG of 1200 × 630 px. */
  card: string;
}

/** A page of a category as it is shown. */
export interface ListPage extends CategoryPage {
  picture: CollectionPicture | undefined;
}
