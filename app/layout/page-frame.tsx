import type {ReactNode} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {ToastRegion} from '~/ui/toast';
import {WithoutScripts} from './without-scripts';

interface PageFrameProps {
  header?: ReactNode;
  footer?: ReactNode;
  /** Beside `#page`, which drawers make inert. */
  menu?: ReactNode;
  children: ReactNode;
}

/** A page's content with the way past the header, the given parts and the messages. */
export function PageFrame({header, footer, menu, children}: PageFrameProps) {
  const {t} = useLanguage();
  return (
    <>
      <div id="page" className="relative">
        <a
          href="#content"
          className="sr-only z-50 bg-surface focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:p-4"
        >
          {t('skip')}
        </a>
        {header}
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        {footer}
      </div>
      {menu}
      <WithoutScripts />
      <ToastRegion label={t('toast.region')} />
    </>
  );
}
