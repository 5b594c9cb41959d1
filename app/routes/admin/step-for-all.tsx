import {useState} from 'react';
import {digitsOf, parseAmount, toAmount} from '~/catalogue/money';
import {showToast} from '~/ui/toast';
import {changeBy, directions, endings, endOn, PERCENT, type Direction, type Ending} from './bulk';
import {control} from './control';
import {setDrafts, useDraftStore} from './drafts';
import type {Found} from './find';
import {parsePriceInput, shortPrice} from './price-text';
import {faultText, text} from './text';

const endingNames: Readonly<Record<Ending, string>> = {
  '9': 'på 9',
  '0': 'på 0',
  '.90': 'på ,90',
  '.00': 'på ,00',
};

const directionNames: Readonly<Record<Direction, string>> = {
  up: 'uppåt',
  down: 'nedåt',
  nearest: 'närmast',
};

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
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent');
  const [ending, setEnding] = useState<Ending | ''>('');
  const [direction, setDirection] = useState<Direction>('up');
  const [fault, setFault] = useState('');

  function apply() {
    const size = parsePriceInput(
      typed.replace('%', ''),
      unit === 'percent' ? PERCENT : currencyCode,
    );
    if ('fault' in size) {
      if (size.fault === 'empty') setFault('Ange hur mycket först');
      else if (size.fault === 'negative') setFault(text.stepSign);
      else setFault(faultText(size.fault, currencyCode));
      return;
    }
    const stepped = variants.flatMap(({id, price}) => {
      const from = parseAmount(price, currencyCode);
      const plain = changeBy(from, {unit, by: sign + size.price, currencyCode});
      const ended = ending === '' ? plain : endOn(plain, ending, direction, currencyCode);
      const after = toAmount(Math.max(0, ended), currencyCode);
      return after === price ? [] : [[id, shortPrice(after, currencyCode), price] as const];
    });
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
      <select
        aria-label="Höj eller sänk"
        value={sign}
        onChange={(event) => setSign(event.target.value as typeof sign)}
        className={control.field}
      >
        <option value="+">Höj alla med</option>
        <option value="-">Sänk alla med</option>
      </select>
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
      <select
        aria-label="Procent eller belopp"
        value={unit}
        onChange={(event) => setUnit(event.target.value as typeof unit)}
        className={control.field}
      >
        <option value="percent">%</option>
        <option value="amount">{currencyCode}</option>
      </select>
      <select
        aria-label="Sluta på"
        value={ending}
        onChange={(event) => setEnding(event.target.value as typeof ending)}
        className={control.field}
      >
        <option value="">utan avrundning</option>
        {endings
          .filter((each) => !each.startsWith('.') || digitsOf(currencyCode) > 0)
          .map((each) => (
            <option key={each} value={each}>
              och sluta {endingNames[each]}
            </option>
          ))}
      </select>
      {ending !== '' && (
        <select
          aria-label="Avrunda"
          value={direction}
          onChange={(event) => setDirection(event.target.value as Direction)}
          className={control.field}
        >
          {directions.map((each) => (
            <option key={each} value={each}>
              {directionNames[each]}
            </option>
          ))}
        </select>
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
