import {useEffect, useRef} from 'react';
import {useLocation} from 'react-router';
import {AddCardButton} from '~/cart/add-card-button';
import {pageQuery} from '~/catalogue/page-number';
import {ProductGrid} from '~/catalogue/product-grid';
import {barText} from '~/filters/bar-text';
import {listAddress} from '~/filters/list-address';
import {Near} from '~/filters/near';
import {WidthLinks} from '~/filters/width-links';
import {useLanguage} from '~/i18n/language-provider';
import {localizedUrl} from '~/layout/localized-url';
import {StructuredData} from '~/layout/structured-data';
import {useFactsContext} from '~/layout/use-facts-context';
import {buttonClass} from '~/ui/button';
import {Link, PlainLink} from '~/ui/link';
import {categoryFacts} from './category-facts';
import type {ListPage} from './list-page';
import {pagesSeenBefore, useRememberPage, type ListState} from './pages-seen-before';

/** After so many products, the link above them that removes the filters is in view. */
const FEW = 4;

interface CategoryListProps {
  content: ListPage;
  category: string;
  name: string;
  /** What it is filtered by. */
  query: string;
}

/** A page of a category below the pages shown before. */
export function CategoryList({content, category, name, query}: CategoryListProps) {
  const {language, pick, t} = useLanguage();
  const factsContext = useFactsContext();
  const list = listAddress({category}, query);
  useRememberPage(list, content);
  const earlier = pagesSeenBefore(list, content.page);
  const {page, pages, total, near} = content;
  const from = earlier[0]?.page ?? page;
  const cards = cardsOf([...earlier, content]);
  const grid = useFocusOnAdded(page, cards.length - content.cards.length);
  const {pathname} = useLocation();
  const addressOf = (number: number) =>
    localizedUrl(factsContext.origin, pathname, language, pageQuery(number));
  if (total === 0) return query ? <NoneFits near={near} /> : <Empty name={name} />;
  return (
    <>
      {!query && page > 1 && <link rel="prev" href={addressOf(page - 1)} />}
      {!query && page < pages && <link rel="next" href={addressOf(page + 1)} />}
      <StructuredData
        facts={
          import.meta.env.SSR && !query
            ? categoryFacts(factsContext, {category, name, home: t('nav.home')}, content)
            : undefined
        }
      />
      <p className="float-right mb-6 leading-11 text-stone max-md:has-[+nav]:mb-2">
        {/* Beside the filters or below them, never in parts. */}
        <span className="mt-6 inline-block md:mt-12">{t('category.count', {count: total})}</span>
      </p>
      <WidthLinks list={{category}} cards={cards} query={query} held={content.widths} />
      {from > 1 && (
        <Link
          to={listAddress({category}, query, from - 1)}
          className={`mb-10 ${buttonClass.secondary}`}
        >
          {t('category.previous')}
        </Link>
      )}
      <div ref={grid}>
        <ProductGrid
          cards={cards}
          heading="h2"
          action={AddCardButton}
          opensPage
          turnsLarge={content.hasOwnGoods}
        />
      </div>
      {pages > 1 && (
        <div className="mt-12 flex flex-col items-center gap-4">
          <p role="status" className="text-stone">
            {t('category.shown', {shown: cards.length, count: total})}
          </p>
          {page < pages && (
            <Link
              to={listAddress({category}, query, page + 1)}
              replace
              preventScrollReset
              state={{from} satisfies ListState}
              className={buttonClass.secondary}
            >
              {t('category.more')}
            </Link>
          )}
        </div>
      )}
      {query && page === pages && total > FEW && (
        <Link
          to={listAddress({category}, '')}
          className={`${buttonClass.secondary} mx-auto mt-12 flex w-fit`}
        >
          {pick(barText.clear)}
        </Link>
      )}
      <Near cards={near} action={AddCardButton} />
    </>
  );
}

/** Earlier pages stay if a page fails to load. */
export function EarlierPages({list, page}: {list: string; page: number}) {
  const cards = cardsOf(pagesSeenBefore(list, page));
  return (
    cards.length > 0 && (
      <div className="mt-10">
        <ProductGrid cards={cards} heading="h2" action={AddCardButton} />
      </div>
    )
  );
}

/** Each product once: it may have moved between pages. */
function cardsOf(pages: readonly ListPage[]) {
  return [
    ...new Map(pages.flatMap(({cards}) => cards).map((card) => [card.handle, card])).values(),
  ];
}

/** When more cards appear, the next Tab starts at the first of them, without scrolling. */
function useFocusOnAdded(page: number, first: number) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (first <= 0) return;
    // After PageAnnouncer, which focuses the top of the page.
    queueMicrotask(() => {
      const links = list.current?.querySelectorAll<HTMLElement>('.card-link');
      links?.[first]?.focus({preventScroll: true});
    });
  }, [page, first]);
  return list;
}

function NoneFits({near}: Pick<ListPage, 'near'>) {
  const {pick} = useLanguage();
  return (
    <>
      <div className="clear-both pt-16 pb-8">
        <h2 className="text-heading">{pick(barText.none)}</h2>
        <p className="mt-2 text-stone">{pick(barText.noneAdvice)}</p>
      </div>
      <Near cards={near} action={AddCardButton} />
    </>
  );
}

function Empty({name}: {name: string}) {
  const {t} = useLanguage();
  return (
    <div className="py-16">
      <h2 className="text-heading">{t('products.empty')}</h2>
      <p className="mt-2 mb-8 text-stone">{t('products.emptyDescription', {category: name})}</p>
      <PlainLink to="/#collections" className={buttonClass.secondary}>
        {t('cart.continueShopping')}
      </PlainLink>
    </div>
  );
}
