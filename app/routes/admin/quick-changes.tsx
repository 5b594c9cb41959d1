import {useMemo} from 'react';
import {showToast} from '~/ui/toast';
import {roundUpToNine} from './bulk';
import {inputOf} from './changes';
import {control} from './control';
import {setDrafts, useDraftStore} from './drafts';
import type {Found} from './find';
import {PriceForMany} from './price-for-many';
import {StepForAll} from './step-for-all';
import {text} from './text';
import type {Loading} from './use-shop-list';

interface QuickChangesProps {
  found: readonly Found[];
  currencyCode: string;
  loading: Loading;
}

/** Changes to all filtered variants: the two bulk actions of specification §2, and steps up and down. */
export function QuickChanges({found, currencyCode, loading}: QuickChangesProps) {
  const store = useDraftStore();
  const variants = useMemo(() => found.flatMap((each) => each.variants), [found]);
  // Otherwise they would miss matches that are not loaded yet.
  const isWaiting = loading !== 'complete';

  /** Rounds a variant's draft, or else its price. */
  function roundAll() {
    const {drafts} = store.getState();
    const rounded = variants.flatMap(({id, price}) => {
      const draft = drafts.get(id);
      const input = draft && inputOf(draft, currencyCode);
      const next = roundUpToNine(input && 'price' in input ? input.price : price);
      return next ? [[id, next, draft?.from ?? price] as const] : [];
    });
    setDrafts(store, rounded);
    if (rounded.length === 0) showToast('warning', text.nothingRounded);
    else showToast('success', text.rounded(rounded.length));
  }

  return (
    <section aria-labelledby="quick-changes" className="mt-4 bg-surface p-3 md:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id="quick-changes" className="text-lg font-medium">
            {text.quickChanges}
          </h2>
          <p className="text-sm text-stone">
            Gäller {text.scope(found.length, variants.length)}.
            {isWaiting && ' Väntar tills hela butiken är laddad.'}
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <button
            type="button"
            disabled={isWaiting}
            onClick={roundAll}
            className={control.secondary}
          >
            Avrunda alla priser uppåt till 9
          </button>
          <PriceForMany
            currencyCode={currencyCode}
            label="Ett pris för alla varianter"
            action="Använd på alla varianter"
            button="Använd på alla"
            variants={variants}
            message={(price) => text.setAll(price, currencyCode)}
            disabled={isWaiting}
          />
        </div>
      </div>
      <StepForAll variants={variants} currencyCode={currencyCode} isWaiting={isWaiting} />
    </section>
  );
}
