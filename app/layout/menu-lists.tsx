import type {ReactNode} from 'react';
import {useLocation} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import type {NavigationLink} from '~/shop/navigation';
import {Link} from '~/ui/link';
import {collectionLinks, useReadingLinks} from './navigation';

interface MenuListsProps {
  /** Of the list of collections, and of the list of what there is to read. */
  listClasses: readonly [collections: string, reading: string];
  lineClass: string;
  onFollow: () => void;
}

/** What both of the header's menus lead to; a list without links is left out. */
export function MenuLists({listClasses, lineClass, onFollow}: MenuListsProps) {
  const readingLinks = useReadingLinks('menu');
  return [collectionLinks, readingLinks].map(
    (links, index) =>
      links.length > 0 && (
        <ul key={index} className={listClasses[index]}>
          {links.map((link) => (
            <li key={link.to}>
              <MenuLink link={link} onClick={onFollow} className={lineClass} />
            </li>
          ))}
        </ul>
      ),
  );
}

interface MenuLinkProps {
  link: NavigationLink;
  /** Above the words. */
  picture?: ReactNode;
  onClick: () => void;
  className: string;
}

/** A menu's line; that of the page itself is marked. */
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
