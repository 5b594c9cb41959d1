import {categoryOf} from '~/catalogue/categories';
import {widthsOf} from '~/catalogue/measurements';
import type {Product, Variant} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {useComparison} from '~/sizes/comparison';
import {Link} from '~/ui/link';

interface CollectionLinkProps {
  product: Product;
  variant: Variant | undefined;
}

/** Above the title: a link to the product's collection, and the comparison with the visitor's own pair. */
export function CollectionLink({product, variant}: CollectionLinkProps) {
  const {pick} = useLanguage();
  const category = categoryOf(product);
  const note = useComparison(widthsOf(product, variant));
  if (!category && !note) return null;
  return (
    <p className="-mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm print:hidden">
      {category && (
        <Link to={`/category/${category.handle}`} className="collection-link">
          {pick(category.name)}
        </Link>
      )}
      {note && <span>{note}</span>}
    </p>
  );
}
