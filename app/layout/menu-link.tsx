import type {ReactNode} from 'react';
import {useLocation} from 'react-router';
import {Link} from '~/ui/link';

interface MenuLinkProps {
  to: string;
  onClick: () => void;
  className: string;
  children: ReactNode;
}

/** A menu's line; that of the page itself is marked. */
export function MenuLink({to, onClick, className, children}: MenuLinkProps) {
  const {pathname} = useLocation();
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={to === pathname ? 'page' : undefined}
      className={`flex items-center decoration-1 underline-offset-4 hover:underline active:opacity-60 aria-[current]:underline ${className}`}
    >
      {children}
    </Link>
  );
}
