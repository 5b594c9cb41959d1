import type {KeyboardEvent} from 'react';
import {formatPrice, formatTotal, parseAmount} from '~/catalogue/money';
import {DEFAULT_TITLE} from '~/catalogue/product';
import {ProductPicture} from '~/catalogue/product-picture';
import {differenceOf, inputOf, type ListedVariant} from './changes';
import {control} from './control';
import {setDraft, useDrafts, useDraftStore} from './drafts';
import type {Found} from './find';
import {PriceForMany} from './price-for-many';
import {isChange} from './price-text';
import {faultText, text} from './text';

/** A product with its own price input (specification §2); its variants' rows follow. */
export function ProductRow({product, variants: shown}: Found) {
  const {id, title, image, currencyCode, variants} = product;
  return (
    <div className="mt-3 flex gap-x-4 bg-surface px-3 pt-3 pb-2 md:px-4">
      <div className="w-11 shrink-0">
        <ProductPicture
          image={image === null ? undefined : {url: image}}
          alt=""
          use="thumbnail"
          sizes="44px"
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-lg leading-snug font-medium">
          {title}
        </h2>
        <PriceForMany
          currencyCode={currencyCode}
          label={`Pris för alla varianter av ${title}`}
          action={`Använd priset på alla varianter av ${title}`}
          // The filter may hide some.
          button={shown.length < variants.length ? `Använd på alla ${variants.length}` : 'Använd'}
          variants={variants}
          message={(price) => text.setProduct(price, currencyCode, title)}
        />
      </div>
    </div>
  );
}

interface VariantRowProps extends ListedVariant {
  /** @returns whether it handled the paste */
  onPaste: (pasted: string) => boolean;
}

/** A variant's row: current price, new price and difference. Only this row re-renders when its draft changes. */
export function VariantRow({product, variant, onPaste}: VariantRowProps) {
  const store = useDraftStore();
  const {id, sku, price} = variant;
  const {title: productTitle, currencyCode} = product;
  const draft = useDrafts((state) => state.drafts.get(id));
  const title = variant.title === DEFAULT_TITLE ? 'Pris' : variant.title;
  const input = draft && inputOf(draft, currencyCode);
  const fault = input && 'fault' in input ? input.fault : undefined;
  const after = input && 'price' in input ? input.price : undefined;
  const isChanged = after !== undefined && after !== price;

  return (
    <div
      data-row=""
      data-changed={isChanged || undefined}
      className="grid grid-cols-[minmax(0,1fr)_7rem_2.25rem] items-center gap-x-2 border-t border-line bg-surface px-3 py-1 data-changed:bg-paper data-changed:shadow-[inset_3px_0_0_var(--color-amber)] md:grid-cols-[minmax(0,1fr)_11rem_7rem_14rem_2.25rem] md:gap-x-3 md:px-4 forced-colors:data-changed:border-l-3"
    >
      <span className="md:contents">
        <span className="block min-w-0 leading-snug">
          {title}{' '}
          {sku !== '' && (
            <span className="text-sm wrap-anywhere text-stone max-md:block">{sku}</span>
          )}
        </span>
        <span className="price block text-stone max-md:text-sm md:text-right">
          <Former {...variant} price={after ?? price} currencyCode={currencyCode} />
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
        value={draft?.text ?? ''}
        placeholder="Nytt pris"
        onChange={(event) => setDraft(store, variant, event.target.value)}
        onKeyDown={goToNextField}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
        }}
        className={`${control.field} price w-full scroll-my-28 text-right`}
      />
      <span
        id={`${id}-note`}
        className="price flex flex-wrap gap-x-1.5 py-1 text-sm empty:hidden max-md:col-span-3 max-md:row-start-2 max-md:justify-end md:col-start-4"
      >
        {fault && (
          <span
            className={`leading-snug whitespace-normal ${fault === 'empty' ? 'text-stone' : 'text-danger'}`}
          >
            {faultText(fault, currencyCode)}
          </span>
        )}
        {isChanged && draft && isChange(draft.text) && (
          <span className="font-medium">= {formatPrice({amount: after, currencyCode}, 'sv')}</span>
        )}
        {isChanged && <Difference before={price} after={after} currencyCode={currencyCode} />}
      </span>
      {draft !== undefined && (
        <button
          type="button"
          aria-label={`Ångra ändringen av ${productTitle}, ${title}`}
          title="Ångra ändringen"
          onClick={({currentTarget}) => {
            // The button goes with the draft, and would take the focus along.
            currentTarget.parentElement?.querySelector('input')?.focus();
            setDraft(store, variant, undefined);
          }}
          className="col-start-3 row-start-1 flex size-9 items-center justify-center text-stone hover:text-ink md:col-start-5 pointer-coarse:size-11"
        >
          <span aria-hidden="true">↺</span>
        </button>
      )}
    </div>
  );
}

/** The compare-at price, and the reduction of the current or typed price. */
function Former({
  price,
  compareAtPrice,
  currencyCode,
}: {
  price: string;
  compareAtPrice: string | null;
  currencyCode: string;
}) {
  if (compareAtPrice === null) return null;
  const {percent} = differenceOf({currencyCode, before: compareAtPrice, after: price});
  const isTrue = parseAmount(compareAtPrice, currencyCode) > parseAmount(price, currencyCode);
  return (
    <span className={`block text-sm ${isTrue ? '' : 'text-danger'}`}>
      <span className="sr-only">Tidigare pris </span>
      <s>{formatPrice({amount: compareAtPrice, currencyCode}, 'sv')}</s>
      {percent !== null && ` (${signed(percent, percentText(percent))})`}
    </span>
  );
}

function Difference(step: {before: string; after: string; currencyCode: string}) {
  const {units, percent} = differenceOf(step);
  return (
    <>
      <span>{signed(units, formatTotal(Math.abs(units), step.currencyCode, 'sv'))}</span>
      {percent !== null && (
        <span className="text-stone">({signed(percent, percentText(percent))})</span>
      )}
    </>
  );
}

function percentText(percent: number): string {
  return `${String(Math.abs(percent)).replace('.', ',')} %`;
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
