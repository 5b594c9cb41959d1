import {useId} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {SwatchDot} from '~/catalogue/swatch-dot';
import type {FilterValue} from './product-facts';

interface FilterChoiceProps {
  name: string;
  value: FilterValue;
  isChosen: boolean;
  /** Products that have it. */
  count: number;
}

/** One value, what it means where a shopper may not know, and how many products have it. */
export function FilterChoice({name, value, isChosen, count}: FilterChoiceProps) {
  const {langOf, pick} = useLanguage();
  const id = useId();
  const {label, meaning, swatch} = value;
  return (
    <label className="group flex min-h-11 items-center gap-3 py-1.5">
      <input
        type="checkbox"
        name={name}
        value={value.value}
        defaultChecked={isChosen}
        aria-describedby={meaning && id}
        className="size-5 shrink-0 accent-ink"
      />
      {swatch && <SwatchDot swatch={swatch} />}
      <span className="min-w-0 flex-1">
        <span lang={langOf(label)}>{pick(label)}</span>
        {meaning && (
          <span id={id} className="block text-sm text-stone">
            {pick(meaning)}
          </span>
        )}
      </span>
      <span className="text-sm text-stone tabular-nums">{count}</span>
    </label>
  );
}
