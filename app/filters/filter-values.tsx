import {useId} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import type {Choice, Facet} from './choice';
import type {FilterValue} from './product-facts';
import {facetNames} from './text';

interface FilterValuesProps {
  facet: Facet;
  /** Absent where there is nothing to choose. */
  values: readonly FilterValue[] | undefined;
  /** What the list is filtered by. */
  given: Choice;
  /** The current choice. */
  choice: Choice;
  /** Whether the counts follow the choice. */
  isLive: boolean;
  countOf: (value: string) => number;
}

/** The values of one filter. Disables values without products if the counts are current. */
export function FilterValues(props: FilterValuesProps) {
  const {facet, values, given, choice, isLive, countOf} = props;
  const {pick} = useLanguage();
  if (!values) return null;
  const isShort = values.every(({meaning}) => !meaning);
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{pick(facetNames[facet])}</legend>
      <div
        className={isShort ? 'grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4' : ''}
      >
        {values.map((value) => {
          const count = countOf(value.value);
          const isChosen = choice[facet]?.includes(value.value) ?? false;
          return (
            <FilterChoice
              key={value.value}
              name={facet}
              value={value}
              isGiven={given[facet]?.includes(value.value) ?? false}
              isDisabled={isLive && count === 0 && !isChosen}
              count={count}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface FilterChoiceProps {
  name: string;
  value: FilterValue;
  isGiven: boolean;
  isDisabled: boolean;
  /** Products that have it. */
  count: number;
}

/** One value with an optional explanation and its count. */
export function FilterChoice({name, value, isGiven, isDisabled, count}: FilterChoiceProps) {
  const {langOf, pick} = useLanguage();
  const id = useId();
  const {label, meaning, swatch} = value;
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 has-disabled:text-stone">
        <input
          type="checkbox"
          name={name}
          value={value.value}
          defaultChecked={isGiven}
          disabled={isDisabled}
          aria-describedby={meaning && id}
          className="size-5 shrink-0 accent-ink"
        />
        {swatch && (
          <span
            aria-hidden="true"
            style={{
              backgroundColor: swatch.color,
              backgroundImage: swatch.image && `url(${JSON.stringify(swatch.image)})`,
            }}
            className="size-5 shrink-0 rounded-full border border-ink/20 bg-cover forced-color-adjust-none"
          />
        )}
        <span lang={langOf(label)} className="min-w-0 wrap-anywhere hyphens-auto">
          {pick(label)}
        </span>
        <span className="text-sm text-stone tabular-nums">{count}</span>
      </label>
      {meaning && (
        <p id={id} className="-mt-2 pr-8 pb-1 pl-8 text-sm text-stone">
          {pick(meaning)}
        </p>
      )}
    </div>
  );
}
