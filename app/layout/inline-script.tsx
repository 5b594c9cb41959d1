import {useNonce} from '@shopify/hydrogen';

/**
 * A function as a script in the server's HTML, run as soon as it is read. It stands there as it is written (and
 * minified) here, so it takes nothing from outside itself. The browser keeps the server's element, and has no need of
 * the function: `run={import.meta.env.SSR ? … : undefined}`, as in `StructuredData`.
 */
export function InlineScript({run}: {run: (() => void) | undefined}) {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: run ? `(${run.toString()})()` : ''}}
    />
  );
}
