import {memo, type KeyboardEvent} from 'react';
import {formatOre, formatPrice} from '~/catalogue/money';
import type {PricedVariant} from '~/catalogue/price-list';
import {differenceOf} from './price-changes';
import {parsePriceInput} from './price-input';
import {setDraft, usePrices, usePriceStore} from './price-store';
import {faultText} from './text';

interface VariantPriceProps {
  variant: PricedVariant;
  productTitle: string;
}

/** A variant's row: current price, new price, and what lies between. Renders alone when its draft changes. */
export const VariantPrice = memo(function VariantPrice({variant, productTitle}: VariantPriceProps) {
  const store = usePriceStore();
  const {id, price} = variant;
  const draft = usePrices((state) => state.drafts[id]);
  const title = variant.title === 'Default Title' ? 'Pris' : variant.title;
  const input = draft === undefined ? undefined : parsePriceInput(draft);
  const after = input && 'price' in input ? input.price : undefined;
  const difference = after === undefined ? undefined : differenceOf({before: price, after});
  const isChanged = difference !== undefined && difference.ore !== 0;
  const fault = input && 'fault' in input ? input.fault : undefined;

  return (
    <li
      data-changed={isChanged || undefined}
      className="grid grid-cols-[1fr_auto_2.75rem] items-center gap-x-4 gap-y-1 border-l-3 border-l-transparent py-2 pl-3 data-changed:border-l-amber data-changed:bg-paper sm:grid-cols-[1fr_8rem_8rem_10rem_2.75rem]"
    >
      <span className="max-sm:col-span-3">{title}</span>
      <span className="price text-stone sm:text-right">{formatPrice(price, 'sv')}</span>
      <input
        data-price-field=""
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Nytt pris för ${productTitle}, ${title}, SEK`}
        aria-invalid={fault !== undefined && fault !== 'empty'}
        aria-describedby={`${id}-note`}
        value={draft ?? ''}
        placeholder="Nytt pris"
        onChange={(event) => setDraft(store, id, event.target.value)}
        onKeyDown={goToNextField}
        className="price min-h-11 w-28 rounded-control border border-stone bg-surface px-3 text-right placeholder:text-stone aria-invalid:border-danger sm:w-full"
      />
      <span
        id={`${id}-note`}
        className="price text-sm max-sm:order-last max-sm:col-span-3 max-sm:empty:hidden"
      >
        {fault && (
          <span className={`whitespace-normal ${fault === 'empty' ? 'text-stone' : 'text-danger'}`}>
            {faultText[fault]}
          </span>
        )}
        {isChanged && (
          <>
            {difference.ore > 0 ? '+' : ''}
            {formatOre(difference.ore, 'sv')}
            {difference.percent !== null && ` (${percent(difference.percent)})`}
          </>
        )}
      </span>
      {draft === undefined ? (
        <span className="max-sm:hidden" />
      ) : (
        <button
          type="button"
          aria-label={`Ångra ändringen av ${productTitle}, ${title}`}
          title="Ångra ändringen"
          onClick={() => setDraft(store, id, undefined)}
          className="flex size-11 items-center justify-center text-stone hover:text-ink"
        >
          <span aria-hidden="true">↺</span>
        </button>
      )}
    </li>
  );
});

/** Enter goes to the next row, Shift+Enter to the one before. */
function goToNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-price-field]')];
  const next = fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}

function percent(value: number): string {
  return `${value > 0 ? '+' : ''}${String(value).replace('.', ',')} %`;
}
