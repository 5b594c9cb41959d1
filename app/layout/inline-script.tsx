import {useNonce} from '@shopify/hydrogen';

/**
 * A function as an inline script in the server's HTML. Its source is copied, so it must not use anything from outside
 * itself. The browser keeps the server's element and does not need the function: `run={import.meta.env.SSR ? … :
 * undefined}`, as in `StructuredData`.
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
