import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useBlocker} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {useOnline} from '~/ui/use-online';

/**
 * Holds a navigation back while there is no connection, and lets it go as soon as there is one. The router would
 * reload the document when a page's script cannot be had: the browser's own error page in the shop's place.
 * A router asks one guard alone, so this is not for pages that have their own.
 */
export function OfflineGuard({children}: {children: ReactNode}) {
  const isOnline = useOnline();
  const [isHolding, setHolding] = useState(false);
  return (
    <>
      {/* Kept as it is, with what has been typed into it. */}
      <div className={isHolding ? 'hidden' : 'contents'}>{children}</div>
      {/* No longer than it is needed: a router that has a guard complains of jumps within a page. */}
      {(!isOnline || isHolding) && <Hold isOnline={isOnline} onHold={setHolding} />}
    </>
  );
}

interface HoldProps {
  isOnline: boolean;
  onHold: (isHolding: boolean) => void;
}

function Hold({isOnline, onHold}: HoldProps) {
  const {state, proceed, reset} = useBlocker(
    ({currentLocation, nextLocation}) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  const isHolding = state === 'blocked';
  useLayoutEffect(() => onHold(isHolding), [isHolding, onHold]);
  useEffect(() => {
    if (isOnline) proceed?.();
  }, [isOnline, proceed]);
  return isHolding ? <OfflineMessage onBack={reset} /> : null;
}

/** Takes the focus, and gives it and the place on the page back when the visitor stays. */
function OfflineMessage({onBack}: {onBack: () => void}) {
  const {t} = useLanguage();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {activeElement} = document;
    const {scrollY} = window;
    message.current?.focus();
    return () => {
      window.scrollTo({top: scrollY, behavior: 'instant'});
      if (activeElement instanceof HTMLElement) activeElement.focus({preventScroll: true});
    };
  }, []);
  return (
    <div
      ref={message}
      role="alert"
      tabIndex={-1}
      className="shell flex min-h-[60vh] flex-col items-start justify-center gap-6 py-section outline-none"
    >
      <h1 className="max-w-[18ch] text-title">{t('offline.title')}</h1>
      <p className="max-w-text text-lg text-stone">{t('offline.description')}</p>
      <button type="button" onClick={onBack} className={buttonClass.primary}>
        {t('offline.back')}
      </button>
    </div>
  );
}
