import {useLayoutEffect, useRef} from 'react';
import {useLocation} from 'react-router';
import {collectionLinks} from '~/catalogue/collection-links';
import {collectionThumbnail} from '~/catalogue/collection-thumbnail';
import {useLanguage} from '~/i18n/language-provider';
import {SearchForm} from '~/search/search-form';
import {closeOnBack, noteEntry} from '~/ui/close-on-back';
import {CloseIcon} from '~/ui/icons';
import {MenuLink} from './menu-link';
import {useReadingLinks} from './navigation';
import {useIsOwnShop} from './root-data';

export const MOBILE_MENU = 'menu';

/**
 * The header's links for small screens, sliding in from the left; a tap on a link closes it (specification §2). A
 * popover works without scripts; scripts make the page beside it inert while it is open.
 */
export function MobileMenu() {
  const {t} = useLanguage();
  const menu = useRef<HTMLDialogElement>(null);
  const {key} = useLocation();

  const forget = useRef<() => void>(undefined);
  const openedIn = useRef<string>(undefined);

  // Close it on navigation, but not if it was opened when the next page had its address and was about to render.
  useLayoutEffect(() => {
    if (openedIn.current !== key) menu.current?.hidePopover();
    noteEntry();
  }, [key]);

  return (
    <dialog
      id={MOBILE_MENU}
      ref={menu}
      popover="auto"
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby="menu-title"
      onToggle={({currentTarget, newState}) => {
        if (newState === 'open') {
          page()?.setAttribute('inert', '');
          currentTarget.focus();
        } else {
          forget.current?.();
        }
      }}
      onBeforeToggle={({currentTarget, newState}) => {
        if (newState === 'open') {
          openedIn.current = entryKey();
          // At once: “toggle” comes a task later, and the back button must not be faster.
          forget.current = closeOnBack(() => currentTarget.hidePopover());
        } else {
          // Before the browser returns focus to the button, which is in the page.
          page()?.removeAttribute('inert');
        }
      }}
      className="drawer drawer-left backdrop:bg-ink/40 print:hidden"
    >
      <div className="flex items-center justify-between border-b border-line px-gutter py-3">
        <h2 id="menu-title" className="text-heading">
          {t('header.menu')}
        </h2>
        <button
          type="button"
          popoverTarget={MOBILE_MENU}
          popoverTargetAction="hide"
          aria-label={t('header.closeMenu')}
          className="pressable -mr-3 flex size-12 items-center justify-center"
        >
          <CloseIcon />
        </button>
      </div>
      <nav aria-label={t('header.menu')} className="flex-1 overflow-y-auto px-gutter py-6">
        <SearchForm
          label={t('header.search')}
          onSubmit={() => menu.current?.hidePopover()}
          className="mb-4"
        />
        <Lists />
      </nav>
    </dialog>
  );
}

/** The collections, with their pictures; below them the pages to read. */
function Lists() {
  const {pathname} = useLocation();
  const readingLinks = useReadingLinks('menu');
  const isOwnShop = useIsOwnShop();
  return [collectionLinks, readingLinks].map(
    (links, index) =>
      links.length > 0 && (
        <ul key={index} className={index === 0 ? 'text-2xl' : 'mt-6 border-t border-line pt-6'}>
          {links.map((link) => (
            <li key={link.to}>
              <MenuLink
                link={link}
                isCurrent={link.to === pathname}
                picture={isOwnShop ? collectionThumbnail(link.to) : undefined}
                className="min-h-12"
              />
            </li>
          ))}
        </ul>
      ),
  );
}

/** The history entry's key, as React Router writes it; the router's own location follows once the page renders. */
function entryKey(): string | undefined {
  return (history.state as {key?: string} | null)?.key;
}

function page(): HTMLElement | null {
  return document.getElementById('page');
}
