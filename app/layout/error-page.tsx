import type {ReactNode} from 'react';
import {isRouteErrorResponse} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {earlyPress} from '~/ui/early-press';
import {PlainLink} from '~/ui/link';
import {MessagePage} from './message-page';

/** Replaces a page that failed. Reveals nothing about the error. */
export function ErrorPage({error}: {error?: unknown}) {
  const {t} = useLanguage();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <MessagePage title={t('error.title')} description={t('error.description')}>
      <button
        {...earlyPress('reload')}
        type="button"
        onClick={() => location.reload()}
        className={buttonClass.primary}
      >
        {t('products.retry')}
      </button>
    </MessagePage>
  );
}

/** @param picture beside the text */
export function NotFoundPage({picture}: {picture?: ReactNode}) {
  const {t} = useLanguage();
  return (
    <MessagePage
      title={t('notFound.title')}
      description={t('notFound.description')}
      picture={picture}
    >
      <PlainLink to="/" className={buttonClass.primary}>
        {t('product.returnHome')}
      </PlainLink>
      <PlainLink to="/#collections" className={buttonClass.secondary}>
        {t('cart.continueShopping')}
      </PlainLink>
    </MessagePage>
  );
}
