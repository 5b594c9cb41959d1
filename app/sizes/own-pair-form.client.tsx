import {useId, useRef, useState, type SubmitEvent} from 'react';
import {flushSync} from 'react-dom';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import type {Widths} from './comparison';
import {comparedWidths, comparison, keepOwnPair, readOwnPair} from './own-pair';
import {parsePair, writePair} from './parse-pair';
import {text} from './text';

/** A form for the visitor's own pair, which stores it on this device and shows the comparison. */
export function OwnPairForm({widths}: {widths: Widths}) {
  const {language, pick} = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [pair, setPair] = useState(readOwnPair);
  const [state, setState] = useState<'invalid' | 'forgotten'>();
  const compared = pair && comparedWidths(pair, widths);
  const format = new Intl.NumberFormat(language);
  const answer = pair && (comparison(pair, widths, pick) ?? pick(text.unknown));

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = parsePair(input.current?.value ?? '');
    setState(given ? undefined : 'invalid');
    if (!given) return input.current?.focus();
    flushSync(() => setPair(given));
    keepOwnPair(given);
    // A phone's keyboard or purchase bar may cover the answer.
    status.current?.scrollIntoView({block: 'center'});
  }

  function forget() {
    setPair(undefined);
    keepOwnPair(undefined);
    setState('forgotten');
    if (input.current) input.current.value = '';
    input.current?.focus();
  }

  return (
    <form aria-label={pick(text.submit)} noValidate onSubmit={onSubmit} className="mt-4 max-w-text">
      <label htmlFor={id} className="font-medium">
        {pick(text.label)}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          ref={input}
          id={id}
          defaultValue={pair && writePair(pair)}
          autoComplete="off"
          maxLength={40}
          aria-describedby={`${id}-help ${id}-status`}
          aria-invalid={state === 'invalid' || undefined}
          className="min-h-12 w-44 rounded-control border border-stone bg-surface px-4 aria-invalid:border-danger"
        />
        <button type="submit" className={buttonClass.secondary}>
          {pick(text.submit)}
        </button>
        {pair && (
          <button type="button" onClick={forget} className="link min-h-12">
            {pick(text.forget)}
          </button>
        )}
      </div>
      <p id={`${id}-help`} className="mt-2 text-sm text-stone">
        {pick(text.help)}
      </p>
      <div ref={status} id={`${id}-status`} role="status" className="mt-3 empty:hidden">
        {state === 'invalid' && <p className="text-danger">{pick(text.invalid)}</p>}
        {state === 'forgotten' && <p>{pick(text.forgotten)}</p>}
        {!state && answer && <p className="font-medium">{answer}</p>}
        {!state && pair && compared && (
          <p className="text-sm text-stone">
            {pick(pair.kind === 'mark' ? text.howMark : text.how, {
              own: format.format(compared.own),
              theirs: format.format(compared.theirs),
            })}
          </p>
        )}
      </div>
    </form>
  );
}
