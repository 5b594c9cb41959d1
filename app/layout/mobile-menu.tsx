import {useLanguage} from '~/i18n/language-provider';
import {Drawer} from '~/ui/drawer';
import {CloseIcon} from '~/ui/icons';
import {MenuLink} from './menu-link';
import {collectionLinks, useReadingLinks} from './navigation';

/** The header's links for small screens, sliding in from the left; a tap on a link closes it (specification §2). */
export default function MobileMenu({open, onClose}: {open: boolean; onClose: () => void}) {
  const {pick, t} = useLanguage();
  const readingLinks = useReadingLinks('menu');
  return (
    <Drawer open={open} onClose={onClose} side="left" labelledBy="menu-title">
      <div className="flex items-center justify-between border-b border-line px-gutter py-3">
        <h2 id="menu-title" className="text-heading">
          {t('header.menu')}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t('header.closeMenu')}
          className="pressable -mr-3 flex size-12 items-center justify-center"
        >
          <CloseIcon />
        </button>
      </div>
      <nav aria-label={t('header.main')} className="flex-1 overflow-y-auto px-gutter py-6">
        {[collectionLinks, readingLinks]
          .filter(({length}) => length > 0)
          .map((links, index) => (
            <ul key={index} className={index === 0 ? 'text-2xl' : 'mt-6 border-t border-line pt-6'}>
              {links.map(({to, text}) => (
                <li key={to}>
                  <MenuLink to={to} onClick={onClose} className="min-h-12">
                    {pick(text)}
                  </MenuLink>
                </li>
              ))}
            </ul>
          ))}
      </nav>
    </Drawer>
  );
}
