import {matchRoutes, type RouteObject, type ServerBuild} from 'react-router';
import {requestedAddress} from '../addresses.server';

/** Whether an address leads to a page that is the same for everyone, as its route or one around it says. */
export function sharedRoutes({routes}: Pick<ServerBuild, 'routes'>) {
  const tree = childrenOf(routes, undefined);
  return (request: Request): boolean => {
    const {pathname} = requestedAddress(request).url;
    return matchRoutes(tree, pathname)?.some(({route}) => isSharedHandle(route.handle)) ?? false;
  };
}

function childrenOf(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route?.parentId !== parent || !route) return [];
    const {id, path, caseSensitive, module} = route;
    const shared = {id, path, caseSensitive, handle: module.handle};
    return [route.index ? {...shared, index: true} : {...shared, children: childrenOf(routes, id)}];
  });
}

function isSharedHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isShared' in handle;
}
