import {useEffect, type ReactNode} from 'react';
import {useBlocker} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {MessagePage} from './message-page';

/**
 * Holds a navigation back while there is no connection, and lets it go as soon as there is one. The router would
 * load the document anew when a page's script cannot be had: the browser's own error page in the shop's place. A router asks one guard: not for pages that have their own.
 */
export function OfflineGuard({children}: {children: ReactNode}) {
  const {state, proceed, reset} = useBlocker(
    ({currentLocation, nextLocation}) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!proceed) return;
    addEventListener('online', proceed);
    return () => removeEventListener('online', proceed);
  }, [proceed]);
  return state === 'blocked' ? <OfflinePage onBack={reset} /> : children;
}

function OfflinePage({onBack}: {onBack: () => void}) {
  const {t} = useLanguage();
  return (
    <MessagePage title={t('offline.title')} description={t('offline.description')}>
      <button type="button" onClick={onBack} className={buttonClass.primary}>
        {t('offline.back')}
      </button>
    </MessagePage>
  );
}
