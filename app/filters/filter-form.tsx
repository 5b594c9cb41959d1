import {useState} from 'react';
import {Form} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {Link} from '~/ui/link';
import {barText} from './bar-text';
import {choiceQuery, facets, readChoice, type Choice} from './choice';
import {count, countValue} from './apply-choice';
import {PriceSelects, SortSelect} from './filter-selects';
import {FilterChoice, FilterValues} from './filter-values';
import {listAddress, type List} from './list-address';
import type {FilterData} from './product-facts';
import {showFound, text} from './text';
import {widthValues} from './width-values';

interface FilterFormProps {
  data: FilterData;
  list: List;
  /** What the list is filtered by. */
  query: string;
  /** mm: of the visitor's own pair. */
  ownWidth?: number | undefined;
  /** Replaces the form's own submission. */
  onChoose?: (choice: Choice) => void;
}

/** All filters of a list with counts, as a plain form that also works without scripts. */
export function FilterForm({data, list, query, ownWidth, onChoose}: FilterFormProps) {
  const {pick} = useLanguage();
  const given = readChoice(new URLSearchParams(query));
  const [choice, setChoice] = useState(given);
  const {products, values, currencyCode} = data;
  const found = count(products, choice, currencyCode);
  const inStock = count(products, {...choice, stock: true}, currencyCode);
  const hasChanged = choiceQuery(choice) !== choiceQuery(given);
  // Without scripts the count would not follow the choice.
  const isLive = onChoose !== undefined || hasChanged;
  const submitText = found === 0 ? pick(text.showNone) : pick(showFound, {count: found});
  return (
    <Form
      action={listAddress(list, '')}
      onChange={({currentTarget}) => setChoice(choiceOf(currentTarget))}
      onReset={() => setChoice(given)}
      onSubmit={(event) => {
        if (!onChoose) return;
        event.preventDefault();
        onChoose(choiceOf(event.currentTarget));
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      {'q' in list && <input type="hidden" name="q" value={list.q} />}
      <div className="flex-1 space-y-8 overflow-y-auto overscroll-contain px-gutter py-2 sm:px-6">
        <SortSelect choice={given} />
        <PriceSelects choice={given} data={data} />
        {facets.map((facet) => (
          <FilterValues
            key={facet}
            facet={facet}
            values={
              facet === 'width'
                ? values.width && widthValues(values.width, given.width, ownWidth)
                : values[facet]
            }
            given={given}
            choice={choice}
            isLive={isLive}
            countOf={(value) => countValue(products, choice, currencyCode, facet, value)}
          />
        ))}
        {data.hasSoldOut && (
          <FilterChoice
            name="stock"
            value={{value: '1', label: text.stock}}
            isGiven={given.stock ?? false}
            isDisabled={isLive && inStock === 0 && !choice.stock}
            count={inStock}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line px-gutter py-4 sm:px-6">
        {query ? (
          <Link to={listAddress(list, '')} className={buttonClass.secondary}>
            {pick(barText.clear)}
          </Link>
        ) : (
          hasChanged && (
            <button type="reset" className={buttonClass.secondary}>
              {pick(barText.clear)}
            </button>
          )
        )}
        <button type="submit" className={`flex-1 ${buttonClass.primary}`}>
          {isLive ? submitText : pick(text.show)}
        </button>
        <p role="status" className="sr-only">
          {hasChanged && submitText}
        </p>
      </div>
    </Form>
  );
}

function choiceOf(form: HTMLFormElement): Choice {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return readChoice(new URLSearchParams(entries));
}
