import {textsOf} from './checks/own-words.ts';

/** The texts of app/shop, in TypeScript and Markdown. */
export const ownTexts = textsOf({
  ...import.meta.glob('/app/shop/**/*.ts', {eager: true}),
  ...import.meta.glob('/app/shop/**/*.md', {eager: true, query: '?raw', import: 'default'}),
});
