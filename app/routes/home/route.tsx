import {Suspense} from 'react';
import {Await} from 'react-router';
import {AddCardButton} from '~/cart/add-card-button';
import {storefrontApiContext} from '~/server/context.server';
import {pageBlock} from '~/server/outcome.server';
import {ALL} from '~/catalogue/categories';
import {BESTSELLERS_SHOWN} from '~/catalogue/bestsellers';
import {loadBestsellers, loadPreview} from '~/catalogue/load-products.server';
import {ProductGrid, ProductGridSkeleton, ProductsError} from '~/catalogue/product-grid';
import {useLanguage} from '~/i18n/language-provider';
import {RecentlySeen} from '~/seen/recently-seen';
import {PageHead} from '~/layout/page-head';
import {useIsOwnShop} from '~/layout/root-data';
import {organizationFacts, webSiteFacts} from '~/layout/shop-facts';
import {StructuredData} from '~/layout/structured-data';
import {useFactsContext} from '~/layout/use-facts-context';
import type {Route} from './+types/route';
import {Features} from './features';
import {Hero} from './hero';
import {PlainOpening} from './plain-opening';
import {Preview, PreviewSkeleton} from './preview';
import {Questions} from './questions-section';
import {Reviews} from './reviews-section';
import {SectionHead} from './section-head';
import {SeasonSection, StorySection} from './story-section';
import {allProducts} from '~/shop/categories';
import {text} from '~/shop/pages/home';
import {buttonClass} from '~/ui/button';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';

/** The same for everyone: rendered once and shared. */
export const handle = {isShared: true};

/** Both blocks load after the hero; if one fails, it says so and the rest of the page stays. */
export async function loader({context}: Route.LoaderArgs) {
  const api = context.get(storefrontApiContext);
  const [bestsellers, preview] = await Promise.all([
    pageBlock(context, loadBestsellers(api)),
    pageBlock(context, loadPreview(api)),
  ]);
  return {bestsellers: bestsellers.content, preview: preview.content};
}

export default function HomePage({loaderData: {bestsellers, preview}}: Route.ComponentProps) {
  const {pick, t} = useLanguage();
  const isOwnShop = useIsOwnShop();
  const factsContext = useFactsContext();
  return (
    <>
      {isOwnShop ? (
        <PageHead title={pick(text.title)} description={pick(text.description)} />
      ) : (
        <PageHead title={t('nav.home')} />
      )}
      <StructuredData
        facts={
          import.meta.env.SSR
            ? [organizationFacts(factsContext), webSiteFacts(factsContext)]
            : undefined
        }
      />
      {isOwnShop ? <Hero /> : <PlainOpening />}
      <section
        aria-labelledby="bestsellers"
        className={`shell ${isOwnShop ? 'pt-10' : 'pt-section'}`}
      >
        <BestsellersHead />
        <Suspense
          fallback={
            <ProductGridSkeleton count={BESTSELLERS_SHOWN} label={pick(text.loading)} grid="four" />
          }
        >
          <Await resolve={bestsellers}>
            {(outcome) =>
              !outcome.ok ? (
                <ProductsError />
              ) : outcome.value.length === 0 ? (
                <p className="text-stone">{t('products.empty')}</p>
              ) : (
                <ProductGrid
                  heading="h3"
                  grid="four"
                  cards={outcome.value}
                  action={AddCardButton}
                />
              )
            }
          </Await>
        </Suspense>
      </section>
      {isOwnShop && (
        <>
          <StorySection />
          <SeasonSection />
        </>
      )}
      <section id="collections" aria-labelledby="materials" className="shell pt-section">
        <SectionHead
          id="materials"
          title={isOwnShop ? pick(text.collections) : t('footer.collections')}
        />
        <Suspense fallback={<PreviewSkeleton label={pick(text.loading)} />}>
          <Await resolve={preview}>
            {(outcome) => (outcome.ok ? <Preview {...outcome.value} /> : <ProductsError />)}
          </Await>
        </Suspense>
      </section>
      {isOwnShop && (
        <>
          <Reviews />
          <Questions />
          <Features />
        </>
      )}
      <div className={`shell ${isOwnShop ? 'has-[section]:pb-section' : 'pb-section'}`}>
        <RecentlySeen />
      </div>
    </>
  );
}

function BestsellersHead() {
  const {pick} = useLanguage();
  const isOwnShop = useIsOwnShop();
  return (
    <SectionHead id="bestsellers" title={pick(text.bestsellers)}>
      {/* Without a hero, the page begins with this link. */}
      {isOwnShop && (
        <Link to={`/category/${ALL}`} className={buttonClass.onward}>
          {pick(allProducts)}
          <ArrowIcon />
        </Link>
      )}
    </SectionHead>
  );
}
