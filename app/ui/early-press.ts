import {flushSync} from 'react-dom';
import type {Press} from './record-presses';

const early = typeof window === 'undefined' ? undefined : window.earlyPresses;
const answering = new WeakSet<Element>();
let isCarryingOut = false;
let carryElsewhere: ((press: Press) => void) | undefined;

if (early) {
  // In order: what is pressed while others still wait, waits behind them.
  early.answers = (button) =>
    isCarryingOut || (early.waiting.length === 0 && answering.has(button));
  early.onChange = carryOutSoon;
}

/**
 * For a `<button>` that only its script can answer: presses before that is there wait for it, and are carried out
 * once, in order.
 *
 * @param name says what the button does, the same in every language; buttons that do the same share it
 */
export function earlyPress(name: string) {
  return {'data-press': name, 'ref': answerPresses};
}

/** @param handle carries out what was pressed on a page that was left since, and is not on this one */
export function handlePressesElsewhere(handle: (press: Press) => void): () => void {
  carryElsewhere = handle;
  carryOutSoon();
  return () => (carryElsewhere = undefined);
}

/** React calls it once the button answers. */
function answerPresses(button: HTMLButtonElement | null): void {
  if (!button) return;
  answering.add(button);
  carryOutSoon();
}

/** Not while React is at work. */
function carryOutSoon(): void {
  if (early && early.waiting.length > 0 && !isCarryingOut) setTimeout(carryOut);
}

function carryOut(): void {
  for (let press = early?.waiting[0]; press; press = early?.waiting[0]) {
    const {name, path} = press;
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-press]')];
    const named = buttons.filter(({dataset}) => dataset.press === name);
    const button = named.find((each) => answering.has(each));
    const isElsewhere = named.length === 0 && path !== location.pathname;
    if (!button && !(isElsewhere && carryElsewhere)) return;
    isCarryingOut = true;
    early?.waiting.shift();
    early?.show();
    // What comes of one is on the page before the next is carried out.
    if (button) flushSync(() => button.click());
    else carryElsewhere?.(press);
    isCarryingOut = false;
  }
}
