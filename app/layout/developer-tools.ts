/**
 * True for Hydrogen's own pages in `shopify hydrogen dev`, such as the subrequest profiler: each brings a whole document,
 * and scripts from elsewhere.
 */
export function isDeveloperTool(routeId: string): boolean {
  return import.meta.env.DEV && routeId.startsWith('vite/virtual-routes/');
}
