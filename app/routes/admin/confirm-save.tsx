import {formatPrice} from '~/catalogue/money';
import {control} from './control';
import {Modal} from './modal';
import type {PriceChange, ReasonsToConfirm} from './price-changes';

/** Names in a list; the owner knows the rest by its number. */
const LISTED = 8;

export interface Unusual {
  changes: readonly PriceChange[];
  reasons: ReasonsToConfirm;
}

/** A summary of a save that looks like a mistake, before it can cost the shop anything. */
export function ConfirmSave({
  unusual: {changes, reasons},
  onAnswer,
}: {
  unusual: Unusual;
  onAnswer: (agreed: boolean) => void;
}) {
  const {many, toZero, moreThanHalf, changedSince} = reasons;
  return (
    <Modal title={`Spara ${changes.length} prisändringar?`} onCancel={() => onAnswer(false)}>
      <div className="mt-3 space-y-3">
        {many && <p>Sparandet ändrar ovanligt många priser: {changes.length}.</p>}
        <Listed title="Har fått ett annat pris sedan sidan laddades" changes={changedSince} />
        <Listed title={`Får priset 0 ${changes[0]?.currencyCode ?? ''}`} changes={toZero} />
        <Listed title="Ändras med mer än hälften" changes={moreThanHalf} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" onClick={() => onAnswer(true)} className={control.primary}>
          Spara ändå
        </button>
        <button type="button" onClick={() => onAnswer(false)} className={control.secondary}>
          Avbryt
        </button>
      </div>
    </Modal>
  );
}

function Listed({title, changes}: {title: string; changes: readonly PriceChange[]}) {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium text-danger">
        {title} ({changes.length})
      </h3>
      <ul className="mt-1 text-sm">
        {changes.slice(0, LISTED).map(({variantId, name, currencyCode, before, after}) => (
          <li key={variantId}>
            {name}:{' '}
            <span className="price">{formatPrice({amount: before, currencyCode}, 'sv')}</span> →{' '}
            <span className="price">{formatPrice({amount: after, currencyCode}, 'sv')}</span>
          </li>
        ))}
        {changes.length > LISTED && <li>… och {changes.length - LISTED} till</li>}
      </ul>
    </div>
  );
}
