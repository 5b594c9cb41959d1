import type {Plugin} from 'vite';

/** Takes the indentation out of GraphQL documents: Oxygen reads all of the worker before the first response. */
export function shortQueries(): Plugin {
  return {
    name: 'short-queries',
    apply: 'build',
    transform(code) {
      if (!code.includes('`#graphql')) return undefined;
      const short = code.replaceAll(/`#graphql[^`]*`/g, (query) =>
        query.replaceAll(/\n\s+/g, '\n'),
      );
      return {code: short, map: null};
    },
  };
}
