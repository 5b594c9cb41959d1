import type {ReactNode} from 'react';
import {formatPrice} from '~/catalogue/money';
import type {Listed} from './changes';
import {control} from './control';
import {setDrafts, useDrafts, useDraftStore} from './drafts';
import {LongList} from './long-list';
import {shortPrice} from './price-text';
import {pasteFaultText} from './text';

/** Failures, until the owner closes them. */
export function Notices({listed, currencyCode}: {listed: Listed; currencyCode: string}) {
  const store = useDraftStore();
  const failed = useDrafts((state) => state.failed);
  const pasteFaults = useDrafts((state) => state.pasteFaults);

  /** The failed changes of the last save, to try again. */
  function tryAgain() {
    setDrafts(
      store,
      failed.map(({variantId, before, after, currencyCode: own}) => [
        variantId,
        shortPrice(after, own),
        listed.get(variantId)?.variant.price ?? before,
      ]),
    );
    store.setState({failed: []});
  }

  return (
    <>
      {failed.length > 0 && (
        <Notice
          title={`Sparades inte (${failed.length})`}
          onClose={() => store.setState({failed: []})}
          more={
            <button type="button" onClick={tryAgain} className={control.secondary}>
              Fyll i dem igen
            </button>
          }
        >
          <LongList label="Sparades inte" items={failed}>
            {({name, currencyCode: own, after, reason}) => (
              <>
                {name},{' '}
                <span className="price">
                  {formatPrice({amount: after, currencyCode: own}, 'sv')}
                </span>
                : <span className="text-danger">{reason}</span>
              </>
            )}
          </LongList>
        </Notice>
      )}
      {pasteFaults.length > 0 && (
        <Notice
          title={`Klistrades inte in (${pasteFaults.length})`}
          onClose={() => store.setState({pasteFaults: []})}
        >
          <LongList label="Klistrades inte in" items={pasteFaults}>
            {(fault) => (
              <>
                <span className="whitespace-pre-wrap">{fault.line}</span>:{' '}
                <span className="text-danger">{pasteFaultText(fault, currencyCode)}</span>
              </>
            )}
          </LongList>
        </Notice>
      )}
    </>
  );
}

function Notice({
  title,
  onClose,
  more,
  children,
}: {
  title: string;
  onClose: () => void;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="mt-4 border-l-3 border-danger bg-surface p-3 md:px-4">
      <h2 className="text-lg font-medium">{title}</h2>
      {children}
      <div className="mt-3 flex flex-wrap gap-2">
        {more}
        <button type="button" onClick={onClose} className={control.secondary}>
          Stäng listan
        </button>
      </div>
    </section>
  );
}
