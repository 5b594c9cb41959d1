import {Suspense, useDeferredValue} from 'react';
import {Await, data, redirect} from 'react-router';
import {storefrontApiContext} from '~/server/context.server';
import {mainContent, type Outcome} from '~/server/outcome.server';
import type {StorefrontApi} from '~/server/storefront-api.server';
import {ALL, findCategory, isKnownCategory, type CategoryPage} from '~/catalogue/categories';
import {collectionPicture} from '~/catalogue/collection-pictures.server';
import {loadCategory} from '~/catalogue/load-category.server';
import {pageNumber, pageQuery} from '~/catalogue/page-number';
import type {ShopText} from '~/catalogue/product';
import {ProductGridSkeleton, ProductsError} from '~/catalogue/product-grid';
import {choiceQuery, readChoice, type Choice} from '~/filters/choice';
import type {Chosen} from '~/filters/chips';
import {FilterBar} from '~/filters/filter-bar';
import {loadFilteredCategory} from '~/filters/filter-list.server';
import {listAddress} from '~/filters/list-address';
import {useListTitle} from '~/filters/use-list-title';
import {useLanguage} from '~/i18n/language-provider';
import {PageHead} from '~/layout/page-head';
import {useIsOwnShop, useShopName} from '~/layout/root-data';
import {allProducts} from '~/shop/categories';
import {descriptions, pictureAlt, promisesOfAll} from '~/shop/category-texts';
import {Scene} from '~/ui/scene';
import type {Route} from './+types/route';
import {CategoryList, EarlierPages} from './category-list';
import {MarketingSection} from './marketing-section';
import {nextCategory, NextCollection} from './next-collection';
import {usePageSeenBefore} from './pages-seen-before';

/** The same for everyone: rendered once and shared. */
export const handle = {isShared: true};

/** Specification §9: skeletons on grids. */
const SKELETONS = 6;

export async function loader({request, params: {category}, context}: Route.LoaderArgs) {
  const {searchParams} = new URL(request.url);
  const page = pageNumber(searchParams);
  const choice = readChoice(searchParams);
  const query = choiceQuery(choice);
  const loading = loadPage(context.get(storefrontApiContext), category, page, choice);
  const isKnown = isKnownCategory(category);
  const early = isKnown && page === 1 && !query ? undefined : await loading.catch(() => undefined);
  if (early === null) throw data(null, {status: 404});
  const chosen = early?.chosen ?? (query ? {query, chips: []} : undefined);
  if (chosen && chosen.query !== query) throw redirect(listAddress({category}, chosen.query));
  const withPictures = loading.then(
    (found) => found && {...found, ...(found.hasOwnGoods && picturesOf(category))},
  );
  const {content, status} = await mainContent(context, withPictures);
  // Do not repeat a word on the page before the catalogue has confirmed it.
  const isNamed = isKnown || early !== undefined;
  return data({content, page, isNamed, given: early?.name, chosen}, {status});
}

/** Loads the whole catalogue's facts only if somebody filters or sorts. */
function loadPage(
  api: StorefrontApi,
  category: string,
  page: number,
  choice: Choice,
): Promise<(CategoryPage & {chosen?: Chosen}) | null> {
  return choiceQuery(choice)
    ? loadFilteredCategory(api, category, page, choice)
    : loadCategory(api, category, page);
}

function picturesOf(category: string) {
  const next = nextCategory(category);
  const nextPicture = next && collectionPicture(next.handle)?.wide;
  return {picture: collectionPicture(category), nextPicture};
}

export default function CategoryPage({params: {category}, loaderData}: Route.ComponentProps) {
  const {langOf, pick, t} = useLanguage();
  const isOwnShop = useIsOwnShop();
  const {content, page, isNamed, given, chosen} = loaderData;
  const found = settledValue(content);
  const {name, description} = useNamed(isNamed ? category : undefined, given, found);
  const title = useListTitle(name, chosen, found?.total);
  const isListed = isKnownCategory(category) || given !== undefined;
  const list = {category};
  return (
    <div className="shell pt-6 pb-section md:pt-10">
      <PageHead
        title={page > 1 ? t('category.page', {category: title, page}) : title}
        query={pageQuery(page)}
        description={page > 1 ? undefined : description}
        image={found?.picture?.card}
        hidden={!isListed || found?.total === 0 || chosen !== undefined}
      />
      {/* Side by side where there is room: the goods begin higher. */}
      <div className="flex-wrap items-baseline-last justify-between gap-x-6 md:flex">
        <h1 lang={given && langOf(given)} className="text-display wrap-break-word">
          {name}
        </h1>
        {isOwnShop && page === 1 && found?.hasOwnGoods !== false && descriptions[category] && (
          <p className="mt-3 max-w-none text-lead lg:max-w-[calc(50%-0.75rem)] lg:flex-1">
            {pick(descriptions[category])}
          </p>
        )}
      </div>
      {isNamed && (chosen || (found?.total ?? 2) > 1) && <FilterBar list={list} chosen={chosen} />}
      <Suspense key={listAddress(list, chosen?.query ?? '')} fallback={<Loading />}>
        <Goods content={content} category={category} name={name} page={page} chosen={chosen} />
      </Suspense>
    </div>
  );
}

type Content = Route.ComponentProps['loaderData']['content'];

interface GoodsProps {
  content: Content;
  category: string;
  name: string;
  page: number;
  chosen: Chosen | undefined;
}

/** On the way back, shows what the visitor saw before until the answer replaces it. */
function Goods({content, category, name, page, chosen}: GoodsProps) {
  const {pick} = useLanguage();
  const query = chosen?.query ?? '';
  const list = listAddress({category}, query);
  const before = usePageSeenBefore(list, page);
  const isDue = 'ok' in content || !before;
  const shown = useDeferredValue<Content>(content, isDue ? undefined : {ok: true, value: before});
  return (
    <Await resolve={shown}>
      {(outcome) =>
        outcome.ok && outcome.value ? (
          <>
            <CategoryList content={outcome.value} category={category} name={name} query={query} />
            {outcome.value.picture && (
              <Scene
                picture={outcome.value.picture.wide}
                alt={pick(pictureAlt, {category: name})}
                sizes="(min-width: 1600px) 1530px, (min-width: 1440px) 1360px, 92vw"
                className="mt-section w-full"
              />
            )}
            {outcome.value.hasOwnGoods && (
              <>
                <MarketingSection category={category} />
                <NextCollection category={category} picture={outcome.value.nextPicture} />
              </>
            )}
          </>
        ) : (
          <>
            <EarlierPages list={list} page={page} />
            <div className="mt-10">
              <ProductsError />
            </div>
          </>
        )
      }
    </Await>
  );
}

/** The content if it is loaded already, as in every document. */
function settledValue<Value>(content: Outcome<Value> | Promise<Outcome<Value>>): Value | undefined {
  return 'ok' in content && content.ok ? content.value : undefined;
}

/** The name and description of a collection of `app/shop` or Shopify; else the word itself. */
function useNamed(
  category: string | undefined,
  given: ShopText | undefined,
  found: {hasOwnGoods: boolean} | null | undefined,
): {name: string; description: string} {
  const {pick, t} = useLanguage();
  const shop = useShopName();
  if (category === undefined) return {name: t('error.title'), description: ''};
  const known = findCategory(category);
  const named = known?.name ?? (category === ALL ? allProducts : given);
  const name = named ? pick(named) : category;
  const written = found?.hasOwnGoods ? descriptions[category] : undefined;
  const description = written ? pick(written) : t('category.description', {category: name, shop});
  return {name, description: [description, pick(promisesOfAll)].join(' ').trim()};
}

function Loading() {
  const {t} = useLanguage();
  return (
    <div className="pt-25 md:pt-29">
      <ProductGridSkeleton count={SKELETONS} label={t('category.loading')} />
    </div>
  );
}
