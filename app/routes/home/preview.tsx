import type {CardImage} from '~/catalogue/product';
import {ALL} from '~/catalogue/categories';
import {ProductPicture} from '~/catalogue/product-picture';
import {useLanguage} from '~/i18n/language-provider';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {useIsOwnShop} from '~/layout/root-data';
import type {Category} from '~/shop/categories';
import {allProducts} from '~/shop/categories';

const columns = 'card-grid two-columns gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4';
const sizes =
  '(min-width: 1600px) 360px, (min-width: 1440px) 320px, (min-width: 1024px) 22.5vw, calc(50vw - 24px)';

const nameClass =
  'mt-3 block text-index wrap-break-word decoration-1 underline-offset-4 group-hover:underline';

/** Skeletons until the collections with products are known. */
const SKELETONS = 8;

interface PreviewProps {
  entries: ReadonlyArray<{
    category: Pick<Category, 'handle' | 'name'>;
    product: {image: CardImage | undefined};
  }>;
}

/**
 * One product of each collection under the collection's name; last, in another shop or one without collections, a link to
 * all products.
 */
export function Preview({entries}: PreviewProps) {
  const {pick} = useLanguage();
  const isOwnShop = useIsOwnShop();
  return (
    <ul className={columns}>
      {entries.map(({category, product}) => (
        <li key={category.handle}>
          <Link to={`/category/${category.handle}`} className="group block">
            <span className="card-picture block">
              <ProductPicture image={product.image} alt="" use="card" sizes={sizes} />
            </span>
            <span className={nameClass}>{pick(category.name)}</span>
          </Link>
        </li>
      ))}
      {(!isOwnShop || entries.length === 0) && (
        <li>
          <Link
            to={`/category/${ALL}`}
            className="flex aspect-[1/var(--field)] flex-col justify-between bg-granite p-4 text-index wrap-break-word text-white decoration-1 underline-offset-4 transition-colors duration-200 [--focus-color:var(--color-amber)] hover:bg-ink hover:underline active:bg-ink sm:p-6"
          >
            {pick(allProducts)}
            <ArrowIcon />
          </Link>
        </li>
      )}
    </ul>
  );
}

export function PreviewSkeleton({label}: {label: string}) {
  return (
    <div role="status" aria-label={label}>
      <ul aria-hidden="true" className={columns}>
        {Array.from({length: SKELETONS}, (_, index) => (
          <li key={index} data-skeleton="">
            <div className="skeleton aspect-[1/var(--field)]" />
            <div className="skeleton mt-3 h-[calc(1.2*var(--text-index))] w-2/3" />
          </li>
        ))}
      </ul>
    </div>
  );
}
