import type {LocalizedText} from '~/i18n/languages';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {leadsSomewhere} from './navigation';

/** Links onwards beside each other, those that this shop has a page for. */
export function OnwardLinks({links}: {links: ReadonlyArray<{to: string; text: LocalizedText}>}) {
  const {pick} = useLanguage();
  const held = links.filter(({to}) => leadsSomewhere(to));
  return (
    held.length > 0 && (
      <p className="flex flex-wrap gap-x-8">
        {held.map(({to, text}) => (
          <Link key={to} to={to} className={buttonClass.onward}>
            {pick(text)}
            <ArrowIcon />
          </Link>
        ))}
      </p>
    )
  );
}
