import {useEffect, useState} from 'react';
import {SmallCards} from '~/catalogue/small-cards';
import type {SmallCard} from '~/catalogue/product';
import {useLanguage} from '~/i18n/language-provider';
import {ask} from '~/ui/ask';
import {forgetSeen} from './seen-handles';
import {text} from './text';

export interface SeenListProps {
  handles: readonly string[];
}

/** Loads the products, so that titles and prices are current. */
export function SeenList({handles}: SeenListProps) {
  const {pick} = useLanguage();
  const [cards, setCards] = useState<readonly SmallCard[]>([]);
  const [isCleared, setCleared] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const asked = handles.map((handle) => ['handle', handle]);
    // Without an answer, show nothing.
    ask<SmallCard[]>('recently-seen', asked, controller.signal).then(setCards, () => undefined);
    return () => controller.abort();
  }, [handles]);

  if (isCleared) {
    return (
      // The focused button is gone.
      <p
        ref={(message) => message?.focus({preventScroll: true})}
        tabIndex={-1}
        className="pt-section text-stone outline-none"
      >
        {pick(text.cleared)}
      </p>
    );
  }
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="seen" className="pt-section print:hidden">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="seen" className="text-heading">
          {pick(text.title)}
        </h2>
        <button
          type="button"
          onClick={() => {
            forgetSeen();
            setCleared(true);
          }}
          className="link inline-flex min-h-11 items-center text-stone"
        >
          {pick(text.clear)}
        </button>
      </div>
      <SmallCards cards={cards} />
    </section>
  );
}
