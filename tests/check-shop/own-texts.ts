import {textsOf} from './checks/own-words.ts';

/** What app/shop says, in TypeScript and in Markdown. */
export const ownTexts = textsOf({
  ...import.meta.glob('/app/shop/**/*.ts', {eager: true}),
  ...import.meta.glob('/app/shop/**/*.md', {eager: true, query: '?raw', import: 'default'}),
});
