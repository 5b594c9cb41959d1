import {createContext, useContext, type ComponentProps, type ReactNode} from 'react';
import {useNavigate, type NavigateOptions} from 'react-router';

interface LinkProps
  extends
    Omit<ComponentProps<'a'>, 'href'>,
    Pick<NavigateOptions, 'preventScrollReset' | 'replace'> {
  /** An address of this shop, or a place on the page: `#lenses`. */
  to: string;
  /** What the next page finds in its location. */
  state?: unknown;
}

type Navigate = ReturnType<typeof useNavigate>;

const NavigateContext = createContext<Navigate | undefined>(undefined);

/** Gives links the router's function, which stays the same. */
export function NavigateProvider({children}: {children: ReactNode}) {
  return <NavigateContext value={useNavigate()}>{children}</NavigateContext>;
}

/**
 * A link whose page `LinkPrefetch` fetches on hover and focus.
 *
 * React Router's own link reads the location and the online state, and there are sixty on a page: rendering them all
 * twice took a quarter of every navigation's scripting.
 */
export function Link({
  to,
  state,
  replace,
  preventScrollReset,
  onClick,
  children,
  ...props
}: LinkProps) {
  const navigate = useContext(NavigateContext);
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const {origin, href, pathname, search, hash} = event.currentTarget;
        const {altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey} = event;
        const isForBrowser = altKey || ctrlKey || metaKey || shiftKey || button !== 0;
        if (!navigate || defaultPrevented || isForBrowser || origin !== location.origin) return;
        event.preventDefault();
        void navigate(pathname + search + hash, {
          state,
          // As browsers do.
          replace: replace ?? href === location.href,
          ...(preventScrollReset !== undefined && {preventScrollReset}),
        });
      }}
    >
      {children}
    </a>
  );
}

/**
 * A link that fetches nothing ahead: within a page, out of an error or a drawer, in /admin, and wherever `Link` would
 * cost a request for a page that few go on to.
 */
export function PlainLink(props: LinkProps) {
  return <Link data-plain="" {...props} />;
}
