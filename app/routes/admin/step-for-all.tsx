import {useState} from 'react';
import {digitsOf, parseAmount, toAmount} from '~/catalogue/money';
import {showToast} from '~/ui/toast';
import {changeBy, endOn, PERCENT, type Direction, type Ending, type PriceStep} from './bulk';
import {control} from './control';
import {setDrafts, useDraftStore} from './drafts';
import type {Found} from './find';
import {parsePriceInput, shortPrice, type PriceFault} from './price-text';
import {faultText, text} from './text';

/** What a list offers, each with its name. */
type Options<Value> = readonly (readonly [value: Value, name: string])[];

const signs: Options<'+' | '-'> = [
  ['+', 'Höj alla med'],
  ['-', 'Sänk alla med'],
];

const directions: Options<Direction> = [
  ['up', 'uppåt'],
  ['down', 'nedåt'],
  ['nearest', 'närmast'],
];

const endings: Options<Ending | ''> = [
  ['', 'utan avrundning'],
  ['9', 'och sluta på 9'],
  ['0', 'och sluta på 0'],
  ['.90', 'och sluta på ,90'],
  ['.00', 'och sluta på ,00'],
];

function unitsIn(currencyCode: string): Options<PriceStep['unit']> {
  return [
    ['percent', '%'],
    ['amount', currencyCode],
  ];
}

/** Without decimals where the currency has none. */
function endingsIn(currencyCode: string): typeof endings {
  return endings.filter(([ending]) => !ending.startsWith('.') || digitsOf(currencyCode) > 0);
}

/** Raises or lowers prices by percent or kronor, with a price ending. */
export function StepForAll({
  variants,
  currencyCode,
  isWaiting,
}: {
  variants: Found['variants'];
  currencyCode: string;
  isWaiting: boolean;
}) {
  const store = useDraftStore();
  const [sign, setSign] = useState<'+' | '-'>('+');
  const [typed, setTyped] = useState('');
  const [unit, setUnit] = useState<PriceStep['unit']>('percent');
  const [ending, setEnding] = useState<Ending | ''>('');
  const [direction, setDirection] = useState<Direction>('up');
  const [fault, setFault] = useState('');

  function apply() {
    const currency = unit === 'percent' ? PERCENT : currencyCode;
    const size = parsePriceInput(typed.replace('%', ''), currency);
    if ('fault' in size) {
      setFault(stepFault(size.fault, currencyCode));
      return;
    }
    const step = {unit, by: sign + size.price, currencyCode};
    const stepped = stepPrices(variants, step, ending, direction);
    setDrafts(store, stepped);
    if (stepped.length === 0) showToast('warning', text.nothingStepped);
    else showToast('success', text.stepped(stepped.length));
  }

  return (
    <form
      className="mt-3 flex flex-wrap items-center gap-2 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWaiting) apply();
      }}
    >
      <Choice label="Höj eller sänk" value={sign} onChange={setSign} options={signs} />
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label="Hur mycket"
        aria-invalid={fault !== ''}
        aria-describedby="step-fault"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault('');
        }}
        className={`${control.field} price w-20 text-right`}
      />
      <Choice
        label="Procent eller belopp"
        value={unit}
        onChange={setUnit}
        options={unitsIn(currencyCode)}
      />
      <Choice
        label="Sluta på"
        value={ending}
        onChange={setEnding}
        options={endingsIn(currencyCode)}
      />
      {ending !== '' && (
        <Choice label="Avrunda" value={direction} onChange={setDirection} options={directions} />
      )}
      <button type="submit" disabled={isWaiting} className={control.secondary}>
        Fyll i nya priser
      </button>
      <p id="step-fault" className="w-full text-sm text-danger empty:hidden">
        {fault}
      </p>
    </form>
  );
}

function stepFault(fault: PriceFault, currencyCode: string): string {
  if (fault === 'empty') return 'Ange hur mycket först';
  return fault === 'negative' ? text.stepSign : faultText(fault, currencyCode);
}

/** The drafts of the variants whose price changes. */
function stepPrices(
  variants: Found['variants'],
  step: PriceStep,
  ending: Ending | '',
  direction: Direction,
) {
  const {currencyCode} = step;
  return variants.flatMap(({id, price}) => {
    const plain = changeBy(parseAmount(price, currencyCode), step);
    const ended = ending === '' ? plain : endOn(plain, ending, direction, currencyCode);
    const after = toAmount(Math.max(0, ended), currencyCode);
    return after === price ? [] : [[id, shortPrice(after, currencyCode), price] as const];
  });
}

function Choice<Value extends string>({
  label,
  value,
  onChange,
  options,
}: {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: Options<Value>;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      className={control.field}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}
