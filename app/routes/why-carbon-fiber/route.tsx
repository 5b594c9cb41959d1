import {useLanguage} from '~/i18n/language-provider';
import {leadsSomewhere} from '~/layout/navigation';
import {PageHead} from '~/layout/page-head';
import {buttonClass} from '~/ui/button';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {Benefits} from './benefits';
import {Effect} from './effect';
import {Hero} from './hero';
import {Making} from './making';
import {onwards, text} from '~/shop/pages/why-carbon-fiber';

/** Specification §2: six benefits and two further sections. */
export default function MaterialPage() {
  const {pick} = useLanguage();
  return (
    <>
      <PageHead title={pick(text.title)} description={pick(text.description)} />
      <Hero />
      <Benefits />
      <Effect />
      <Making />
      <p className="shell flex flex-wrap items-baseline justify-between gap-x-12 gap-y-3 py-16">
        {onwards
          .filter(({to}) => leadsSomewhere(to))
          .map(({to, text: label}) => (
            <Link key={to} to={to} className={buttonClass.onward}>
              {pick(label)}
              <ArrowIcon />
            </Link>
          ))}
      </p>
    </>
  );
}
