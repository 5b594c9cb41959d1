import {useLanguage} from '~/i18n/language-provider';
import type {NavigationLink} from '~/shop/navigation';
import {buttonClass} from '~/ui/button';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';

interface SearchLinksProps {
  links: readonly NavigationLink[];
  label: string;
  onLeave?: () => void;
}

/** Search results besides products. */
export function SearchLinks({links, label, onLeave}: SearchLinksProps) {
  const {pick} = useLanguage();
  return (
    <nav aria-label={label} className="mt-6 inline-flex flex-wrap items-center gap-x-4 gap-y-2">
      <p aria-hidden="true" className="text-stone">
        {label}
      </p>
      <ul className="flex flex-wrap gap-2">
        {links.map(({to, text: name}) => (
          <li key={to}>
            <Link to={to} onClick={onLeave} className={buttonClass.chip}>
              {pick(name)}
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
