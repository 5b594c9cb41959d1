import {useNonce} from '@shopify/hydrogen';

/**
 * A function as a script in the server's HTML, run as soon as it is read. It stands there as it is written (and
 * minified) here, so it takes nothing from outside itself. The browser keeps the server's element.
 */
export function InlineScript({run}: {run: () => void}) {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? `(${run.toString()})()` : ''}}
    />
  );
}
