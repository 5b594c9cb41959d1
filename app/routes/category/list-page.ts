import type {CategoryPage, CollectionPicture} from '~/catalogue/categories';

/** A page of a category as it is shown. */
export interface ListPage extends CategoryPage {
  picture: CollectionPicture | undefined;
}
