import {useLanguage} from '~/i18n/language-provider';

const bar = 'border border-line bg-surface px-5 py-4 shadow-drawer';

/** Messages for visitors whose scripts failed to load (`recordPresses` shows it) or who have none. */
export function WithoutScripts() {
  const {t} = useLanguage();
  return (
    <>
      <div
        role="alert"
        hidden
        data-not-done
        suppressHydrationWarning
        className={`fixed inset-x-4 top-20 z-50 mx-auto w-fit max-w-text ${bar}`}
      >
        <p>{t('early.notDone')}</p>
        {/* Its `href` becomes the page's when it is shown. */}
        <a href="/" className="link inline-flex min-h-11 items-center">
          {t('early.reload')}
        </a>
      </div>
      <noscript>
        <p className={`sticky bottom-0 z-20 text-center ${bar}`}>{t('early.withoutScripts')}</p>
      </noscript>
    </>
  );
}
