import {formatPrice} from '~/catalogue/money';
import type {Product, ProductOption, Swatch, Variant} from '~/catalogue/product';
import {
  contains,
  isValueAvailable,
  numberOf,
  selectableOptions,
  selectValue,
  VARIANT_PARAMETER,
  variantParameters,
} from '~/catalogue/variant-selection';
import {useLanguage} from '~/i18n/language-provider';
import {earlyPress} from '~/ui/early-press';

interface OptionSelectorsProps {
  product: Product;
  selected: Variant | undefined;
  onSelect: (variant: Variant | undefined) => void;
}

export function OptionSelectors({product, selected, onSelect}: OptionSelectorsProps) {
  return (
    <div className="mt-8 space-y-6">
      {selectableOptions(product).map((option) => (
        <OptionSelector
          key={option.name}
          product={product}
          option={option}
          selected={selected}
          onSelect={onSelect}
        />
      ))}
    </div>
  );
}

/** Without scripts, a choice submits a form that loads the page with that value. */
function OptionSelector({
  product,
  option,
  selected,
  onSelect,
}: OptionSelectorsProps & {option: ProductOption}) {
  const {language, langOf, pick, t} = useLanguage();
  const parameters = selected ? variantParameters(selected) : [];
  const isNumbered = parameters[0]?.[0] === VARIANT_PARAMETER;
  const chosen = isNumbered ? VARIANT_PARAMETER : option.name;
  const choices = option.values.map(({name}) => selectValue(product, selected, option.name, name));
  const price = selected?.price.amount;
  // A gift card's values are its prices.
  const isPriced =
    !product.isGiftCard &&
    choices.some((choice) => choice?.availableForSale && choice.price.amount !== price);
  return (
    // Its fieldset is what has a name.
    <form role="none">
      {parameters.map(
        ([name, value]) =>
          name !== chosen && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <fieldset>
        <legend className="mb-2 font-medium" lang={langOf(option.label)}>
          {pick(option.label)}
        </legend>
        <div className="flex flex-wrap gap-2">
          {option.values.map(({name: value, label, swatch}, index) => {
            const text = pick(label);
            const available = isValueAvailable(product, option, value);
            const choice = choices[index];
            const isForSale = choice?.availableForSale === true;
            return (
              <button
                key={value}
                {...earlyPress(`option ${option.name} ${value}`)}
                type="submit"
                name={chosen}
                value={isNumbered ? choice && numberOf(choice) : value}
                disabled={!available}
                aria-pressed={selected ? contains(selected, option.name, value) : false}
                aria-label={isForSale ? undefined : t('product.valueUnavailable', {value: text})}
                onClick={(event) => {
                  event.preventDefault();
                  onSelect(choice);
                }}
                className={isForSale ? 'option' : 'option line-through'}
              >
                {swatch && <SwatchDot swatch={swatch} />}
                <span lang={langOf(label)}>
                  {text}{' '}
                  {isPriced && isForSale && <small>{formatPrice(choice.price, language)}</small>}
                </span>
              </button>
            );
          })}
        </div>
      </fieldset>
    </form>
  );
}

/** Besides the value's name, never instead of it. */
function SwatchDot({swatch: {color, image}}: {swatch: Swatch}) {
  return (
    <span
      aria-hidden="true"
      style={{backgroundColor: color, backgroundImage: image && `url(${JSON.stringify(image)})`}}
      className="option-swatch"
    />
  );
}
