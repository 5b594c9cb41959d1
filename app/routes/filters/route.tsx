import {data} from 'react-router';
import {storefrontApiContext} from '~/server/context.server';
import {mainContent} from '~/server/outcome.server';
import {ProductsError} from '~/catalogue/product-grid';
import {barText} from '~/filters/bar-text';
import {choiceQuery, readChoice} from '~/filters/choice';
import {FilterForm} from '~/filters/filter-form';
import {useLanguage} from '~/i18n/language-provider';
import {PageHead} from '~/layout/page-head';
import type {Route} from './+types/route';
import {loadList} from '~/search/load-list.server';

/** The filters of a list as a page, for visitors without scripts. */
export async function loader({request, context}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const loading = loadList(context.get(storefrontApiContext), searchParams);
  if ((await loading.catch(() => undefined)) === null) throw data(null, {status: 404});
  const {content, status} = await mainContent(context, loading);
  return data({content: await content, query: choiceQuery(readChoice(searchParams))}, {status});
}

export default function FiltersPage({loaderData: {content, query}}: Route.ComponentProps) {
  const {pick} = useLanguage();
  return (
    <div className="shell max-w-2xl pt-10 pb-section">
      <PageHead title={pick(barText.open)} hidden />
      <h1 className="mb-6 text-title">{pick(barText.open)}</h1>
      {content.ok && content.value ? (
        <div className="-mx-gutter sm:-mx-6">
          <FilterForm {...content.value} query={query} />
        </div>
      ) : (
        <ProductsError />
      )}
    </div>
  );
}
