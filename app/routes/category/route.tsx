import {Suspense} from 'react';
import {Await, data, Link} from 'react-router';
import {AddCardButton} from '~/cart/add-card-button';
import {storefrontApiContext} from '~/.server/context';
import {mainContent} from '~/.server/outcome';
import {ALL, findCategory} from '~/catalogue/categories';
import {loadCategory} from '~/catalogue/load-products.server';
import type {ProductCard} from '~/catalogue/product';
import {ProductGrid, ProductGridSkeleton, ProductsError} from '~/catalogue/product-grid';
import {useLanguage} from '~/i18n/language-provider';
import {PageHead} from '~/layout/page-head';
import {StructuredData} from '~/layout/structured-data';
import {useFactsContext} from '~/layout/use-facts-context';
import {useShopName} from '~/layout/root-data';
import {descriptions, pictureAlt, promisesOfAll} from '~/shop/category-texts';
import {buttonClass} from '~/ui/button';
import {Scene} from '~/ui/scene';
import type {Route} from './+types/route';
import {useCardsSeenBefore, useRememberCards} from './cards-seen-before';
import {categoryFacts} from './category-facts';
import {collectionPicture} from './collection-pictures.server';
import {MarketingSection} from './marketing-section';

/** Specification §9: skeletons on grids. */
const SKELETONS = 6;

/** Cards in the first row of a wide screen, the first two rows of a phone. */
const FIRST_ROW = 4;

export async function loader({params: {category}, context}: Route.LoaderArgs) {
  const loading = loadCategory(context.get(storefrontApiContext), category);
  const answer = await mainContent(context, loading);
  return data({...answer.data, picture: collectionPicture(category)}, answer.init ?? undefined);
}

export default function CategoryPage({params: {category}, loaderData}: Route.ComponentProps) {
  const {fill, language, pick} = useLanguage();
  const {name, description} = useNamed(category);
  const before = useCardsSeenBefore(category);
  const {picture} = loaderData;
  return (
    <div className="shell pt-10 pb-section">
      <PageHead
        title={name}
        description={[description, pick(promisesOfAll)].join(' ').trim()}
        image={picture?.card}
      />
      <h1 className="text-display">{name}</h1>
      <Suspense
        key={category}
        fallback={
          before ? <Products cards={before} category={category} name={name} /> : <Loading />
        }
      >
        <Await resolve={loaderData.content}>
          {(content) =>
            content.ok ? (
              <Products cards={content.value} category={category} name={name} />
            ) : (
              <Failed />
            )
          }
        </Await>
      </Suspense>
      {picture && (
        <Scene
          picture={picture.wide}
          alt={fill(pictureAlt[language], {category: name})}
          sizes="(min-width: 1440px) 1360px, (min-width: 768px) 92vw, 109vw"
          className="mt-section aspect-3/2 w-full object-cover md:aspect-video"
        />
      )}
      <MarketingSection category={category} />
    </div>
  );
}

/** The translated name of one of the shop's collections and what it holds; else the word itself. */
function useNamed(category: string): {name: string; description: string} {
  const {pick, t} = useLanguage();
  const shop = useShopName();
  const known = findCategory(category);
  const name = known ? pick(known.name) : category === ALL ? t('category.all') : category;
  const description = descriptions[category];
  return {
    name,
    description: description
      ? pick(description)
      : t('category.description', {category: name, shop}),
  };
}

interface ProductsProps {
  cards: readonly ProductCard[];
  category: string;
  name: string;
}

function Products({cards, category, name}: ProductsProps) {
  const {t} = useLanguage();
  const factsContext = useFactsContext();
  useRememberCards(category, cards);
  if (cards.length === 0) {
    return (
      <div className="py-16">
        <meta name="robots" content="noindex" />
        <h2 className="text-heading">{t('products.empty')}</h2>
        <p className="mt-2 mb-8 text-stone">{t('products.emptyDescription', {category: name})}</p>
        <Link to="/#collections" className={buttonClass.secondary}>
          {t('cart.continueShopping')}
        </Link>
      </div>
    );
  }
  return (
    <>
      <StructuredData
        facts={
          import.meta.env.SSR
            ? categoryFacts(factsContext, {category, name, home: t('nav.home')}, cards)
            : undefined
        }
      />
      <p className="mt-3 mb-10 text-stone">{t('category.count', {count: cards.length})}</p>
      <ProductGrid
        cards={cards}
        heading="h2"
        action={(card) => <AddCardButton card={card} />}
        eager={FIRST_ROW}
      />
    </>
  );
}

function Loading() {
  const {t} = useLanguage();
  return (
    <div className="pt-19">
      <ProductGridSkeleton count={SKELETONS} label={t('category.loading')} />
    </div>
  );
}

function Failed() {
  return (
    <div className="mt-10">
      <ProductsError />
    </div>
  );
}
