import type {Graph, Thing} from 'schema-dts';

/**
 * Facts of the page for search engines, as JSON-LD. They read the server's HTML, so a page makes its facts
 * there alone: `facts={import.meta.env.SSR ? … : undefined}`, which Vite leaves out of the browser's bundle.
 * The browser keeps the server's element as it is.
 */
export function StructuredData({facts}: {facts: readonly Thing[] | undefined}) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: facts ? serialize(facts) : ''}}
    />
  );
}

function serialize(facts: readonly Thing[]): string {
  const graph: Graph = {'@context': 'https://schema.org', '@graph': facts};
  // What a `<` could end is the script element; JSON takes it escaped.
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
