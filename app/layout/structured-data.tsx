import type {Graph, Thing} from 'schema-dts';

/**
 * Facts of the page for search engines, as JSON-LD. Search engines read the server's HTML, so only the server makes
 * them: `facts={import.meta.env.SSR ? … : undefined}`, which Vite drops from the browser's bundle. The browser keeps
 * the server's element.
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
  // A `<` could end the script element.
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
