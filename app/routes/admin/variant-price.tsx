import {memo, type KeyboardEvent} from 'react';
import {formatPrice, formatTotal} from '~/catalogue/money';
import type {PricedVariant} from '~/catalogue/price-list';
import {DEFAULT_TITLE} from '~/catalogue/product';
import {control} from './control';
import {differenceOf} from './price-changes';
import {parsePriceInput} from './price-input';
import {setDraft, usePrices, usePriceStore} from './price-store';
import {faultText} from './text';

interface VariantPriceProps {
  variant: PricedVariant;
  currencyCode: string;
  productTitle: string;
}

/** A variant's row: current price, new price, and what lies between. Renders alone when its draft changes. */
export const VariantPrice = memo(function VariantPrice({
  variant,
  currencyCode,
  productTitle,
}: VariantPriceProps) {
  const store = usePriceStore();
  const {id, price} = variant;
  const draft = usePrices((state) => state.drafts[id]);
  const title = variant.title === DEFAULT_TITLE ? 'Pris' : variant.title;
  const input = draft === undefined ? undefined : parsePriceInput(draft, currencyCode);
  const fault = input && 'fault' in input ? input.fault : undefined;
  const difference =
    input && 'price' in input
      ? differenceOf({currencyCode, before: price, after: input.price})
      : undefined;
  const isChanged = difference !== undefined && difference.units !== 0;

  return (
    <li
      data-changed={isChanged || undefined}
      className="grid grid-cols-[minmax(0,1fr)_7rem] items-center gap-x-3 border-l-3 border-l-transparent py-1 pl-2.5 data-changed:border-l-amber data-changed:bg-paper md:grid-cols-[minmax(0,1fr)_7.5rem_7rem_10rem_2.25rem]"
    >
      <span className="md:contents">
        <span className="block leading-snug">{title}</span>
        <span className="price block text-stone max-md:text-sm md:text-right">
          {formatPrice({amount: price, currencyCode}, 'sv')}
          <span aria-hidden="true" className="pl-2 max-md:hidden">
            →
          </span>
        </span>
      </span>
      <input
        data-price-field=""
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Nytt pris för ${productTitle}, ${title}, ${currencyCode}`}
        aria-invalid={fault !== undefined && fault !== 'empty'}
        aria-describedby={`${id}-note`}
        value={draft ?? ''}
        placeholder="Nytt pris"
        onChange={(event) => setDraft(store, id, event.target.value)}
        onKeyDown={goToNextField}
        className={`${control.field} price w-full scroll-my-28 text-right`}
      />
      <span id={`${id}-note`} className="price flex flex-wrap gap-x-1.5 py-1 text-sm empty:hidden">
        {fault && (
          <span
            className={`leading-snug whitespace-normal ${fault === 'empty' ? 'text-stone' : 'text-danger'}`}
          >
            {faultText(fault, currencyCode)}
          </span>
        )}
        {isChanged && <Difference {...difference} currencyCode={currencyCode} />}
      </span>
      {draft !== undefined && (
        <button
          type="button"
          aria-label={`Ångra ändringen av ${productTitle}, ${title}`}
          title="Ångra ändringen"
          onClick={() => setDraft(store, id, undefined)}
          className="col-start-2 flex size-9 items-center justify-center justify-self-end text-stone hover:text-ink md:col-start-5 pointer-coarse:size-11"
        >
          <span aria-hidden="true">↺</span>
        </button>
      )}
    </li>
  );
});

function Difference({
  units,
  percent,
  currencyCode,
}: ReturnType<typeof differenceOf> & {currencyCode: string}) {
  return (
    <>
      <span>{signed(units, formatTotal(Math.abs(units), currencyCode, 'sv'))}</span>
      {percent !== null && (
        <span className="text-stone">
          ({signed(percent, String(Math.abs(percent)).replace('.', ','))} %)
        </span>
      )}
    </>
  );
}

function signed(value: number, size: string): string {
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${size}`;
}

/** Enter goes to the next row, Shift+Enter to the one before. */
function goToNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-price-field]')];
  const next = fields[fields.indexOf(event.currentTarget) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}
