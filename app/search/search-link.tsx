import {useEffect, useEffectEvent, useState, type MouseEvent} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {SearchIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {usePart} from '~/ui/use-part';

const loadDrawer = () => import('./search-drawer.client');

/** Opens the search over the page, as `/` does; without scripts it leads to the search page. */
export function SearchLink() {
  const {t} = useLanguage();
  const [open, setOpen] = useState(false);
  const {Part: SearchDrawer, prefetch, want} = usePart(loadDrawer, t('error.part'));

  function show(event: Event | MouseEvent): void {
    event.preventDefault();
    // At once where it is loaded: what is typed next belongs in its field.
    if (SearchDrawer) setOpen(true);
    else want(() => setOpen(true));
  }

  const showOnSlash = useEffectEvent((event: KeyboardEvent) => {
    const {target} = event;
    const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
    if (event.key === '/' && !isTyping) show(event);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => showOnSlash(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <Link
        to="/search"
        aria-label={t('header.search')}
        aria-keyshortcuts="/"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) show(event);
        }}
        className="pressable flex size-11 items-center justify-center"
      >
        <SearchIcon />
      </Link>
      {SearchDrawer && <SearchDrawer open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
