import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type {PriceListPage} from '~/catalogue/price-list';
import {showToast} from '~/ui/toast';
import {AccessBar, type OwnerAccess} from './access-bar';
import {useDrafts} from './drafts';
import {everything, find} from './find';
import {FindBar} from './find-bar';
import {Notices} from './notices';
import {PriceList, type Reveal} from './price-list';
import {QuickChanges} from './quick-changes';
import {SaveBar} from './save-bar';
import {text} from './text';
import {useShopList} from './use-shop-list';

interface PriceAdministrationProps {
  outcome: {ok: true; value: PriceListPage} | {ok: false};
  access: OwnerAccess;
  /** Shown if the list could not be loaded. */
  failed: ReactNode;
}

/** A loaded list stays if a reload fails. */
export function PriceAdministration({outcome, access, failed}: PriceAdministrationProps) {
  const [page, setPage] = useState(outcome.ok ? outcome.value : undefined);
  if (outcome.ok && outcome.value !== page) setPage(outcome.value);
  const tell = useEffectEvent(() => {
    if (!outcome.ok && page) showToast('error', text.loadFailed);
  });
  useEffect(() => tell(), [outcome]);
  return page ? <Workplace first={page} access={access} /> : failed;
}

function Workplace({first, access}: {first: PriceListPage; access: OwnerAccess}) {
  const list = useShopList(first);
  const {products, listed, currencyCode} = list;
  const [filter, setFilter] = useState(everything);
  const wanted = useDeferredValue(filter);
  // Subscribes to drafts only if the filter depends on them: otherwise typing a price runs no search.
  const drafts = useDeferredValue(useDrafts((state) => (wanted.onlyDrafts ? state.drafts : null)));
  const found = useMemo(
    () => find(products, wanted, drafts ?? new Map()),
    [products, wanted, drafts],
  );
  const reveal = useRef<Reveal>(undefined);
  useCurrencyWarning(currencyCode);

  return (
    <>
      <AccessBar access={access} />
      <FindBar filter={filter} onChange={setFilter} list={list} found={found} />
      {currencyCode !== undefined && (
        <QuickChanges found={found} currencyCode={currencyCode} loading={list.loading} />
      )}
      <Notices listed={listed} currencyCode={currencyCode ?? ''} />
      {found.length === 0 && (
        <p className="py-12 text-center text-stone">
          {currencyCode === undefined
            ? 'Butiken har inga produkter än.'
            : 'Inga produkter matchar sökningen.'}
        </p>
      )}
      <p className="mt-4 text-sm text-stone">{text.tips}</p>
      <PriceList
        found={found}
        listed={listed}
        isComplete={list.loading === 'complete'}
        revealRef={reveal}
      />
      <SaveBar
        list={list}
        found={wanted === everything ? undefined : found}
        access={access}
        reveal={(variantId) => reveal.current?.(variantId)}
      />
    </>
  );
}

/** Amounts typed in the old currency now read as amounts of the new one. */
function useCurrencyWarning(currencyCode: string | undefined) {
  const before = useRef(currencyCode);
  useEffect(() => {
    if (before.current !== undefined && currencyCode !== undefined) {
      if (before.current !== currencyCode) {
        showToast('warning', text.currencyChanged(before.current, currencyCode));
      }
    }
    before.current = currencyCode ?? before.current;
  }, [currencyCode]);
}
