import type {CategoryPage, CollectionPicture} from '~/catalogue/categories';
import type {BuiltPicture} from '~/ui/scene';

/** A page of a category as it is shown. */
export interface ListPage extends CategoryPage {
  picture?: CollectionPicture | undefined;
  nextPicture?: BuiltPicture | undefined;
}
