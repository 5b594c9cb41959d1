import type {ReactNode} from 'react';
import {formatPrice} from '~/catalogue/money';
import {useLanguage} from '~/i18n/language-provider';
import {ChevronIcon} from '~/ui/icons';
import {sorts, type Choice} from './choice';
import type {FilterData} from './product-facts';
import {sortNames, text} from './text';

export function SortSelect({choice: {sort}}: {choice: Choice}) {
  const {pick} = useLanguage();
  return (
    <Select name="sort" label={pick(text.sort)} value={sort ?? ''}>
      <option value="">{pick(sortNames.recommended)}</option>
      {sorts.map((each) => (
        <option key={each} value={each}>
          {pick(sortNames[each])}
        </option>
      ))}
    </Select>
  );
}

interface PriceSelectsProps {
  choice: Choice;
  data: FilterData;
}

/** The lowest and the highest price, in addresses always in whole units of the shop's currency. */
export function PriceSelects({choice, data: {prices, currencyCode}}: PriceSelectsProps) {
  const {language, pick} = useLanguage();
  if (prices.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{pick(text.price)}</legend>
      <div className="grid grid-cols-2 gap-4">
        {(['from', 'to'] as const).map((name) => {
          const chosen = choice[name];
          const offered = new Set([...prices, ...(chosen === undefined ? [] : [chosen])]);
          return (
            <Select key={name} name={name} label={pick(text[name])} value={String(chosen ?? '')}>
              <option value="">{pick(text.any)}</option>
              {[...offered]
                .sort((one, other) => one - other)
                .map((price) => (
                  <option key={price} value={price}>
                    {formatPrice({amount: String(price), currencyCode}, language)}
                  </option>
                ))}
            </Select>
          );
        })}
      </div>
    </fieldset>
  );
}

interface SelectProps {
  name: string;
  label: string;
  value: string;
  children: ReactNode;
}

function Select({name, label, value, children}: SelectProps) {
  return (
    <label className="block">
      <span className="mb-1 block font-medium">{label}</span>
      <span className="relative block">
        <select
          name={name}
          defaultValue={value}
          className="min-h-12 w-full appearance-none rounded-control border border-stone bg-surface pr-10 pl-3"
        >
          {children}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center">
          <ChevronIcon />
        </span>
      </span>
    </label>
  );
}
