import {Link} from 'react-router';
import type {Category} from '~/catalogue/categories';
import type {ProductCard} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {useLanguage} from '~/i18n/language-provider';

const columns = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 xl:grid-cols-4';
const sizes = '(min-width: 1440px) 330px, (min-width: 1280px) 23vw, (min-width: 768px) 31vw, 46vw';

/** The collections to be shown until it is known which of them have products. */
const SKELETONS = 6;

interface PreviewEntry {
  category: Category;
  product: ProductCard;
}

/** One product of each collection, the collection's name set large: an index of materials. */
export function Preview({entries}: {entries: readonly PreviewEntry[]}) {
  const {t} = useLanguage();
  return (
    <ul className={columns}>
      {entries.map(({category, product}) => (
        <li key={category}>
          <Link to={`/category/${category}`} prefetch="intent" className="group block">
            <ProductPicture image={product.images[0]} alt="" sizes={sizes} />
            <span className="mt-3 block text-heading decoration-1 underline-offset-4 group-hover:underline">
              {t(`category.${category}`)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function PreviewSkeleton({label}: {label: string}) {
  return (
    <div role="status" aria-label={label}>
      <ul aria-hidden="true" className={columns}>
        {Array.from({length: SKELETONS}, (_, index) => (
          <li key={index} data-skeleton="">
            <div className="skeleton aspect-4/5" />
            <div className="skeleton mt-4 h-7 w-2/3" />
          </li>
        ))}
      </ul>
    </div>
  );
}
