import type {MouseEvent} from 'react';

/** For `onClick`: a double click counts as one. Presses by keyboard and script all count. */
export function onePress(run: () => void): (event: MouseEvent) => void {
  return ({detail: clicks}) => {
    if (clicks < 2) run();
  };
}
