import {useNonce} from '@shopify/hydrogen';
import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';
import {Scripts} from 'react-router';
import {InlineScript} from './inline-script';
import {startScripts} from './start-scripts';

interface WrittenProps {
  type?: string;
  href?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: {__html: string};
}

/**
 * The output of `<Scripts>` with its modules as plain text and without preloads: `startScripts` runs them after the
 * first paint. The rest, such as the page's data, is unchanged.
 */
export function LateScripts() {
  const nonce = useNonce();
  // Called, not rendered, to read its elements.
  const written = elementsOf(Scripts({nonce}));
  const modules = written.find(({props}) => props.type === 'module');
  if (!modules) return written;
  const preloads = written.filter(({type}) => type === 'link').map(({props}) => props.href);
  return (
    <>
      {written.filter((element) => element !== modules && element.type !== 'link')}
      <script
        type="text/plain"
        nonce={nonce}
        data-preloads={preloads.join(' ')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={modules.props.dangerouslySetInnerHTML}
      />
      <InlineScript run={import.meta.env.SSR ? startScripts : undefined} />
    </>
  );
}

function elementsOf(node: ReactNode): ReactElement<WrittenProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<WrittenProps>(child)) return [];
    return child.type === Fragment ? elementsOf(child.props.children) : [child];
  });
}
