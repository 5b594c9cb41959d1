import {categoryOf} from '~/catalogue/categories';
import type {Product} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {Link} from '~/ui/link';

/** Above the title: the collection that the product is of, and so the way back to its neighbours. */
export function CollectionLink({product}: {product: Product}) {
  const {pick} = useLanguage();
  const category = categoryOf(product);
  if (!category) return null;
  return (
    <p className="-mt-3 print:hidden">
      <Link
        to={`/category/${category.handle}`}
        className="inline-flex min-h-11 items-center text-sm text-stone underline-offset-4 hover:underline active:opacity-60"
      >
        {pick(category.name)}
      </Link>
    </p>
  );
}
