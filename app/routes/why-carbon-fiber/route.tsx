import {useLanguage} from '~/i18n/language-provider';
import {leadsSomewhere} from '~/layout/navigation';
import {PageHead} from '~/layout/page-head';
import {buttonClass} from '~/ui/button';
import {ArrowIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {Scene} from '~/ui/scene';
import {Benefits} from './benefits';
import {Effect} from './effect';
import {Hero} from './hero';
import {Making} from './making';
import {closing, onwards, text} from '~/shop/pages/why-carbon-fiber';

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
      <div className="shell grid items-center gap-x-16 gap-y-8 py-section md:grid-cols-2">
        <Scene
          picture={closing.picture}
          alt={pick(closing.alt)}
          sizes="(min-width: 1600px) 720px, (min-width: 1440px) 640px, (min-width: 768px) 46vw, 92vw"
          className="w-full"
        />
        <div>
          <p className="text-title">{pick(closing.title)}</p>
          <p className="mt-6 flex flex-wrap gap-x-8">
            {onwards
              .filter(({to}) => leadsSomewhere(to))
              .map(({to, text: label}) => (
                <Link key={to} to={to} className={buttonClass.onward}>
                  {pick(label)}
                  <ArrowIcon />
                </Link>
              ))}
          </p>
        </div>
      </div>
    </>
  );
}
