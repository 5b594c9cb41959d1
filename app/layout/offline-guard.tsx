import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useBlocker} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {useOnline} from '~/ui/use-online';

/**
 * Blocks navigations while offline and continues them once online. Otherwise the router would reload the document when
 * a page's script fails to load, and the browser would show its own error page. A router supports one blocker, so do
 * not use it on pages with their own.
 */
export function OfflineGuard({children}: {children: ReactNode}) {
  const isOnline = useOnline();
  const [isHolding, setHolding] = useState(false);
  return (
    <>
      {/* Stays mounted, with the visitor's input. */}
      <div className={isHolding ? 'hidden' : 'contents'}>{children}</div>
      {/* Mounted only when needed: a router with a blocker warns about jumps within a page. */}
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

/** Takes the focus; restores focus and scroll position when the visitor stays. */
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
      <p className="text-lead">{t('offline.description')}</p>
      <button type="button" onClick={onBack} className={buttonClass.primary}>
        {t('offline.back')}
      </button>
    </div>
  );
}
