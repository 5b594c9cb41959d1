import {useId} from 'react';
import {useLocation} from 'react-router';
import {collectionLinks} from '~/catalogue/collection-links';
import {collectionThumbnail} from '~/catalogue/collection-thumbnail';
import {useLanguage} from '~/i18n/language-provider';
import {ChevronIcon} from '~/ui/icons';
import {MenuLink} from './menu-link';
import {useReadingLinks} from './navigation';
import {useIsOwnShop} from './root-data';
import {useHoverMenu} from './use-hover-menu';

/** The collections that have a picture, and the page of all products. */
const [pictured, others] = [
  collectionLinks.filter(({to}) => collectionThumbnail(to)),
  collectionLinks.filter(({to}) => !collectionThumbnail(to)),
];

/**
 * The header's dropdown for wide screens: collections and pages to read (specification §2). A popover works without
 * scripts and lies over the page, below the header.
 *
 * @param below position class for the header's lower edge, in the page or in the window
 */
export function CollectionsMenu({below}: {below: string}) {
  const {t} = useLanguage();
  const {panel, hoverProps, panelProps, buttonProps} = useHoverMenu();
  const id = useId();
  const isOwnShop = useIsOwnShop();
  const readingLinks = useReadingLinks('menu');
  const {pathname} = useLocation();

  return (
    <div
      className="group"
      {...hoverProps}
      onBlur={({currentTarget, relatedTarget}) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
      }}
    >
      <button
        type="button"
        popoverTarget={id}
        {...buttonProps}
        className="pressable -mx-3 flex min-h-11 items-center gap-1 px-3 font-medium"
      >
        {t('header.collections')}
        <span className="transition-transform group-has-[:popover-open]:rotate-180">
          <ChevronIcon />
        </span>
      </button>
      <div id={id} ref={panel} popover="auto" {...panelProps} className={`${below} menu-panel`}>
        <div className="shell flex gap-16 py-8">
          <ul className="grid flex-1 grid-cols-4 gap-x-6 gap-y-4">
            {pictured.map((link) => (
              <li key={link.to}>
                <MenuLink
                  link={link}
                  isCurrent={link.to === pathname}
                  picture={isOwnShop ? collectionThumbnail(link.to) : undefined}
                  className="min-h-11 flex-col items-start! gap-2 text-lg"
                />
              </li>
            ))}
          </ul>
          <ul className="w-52 shrink-0 border-l border-line pl-8">
            {[...others, ...readingLinks].map((link) => (
              <li key={link.to}>
                <MenuLink link={link} isCurrent={link.to === pathname} className="min-h-11" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
