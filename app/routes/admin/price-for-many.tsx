import {useId, useState} from 'react';
import type {PricedVariant} from '~/catalogue/price-list';
import {showToast} from '~/ui/toast';
import {control} from './control';
import {setDrafts, useDraftStore} from './drafts';
import {parsePriceInput, shortPrice} from './price-text';
import {faultText, text} from './text';

interface PriceForManyProps {
  currencyCode: string;
  /** Accessible names of field and button; the field's without the currency. */
  label: string;
  action: string;
  /** The button's text. */
  button: string;
  variants: readonly PricedVariant[];
  /** The message after filling in the price. */
  message: (price: string) => string;
  disabled?: boolean;
}

/** Fills one price in for many variants (specification §5). */
export function PriceForMany({
  currencyCode,
  label,
  action,
  button,
  variants,
  message,
  disabled = false,
}: PriceForManyProps) {
  const store = useDraftStore();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const faultId = useId();

  function apply() {
    // Enter reaches the field before the rest of the shop is loaded.
    if (disabled) {
      showToast('warning', text.changedTooEarly);
      return;
    }
    const input = parsePriceInput(typed, currencyCode);
    if ('fault' in input) {
      if (input.fault === 'empty') showToast('error', text.priceMissing);
      setFault(input.fault === 'empty' ? text.priceMissing : faultText(input.fault, currencyCode));
      return;
    }
    setFault('');
    const price = shortPrice(input.price, currencyCode);
    setDrafts(
      store,
      variants.map((variant) => [variant.id, price, variant.price]),
    );
    showToast('success', message(price));
  }

  return (
    <div>
      <div className="flex gap-2">
        <input
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${label}, ${currencyCode}`}
          placeholder={`Pris i ${currencyCode}`}
          aria-invalid={fault !== ''}
          aria-describedby={faultId}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault('');
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') apply();
          }}
          className={`${control.field} price w-28 scroll-my-28 text-right`}
        />
        <button
          type="button"
          aria-label={action}
          disabled={disabled}
          onClick={apply}
          className={control.secondary}
        >
          {button}
        </button>
      </div>
      <p id={faultId} className="mt-1 text-sm text-danger empty:hidden">
        {fault}
      </p>
    </div>
  );
}
