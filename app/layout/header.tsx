import {useLocation} from 'react-router';
import {CartButton} from '~/cart/cart-button';
import {useLanguage} from '~/i18n/language-provider';
import {announcement} from '~/shop/announcement';
import {darkPages} from '~/shop/navigation';
import {MenuIcon} from '~/ui/icons';
import {SearchLink} from '~/search/search-link';
import {Link} from '~/ui/link';
import {CollectionsMenu} from './collections-menu';
import {LanguageSwitch} from './language-switch';
import {MOBILE_MENU} from './mobile-menu';
import {useIsOwnShop, useShopName} from './root-data';
import {useScrolled} from './use-scrolled';
import {Wordmark} from './wordmark';

/** Pixels of scrolling after which the announcement shows and the header stays (specification §9). */
const SCROLL_THRESHOLD = 50;

/** Keeps the header readable over a bright picture. */
const shade =
  'before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:-z-10 before:h-36 before:bg-linear-to-b before:from-ink/60 before:to-transparent';

export function Header() {
  const {pick, t} = useLanguage();
  const {pathname} = useLocation();
  const scrolled = useScrolled(SCROLL_THRESHOLD);
  const isOwnShop = useIsOwnShop();
  const dark = isOwnShop && darkPages.includes(pathname);
  const position = dark ? 'absolute inset-x-0 top-0' : 'relative';
  const announced = scrolled && isOwnShop ? announcement : null;
  const backdrop = dark ? 'bg-granite/75' : 'bg-paper/85';

  return (
    // The outer element keeps its height while the inner one is fixed, so that nothing jumps.
    <header className={`${position} z-30 h-18 print:hidden`}>
      <div
        className={`inset-x-0 top-0 z-30 transition-colors duration-200 ${
          dark ? 'text-white [--focus-color:white]' : 'text-ink'
        } ${scrolled ? `fixed pr-(--scrollbar) backdrop-blur-md ${backdrop}` : dark ? shade : ''}`}
      >
        {announced && (
          <p className="bg-ink px-gutter py-2 text-center text-sm text-white">{pick(announced)}</p>
        )}
        <div className="shell grid h-18 grid-cols-[1fr_auto_1fr] items-center gap-2">
          <div className="flex items-center sm:gap-2">
            <nav aria-label={t('header.main')}>
              <div className="hidden lg:block">
                <CollectionsMenu
                  below={scrolled ? `fixed ${announced ? 'top-27' : 'top-18'}` : 'absolute top-18'}
                />
              </div>
              <MobileMenuButton />
            </nav>
            <SearchLink />
          </div>
          <HomeLink />
          <div className="flex items-center justify-end sm:gap-2">
            <LanguageSwitch />
            <CartButton />
          </div>
        </div>
      </div>
    </header>
  );
}

function HomeLink() {
  const {t} = useLanguage();
  const shopName = useShopName();
  return (
    <Link
      to="/"
      aria-label={shopName ? `${shopName}, ${t('header.home')}` : undefined}
      className="flex min-h-11 items-center text-xl font-medium tracking-tight transition-opacity hover:opacity-75 active:opacity-60 sm:text-2xl"
    >
      {shopName ? <Wordmark name={shopName} /> : t('header.home')}
    </Link>
  );
}

function MobileMenuButton() {
  const {t} = useLanguage();
  return (
    <button
      type="button"
      aria-label={t('header.menu')}
      popoverTarget={MOBILE_MENU}
      className="pressable -ml-3 flex size-11 items-center justify-center lg:hidden"
    >
      <MenuIcon />
    </button>
  );
}
