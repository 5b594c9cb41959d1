import {memo} from 'react';
import {thumbnailSize} from '~/catalogue/collection-thumbnail';
import {useLanguage} from '~/i18n/language-provider';
import type {NavigationLink} from '~/shop/navigation';
import {Link} from '~/ui/link';

interface MenuLinkProps {
  link: NavigationLink;
  /** Whether it leads to the current page. */
  isCurrent: boolean;
  /** Address of the picture above the words, or at the end of a drawer's row. */
  picture?: string | undefined;
  className: string;
}

/**
 * A menu's link; closes the menu. Memoized: there are two dozen on every page, and a navigation changes two of them.
 */
export const MenuLink = memo(function MenuLink({
  link: {to, text},
  isCurrent,
  picture,
  className,
}: MenuLinkProps) {
  const {pick} = useLanguage();
  return (
    <Link
      to={to}
      onClick={({currentTarget}) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
      aria-current={isCurrent ? 'page' : undefined}
      className={`menu-link ${className}`}
    >
      {/* Not fetched before the menu is opened. */}
      {picture && <img src={picture} alt="" {...thumbnailSize} loading="lazy" />}
      {pick(text)}
    </Link>
  );
});
