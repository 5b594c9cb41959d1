import {useCallback, useId, useState} from 'react';
import {SignInForm} from './access-bar';
import type {PriceChange, ReasonsToConfirm} from './changes';
import {control} from './control';
import {ChangeList} from './long-list';
import {Modal} from './modal';
import {counted, text} from './text';

/** A question to the owner. */
export type Question =
  | {kind: 'confirm'; changes: readonly PriceChange[]; reasons: ReasonsToConfirm}
  | {kind: 'sign-in'; isEnded: boolean}
  | {kind: 'reset'; count: number};

/** False for no. Compare-at prices that would be false are removed unless the owner keeps them. */
export type Answer = false | {keepsFormer: boolean};

export type Ask = (question: Question) => Promise<Answer>;

/** Pauses until the owner answers a dialog. */
export function useQuestion() {
  const [asked, setAsked] = useState<{question: Question; answer: (answer: Answer) => void}>();
  const ask = useCallback<Ask>(
    (question) =>
      new Promise((resolve) => {
        setAsked({
          question,
          answer(answer) {
            setAsked(undefined);
            resolve(answer);
          },
        });
      }),
    [],
  );
  return {asked, ask};
}

export function QuestionDialog({
  question,
  onAnswer,
}: {
  question: Question;
  onAnswer: (answer: Answer) => void;
}) {
  switch (question.kind) {
    case 'confirm':
      return <ConfirmSave {...question} onAnswer={onAnswer} />;
    case 'sign-in':
      return (
        <Modal title="Logga in" onCancel={() => onAnswer(false)}>
          <p className="mt-2 mb-4 text-stone">
            {question.isEnded ? text.sessionEnded : text.notSignedIn}
          </p>
          <SignInForm onSignedIn={() => onAnswer({keepsFormer: false})} />
          <button
            type="button"
            onClick={() => onAnswer(false)}
            className={`${control.secondary} mt-4`}
          >
            Avbryt
          </button>
        </Modal>
      );
    case 'reset':
      return (
        <Modal title="Ta bort allt du har fyllt i?" onCancel={() => onAnswer(false)}>
          <p className="mt-3">
            {question.count === 1
              ? '1 ifyllt pris tas bort.'
              : `${question.count} ifyllda priser tas bort.`}{' '}
            Priserna i butiken ändras inte.
          </p>
          <Choices
            yes="Ta bort"
            no="Behåll"
            onAnswer={(agreed) => onAnswer(agreed && {keepsFormer: false})}
          />
        </Modal>
      );
  }
}

/** A summary of a save that may be a mistake, to confirm. */
function ConfirmSave({
  changes,
  reasons: {many, toZero, moreThanHalf, changedSince, untrueFormer},
  onAnswer,
}: Extract<Question, {kind: 'confirm'}> & {onAnswer: (answer: Answer) => void}) {
  const [keepsFormer, setKeepsFormer] = useState(false);
  const name = useId();
  return (
    <Modal
      title={counted(changes.length, 'Spara # prisändring?', 'Spara # prisändringar?')}
      onCancel={() => onAnswer(false)}
    >
      <div className="mt-3 space-y-3">
        {many && (
          <div>
            <p>Sparandet ändrar ovanligt många priser: {changes.length}.</p>
            <ChangeList title="Alla ändringar" changes={changes} />
          </div>
        )}
        <ChangeList
          title="Priset har ändrats i butiken sedan du öppnade sidan"
          changes={changedSince}
        />
        <ChangeList title={`Får priset 0 ${changes[0]?.currencyCode ?? ''}`} changes={toZero} />
        <ChangeList title="Ändras med mer än hälften" changes={moreThanHalf} />
        {untrueFormer.length > 0 && (
          <>
            <ChangeList
              title="Det tidigare priset är inte högre än det nya"
              changes={untrueFormer}
              showsFormer
            />
            <fieldset>
              <legend className="font-medium">Vad ska hända med det tidigare priset?</legend>
              {[false, true].map((keeps) => (
                <label key={String(keeps)} className="flex min-h-9 items-center gap-2">
                  <input
                    type="radio"
                    name={name}
                    checked={keepsFormer === keeps}
                    onChange={() => setKeepsFormer(keeps)}
                  />
                  {keeps ? 'Behåll det tidigare priset ändå' : 'Ta bort det tidigare priset'}
                </label>
              ))}
            </fieldset>
          </>
        )}
      </div>
      <Choices
        yes="Spara ändå"
        no="Avbryt"
        onAnswer={(agreed) => onAnswer(agreed && {keepsFormer})}
      />
    </Modal>
  );
}

/** The safe answer is first and answers Enter. */
function Choices({
  yes,
  no,
  onAnswer,
}: {
  yes: string;
  no: string;
  onAnswer: (agreed: boolean) => void;
}) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <button
        type="button"
        data-safe=""
        onClick={() => onAnswer(false)}
        className={control.primary}
      >
        {no}
      </button>
      <button type="button" onClick={() => onAnswer(true)} className={control.secondary}>
        {yes}
      </button>
    </div>
  );
}
