import {useLocation, useRouteError} from 'react-router';
import {CartButton} from '~/cart/cart-button';
import {useLanguage} from '~/i18n/language-provider';
import {announcement} from '~/shop/announcement';
import {mark} from '~/shop/name';
import {darkPages} from '~/shop/navigation';
import {Icon, MenuIcon} from '~/ui/icons';
import {SearchLink} from '~/search/search-link';
import {Link} from '~/ui/link';
import {CollectionsMenu} from './collections-menu';
import {LanguageSwitch} from './language-switch';
import {MenuLink} from './menu-link';
import {MOBILE_MENU} from './mobile-menu';
import {useReadingLinks} from './navigation';
import {PaymentLogos} from './payment-logos';
import {useIsOwnShop, useShopName} from './root-data';
import {useScrolled} from './use-scrolled';

/** Pixels of scrolling after which the announcement shows and the header stays (specification §9). */
const SCROLL_THRESHOLD = 50;

/** Keeps the header readable over a bright picture. Fades out far below it, where no edge shows, above the headlines. */
const SHADE =
  'pointer-events-none *:pointer-events-auto bg-linear-to-b from-ink/55 via-ink/30 via-45% to-transparent pb-4 md:pb-14';

/** Made once, so that React skips them when the visitor scrolls. */
const parts = {
  menuButton: <MobileMenuButton />,
  reading: <ReadingLinks />,
  search: <SearchLink />,
  home: <HomeLink />,
  language: <LanguageSwitch />,
  cart: <Cart />,
};

export function Header() {
  const {pick, t} = useLanguage();
  const {pathname} = useLocation();
  const place = useScrolled(SCROLL_THRESHOLD);
  const scrolled = place !== 'top';
  const isOwnShop = useIsOwnShop();
  // A page that failed has no picture under the header.
  const failed = Boolean(useRouteError());
  const dark = isOwnShop && darkPages.includes(pathname) && !failed;
  const position = dark ? 'absolute inset-x-0 top-0' : 'relative';
  const announced = place === 'scrolled' && isOwnShop ? announcement : null;
  const veil = dark ? 'bg-granite-veil' : 'bg-paper-veil';

  return (
    // The outer element keeps its height while the inner one is fixed, so that nothing jumps.
    <header className={`${position} z-30 h-18 print:hidden`}>
      <div
        className={`inset-x-0 top-0 z-30 transition-colors duration-200 ${
          dark ? 'text-white [--focus-color:white]' : 'text-ink'
        } ${scrolled ? `fixed pr-(--scrollbar) blurred ${veil}` : dark ? SHADE : ''}`}
      >
        {announced && (
          <p className="bg-ink px-gutter py-2 text-center text-sm text-white">{pick(announced)}</p>
        )}
        <div
          className={`shell grid grid-cols-[1fr_auto_1fr] items-center gap-2 ${scrolled ? 'h-14' : 'h-18'}`}
        >
          <div className="flex items-center lg:gap-5">
            <nav aria-label={t('header.main')} className="flex items-center">
              <div className="hidden lg:block">
                <CollectionsMenu
                  below={scrolled ? `fixed ${announced ? 'top-23' : 'top-14'}` : 'absolute top-18'}
                />
              </div>
              {parts.menuButton}
              {parts.reading}
            </nav>
            {parts.search}
          </div>
          {parts.home}
          <div className="flex items-center justify-end">
            {parts.language}
            {parts.cart}
          </div>
        </div>
      </div>
    </header>
  );
}

/** As many of the dropdown's pages as there is room for. */
function ReadingLinks() {
  const {pathname} = useLocation();
  return useReadingLinks('menu')
    .slice(0, 2)
    .map((link) => (
      <MenuLink
        key={link.to}
        link={link}
        isCurrent={link.to === pathname}
        className="ml-8 hidden min-h-11 font-medium xl:flex"
      />
    ));
}

function Cart() {
  const isOwnShop = useIsOwnShop();
  return <CartButton isOwnShop={isOwnShop} payment={isOwnShop && <PaymentLogos />} />;
}

function HomeLink() {
  const {t} = useLanguage();
  const shopName = useShopName();
  return (
    <Link
      to="/"
      aria-label={shopName ? `${shopName}, ${t('header.home')}` : undefined}
      className="flex min-h-11 min-w-0 items-center gap-2 text-[min(1.25rem,5.6vw)] font-medium tracking-tight active:opacity-60 sm:text-[1.75rem]"
    >
      {useIsOwnShop() && (
        <Icon>
          <path d={mark} />
        </Icon>
      )}
      {shopName || t('header.home')}
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
      className="pressable -ml-3 flex size-[44px] items-center justify-center lg:hidden"
    >
      <MenuIcon />
    </button>
  );
}
