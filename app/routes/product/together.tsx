import {Suspense} from 'react';
import {Await} from 'react-router';
import type {GoesTogether} from '~/catalogue/together';
import {SmallCards} from '~/catalogue/small-cards';
import {useLanguage} from '~/i18n/language-provider';
import type {TextKey} from '~/i18n/translate';
import type {Route} from './+types/route';

const titles: Readonly<Record<GoesTogether['kind'], TextKey>> = {
  frames: 'product.fits',
  lenses: 'product.lensesFor',
  case: 'product.case',
  sameWidth: 'product.sameWidth',
};

/** Products that the shop lists as going with this one; nothing if there are none or the request fails. */
export function Together({groups}: {groups: Route.ComponentProps['loaderData']['together']}) {
  const {t} = useLanguage();
  return (
    <Suspense>
      <Await resolve={groups}>
        {(outcome) =>
          outcome.ok &&
          outcome.value.length > 0 && (
            <div className="pt-section print:hidden">
              {outcome.value.map(({kind, cards}) => (
                <section key={kind} aria-labelledby={kind} className="together">
                  <h2 id={kind} className="text-heading">
                    {t(titles[kind])}
                  </h2>
                  <SmallCards cards={cards} />
                </section>
              ))}
            </div>
          )
        }
      </Await>
    </Suspense>
  );
}
