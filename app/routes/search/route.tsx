import {Suspense} from 'react';
import {Await, data, redirect} from 'react-router';
import {storefrontApiContext} from '~/server/context.server';
import {mainContent} from '~/server/outcome.server';
import {PAGE_SIZE} from '~/catalogue/categories';
import {collectionLinks} from '~/catalogue/collection-links';
import {pageNumber} from '~/catalogue/page-number';
import {ProductGridSkeleton, ProductsError} from '~/catalogue/product-grid';
import {choiceQuery, readChoice} from '~/filters/choice';
import {FilterBar} from '~/filters/filter-bar';
import {listAddress} from '~/filters/list-address';
import {useListTitle} from '~/filters/use-list-title';
import {useLanguage} from '~/i18n/language-provider';
import {PageHead} from '~/layout/page-head';
import type {Found} from '~/search/found';
import {search} from '~/search/load-search.server';
import {queryOf} from '~/search/query';
import {SearchForm} from '~/search/search-form';
import {SearchLinks} from '~/search/search-links';
import {text} from '~/search/text';
import type {Route} from './+types/route';
import {SearchResults} from './search-results';

const SKELETONS = 6;

const nothing: Found = {cards: [], total: 0, links: []};

export async function loader({request, context}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const query = queryOf(searchParams);
  const page = pageNumber(searchParams);
  const api = context.get(storefrontApiContext);
  const choice = readChoice(searchParams);
  const filters = choiceQuery(choice);
  const finding = query
    ? search(api, query, (page - 1) * PAGE_SIZE, PAGE_SIZE, choice)
    : Promise.resolve(nothing);
  const early = filters ? await finding.catch(() => undefined) : undefined;
  const chosen = early?.chosen ?? (filters && query ? {query: filters, chips: []} : undefined);
  if (chosen && chosen.query !== filters) throw redirect(listAddress({q: query}, chosen.query));
  const {content, status} = await mainContent(context, finding);
  return data({content, query, page, chosen}, {status});
}

export default function SearchPage({loaderData}: Route.ComponentProps) {
  const {content, query, page, chosen} = loaderData;
  const {pick, t} = useLanguage();
  const title = query ? pick(text.titleOf, {query}) : t('header.search');
  const total = 'ok' in content && content.ok ? content.value.total : undefined;
  return (
    <div className="shell pt-10 pb-section">
      <PageHead title={useListTitle(title, chosen, total)} hidden />
      <h1 className="text-title wrap-break-word">{title}</h1>
      <SearchForm key={query} label={pick(text.label)} query={query} className="mt-6 max-w-xl" />
      {query && (chosen || (total ?? 2) > 1) && <FilterBar list={{q: query}} chosen={chosen} />}
      {query ? (
        <Suspense
          key={listAddress({q: query}, chosen?.query ?? '', page)}
          fallback={
            <div className="pt-25 md:pt-29">
              <ProductGridSkeleton count={SKELETONS} label={pick(text.loading)} />
            </div>
          }
        >
          <Await resolve={content}>
            {(outcome) =>
              outcome.ok ? (
                <SearchResults found={outcome.value} query={query} page={page} />
              ) : (
                <ProductsError />
              )
            }
          </Await>
        </Suspense>
      ) : (
        <SearchLinks links={collectionLinks} label={pick(text.collections)} />
      )}
    </div>
  );
}
