import {flushSync} from 'react-dom';
import type {Press} from './record-presses';

const early = typeof window === 'undefined' ? undefined : window.earlyPresses;
const answering = new WeakSet<Element>();
let isCarryingOut = false;
let carryElsewhere: ((press: Press) => void) | undefined;

if (early) {
  // A queue: new presses wait for earlier ones.
  early.answers = (button) =>
    isCarryingOut || (early.waiting.length === 0 && answering.has(button));
  early.onChange = carryOutSoon;
}

/**
 * For a `<button>` that needs its script: presses before hydration are queued and carried out once, in order.
 *
 * @param name of the action, the same in every language and for all buttons of that action
 */
export function earlyPress(name: string) {
  return {'data-press': name, 'ref': answerPresses};
}

/** @param handle carries out presses from a page that the visitor has left */
export function handlePressesElsewhere(handle: (press: Press) => void): () => void {
  carryElsewhere = handle;
  carryOutSoon();
  return () => (carryElsewhere = undefined);
}

/** React calls it when the button is hydrated. */
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
    // Renders the result of one before the next.
    if (button) flushSync(() => button.click());
    else carryElsewhere?.(press);
    isCarryingOut = false;
  }
}
