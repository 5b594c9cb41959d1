import type {ReactNode} from 'react';
import {Outlet} from 'react-router';
import {inLanguage} from '~/server/language.server';
import {defaultLanguage} from '~/i18n/languages';
import {ErrorPage} from '~/layout/error-page';
import {PageFrame} from '~/layout/page-frame';
import {PageLanguage} from '~/layout/page-language';
import type {Route} from './+types/route';

export const middleware = [inLanguage(defaultLanguage)];

/** The layout of the owner's tool: Swedish, without the shop's header and footer. */
export default function ToolLayout() {
  return (
    <Tool>
      <Outlet />
    </Tool>
  );
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  return (
    <Tool>
      <ErrorPage error={error} />
    </Tool>
  );
}

function Tool({children}: {children: ReactNode}) {
  return (
    <PageLanguage fixed={defaultLanguage}>
      <PageFrame>{children}</PageFrame>
    </PageLanguage>
  );
}
