import {useLanguage} from '~/i18n/language-provider';
import {Closing} from '~/layout/closing';
import {PageHead} from '~/layout/page-head';
import {Benefits} from './benefits';
import {Effect} from './effect';
import {Hero} from './hero';
import {Making} from './making';
import {closing, text} from '~/shop/pages/why-carbon-fiber';

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
      <Closing content={closing} />
    </>
  );
}
