import {isRouteErrorResponse, Link} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {MessagePage} from './message-page';

/** Replaces a page that could not be shown. Says nothing of the error itself. */
export function ErrorPage({error}: {error?: unknown}) {
  const {t} = useLanguage();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <MessagePage title={t('error.title')} description={t('error.description')}>
      <button type="button" onClick={() => location.reload()} className={buttonClass.primary}>
        {t('error.retry')}
      </button>
    </MessagePage>
  );
}

export function NotFoundPage() {
  const {t} = useLanguage();
  return (
    <MessagePage title={t('notFound.title')} description={t('notFound.description')}>
      <Link to="/" className={buttonClass.primary}>
        {t('notFound.returnHome')}
      </Link>
      <Link to="/#collections" className={buttonClass.secondary}>
        {t('cart.continueShopping')}
      </Link>
    </MessagePage>
  );
}
