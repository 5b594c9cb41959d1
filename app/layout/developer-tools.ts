import {useMatches, useRouteError} from 'react-router';

/**
 * True for Hydrogen's own pages in `shopify hydrogen dev`, such as the subrequest profiler: each brings a whole document,
 * and scripts from elsewhere.
 */
export function isDeveloperTool(routeId: string): boolean {
  return import.meta.env.DEV && routeId.startsWith('vite/virtual-routes/');
}

/** False once it has failed: this shop's error page shows instead. */
export function useShowsDeveloperTool(): boolean {
  const error = useRouteError();
  return useMatches().some(({id}) => isDeveloperTool(id)) && !error;
}
