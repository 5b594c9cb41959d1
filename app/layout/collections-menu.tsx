import {useId, useRef} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {ChevronIcon} from '~/ui/icons';
import {MenuLink} from './menu-link';
import {collectionLinks, useReadingLinks} from './navigation';
import {useHoverMenu} from './use-hover-menu';

/** The header's dropdown for wide screens: the collections, and what there is to read (specification §2). */
export function CollectionsMenu() {
  const {pick, t} = useLanguage();
  const readingLinks = useReadingLinks('menu');
  const {open, setOpen, hoverProps} = useHoverMenu();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  return (
    <div
      className="relative"
      {...hoverProps}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({currentTarget, relatedTarget}) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className="pressable -mx-3 flex min-h-11 items-center gap-1 px-3 font-medium"
      >
        {t('header.collections')}
        <ChevronIcon />
      </button>
      <div
        id={panel}
        hidden={!open}
        className="absolute top-full -left-6 z-30 w-max border border-line bg-surface text-ink [--focus-color:var(--color-amber)]"
      >
        <div className="flex gap-16 p-8 pr-16">
          {[collectionLinks, readingLinks]
            .filter(({length}) => length > 0)
            .map((links, index) => (
              <ul key={index} className={index === 0 ? 'text-xl' : 'text-stone'}>
                {links.map(({to, text}) => (
                  <li key={to}>
                    <MenuLink to={to} onClick={() => setOpen(false)} className="min-h-11">
                      {pick(text)}
                    </MenuLink>
                  </li>
                ))}
              </ul>
            ))}
        </div>
      </div>
    </div>
  );
}
