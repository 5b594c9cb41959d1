import type {ReactNode} from 'react';
import {useLocation} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import type {NavigationLink} from '~/shop/navigation';
import {Link} from '~/ui/link';

interface MenuLinkProps {
  link: NavigationLink;
  /** Above the words. */
  picture?: ReactNode;
  onClick: () => void;
  className: string;
}

/** A menu's link; marked if it leads to the current page. */
export function MenuLink({link: {to, text}, picture, onClick, className}: MenuLinkProps) {
  const {pick} = useLanguage();
  const {pathname} = useLocation();
  return (
    <Link
      to={to}
      onClick={onClick}
      aria-current={to === pathname ? 'page' : undefined}
      className={`flex items-center decoration-1 underline-offset-4 hover:underline active:opacity-60 aria-[current]:underline ${className}`}
    >
      {picture}
      {pick(text)}
    </Link>
  );
}
