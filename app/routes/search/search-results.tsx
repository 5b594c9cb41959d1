import {AddCardButton} from '~/cart/add-card-button';
import {PAGE_SIZE} from '~/catalogue/categories';
import {collectionLinks} from '~/catalogue/collection-links';
import {ProductGrid} from '~/catalogue/product-grid';
import {listAddress} from '~/filters/list-address';
import {Near} from '~/filters/near';
import {useLanguage} from '~/i18n/language-provider';
import type {Found} from '~/search/found';
import {FoundCount} from '~/search/found-count';
import {SearchLinks} from '~/search/search-links';
import {text} from '~/search/text';
import {buttonClass} from '~/ui/button';
import {Link} from '~/ui/link';

interface SearchResultsProps {
  found: Found;
  query: string;
  page: number;
}

export function SearchResults({found, query, page}: SearchResultsProps) {
  const {cards, total, links, chosen} = found;
  const {pick} = useLanguage();
  if (total === 0 && links.length === 0 && !chosen) return <NothingFound query={query} />;
  const addressOf = (number: number) => listAddress({q: query}, chosen?.query ?? '', number);
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <>
      {/* Beside the filters or below them, never in parts. */}
      <p role="status" className="mt-6 inline-block md:mt-12 leading-11 text-stone md:mr-8">
        <FoundCount {...found} />
      </p>
      {links.length > 0 && <SearchLinks links={links} label={pick(text.links)} />}
      {cards.length > 0 && (
        <div className="mt-8">
          <ProductGrid cards={cards} heading="h2" opensPage action={AddCardButton} />
        </div>
      )}
      {pages > 1 && (
        <nav
          aria-label={pick(text.pages)}
          className="mt-12 flex flex-wrap items-center justify-center gap-4"
        >
          {page > 1 && (
            <Link to={addressOf(page - 1)} className={buttonClass.secondary}>
              {pick(text.previous)}
            </Link>
          )}
          <p className="text-stone">{pick(text.page, {page, pages})}</p>
          {page < pages && (
            <Link to={addressOf(page + 1)} className={buttonClass.secondary}>
              {pick(text.next)}
            </Link>
          )}
        </nav>
      )}
      <Near cards={found.near} action={AddCardButton} />
    </>
  );
}

function NothingFound({query}: {query: string}) {
  const {pick} = useLanguage();
  return (
    <div className="mt-8">
      <p role="status" className="text-lg wrap-break-word">
        {pick(text.none, {query})}
      </p>
      <p className="mt-2 max-w-prose text-stone">{pick(text.advice)}</p>
      <SearchLinks links={collectionLinks} label={pick(text.collections)} />
    </div>
  );
}
