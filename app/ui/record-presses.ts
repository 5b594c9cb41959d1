/** A press before the button's script was ready. */
export interface Press {
  /** The button's `data-press`. */
  name: string;
  /** Its `value` at that time. */
  value: string;
  /** The path of its page. */
  path: string;
  /** When it was pressed, in ms since 1970. */
  at: number;
}

export interface EarlyPresses {
  /** In order. */
  waiting: Press[];
  /** Marks the pressed buttons after a change. */
  show: () => void;
  /** Whether a button is hydrated. */
  answers: (button: Element) => boolean;
  /** Called then. */
  onChange: () => void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/**
 * Records presses of `[data-press]` for `early-press.ts` until the scripts are ready, even across a link to another
 * page, and marks the buttons at once. After ten seconds it reports a failure, or submits the form of a choice. For
 * `InlineScript`.
 */
export function recordPresses(): void {
  const MAX_WAIT_MS = 10_000;
  const MAX_AGE_MS = 60_000;
  const STORED = 'early-presses';
  const waiting: Press[] = [];
  const early: EarlyPresses = {waiting, show, answers: () => false, onChange: () => undefined};
  window.earlyPresses = early;
  let hasFailed = false;

  const buttons = () => document.querySelectorAll<HTMLButtonElement>('button[data-press]');

  function tell(isOver: boolean): void {
    const notice = document.querySelector<HTMLElement>('[data-not-done]');
    if (!notice) return;
    notice.hidden = !isOver;
    notice.querySelector('a')?.setAttribute('href', location.href);
  }

  function show(): void {
    for (const button of buttons()) {
      const isWaiting = waiting.some(({name}) => name === button.dataset.press);
      button.toggleAttribute('data-pressed', isWaiting);
    }
    early.onChange();
  }

  function keep(press: Press): void {
    waiting.push(press);
    setTimeout(giveUp, MAX_WAIT_MS, press);
    show();
  }

  function giveUp(press: Press): void {
    if (!waiting.includes(press)) return;
    waiting.splice(waiting.indexOf(press), 1);
    show();
    hasFailed = true;
    const button = [...buttons()].find(({dataset}) => dataset.press === press.name);
    if (button?.form) button.form.requestSubmit(button);
    else tell(true);
  }

  function restore(): void {
    try {
      const stored = JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as Press[];
      sessionStorage.removeItem(STORED);
      for (const press of stored) if (Date.now() - press.at < MAX_AGE_MS) keep(press);
    } catch {
      // Storage may be blocked.
    }
  }

  restore();
  addEventListener('pageshow', restore);
  addEventListener('DOMContentLoaded', show);
  addEventListener('pagehide', () => {
    try {
      if (waiting.length > 0) sessionStorage.setItem(STORED, JSON.stringify(waiting.splice(0)));
    } catch {
      // The presses then end with their page.
    }
    show();
  });
  addEventListener(
    'click',
    (event) => {
      const {target} = event;
      const button =
        target instanceof Element && target.closest<HTMLButtonElement>('button[data-press]');
      if (!button || button.disabled || early.answers(button)) return;
      if (button.form && hasFailed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      tell(false);
      const {
        value,
        dataset: {press: name = ''},
      } = button;
      keep({name, value, path: location.pathname, at: Date.now()});
    },
    true,
  );
}
