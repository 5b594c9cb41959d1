import type {Block, TextSection} from '~/i18n/copy';
import type {Language} from '~/i18n/languages';

/** What puts values into texts; a text that has nothing left to tell comes to ''. */
type Fill = (text: string) => string;

/** Blocks with what they name put in, without those that have nothing left to tell. */
export function toldBlocks(blocks: readonly Block[], fill: Fill): Block[] {
  return blocks.flatMap((block) => toldBlock(block, fill));
}

function toldBlock(block: Block, fill: Fill): Block[] {
  if (typeof block === 'string') return [fill(block)].filter(Boolean);
  if ('terms' in block) {
    const terms = block.terms
      .map(([term, meaning]) => [fill(term), fill(meaning)] as const)
      .filter(([term, meaning]) => term && meaning);
    return terms.length > 0 ? [{terms}] : [];
  }
  const items = ('steps' in block ? block.steps : block.list)
    .map((item) => fill(item))
    .filter(Boolean);
  if (items.length === 0) return [];
  return ['steps' in block ? {steps: items} : {list: items}];
}

/** The sections that have something to tell. @param extras what a page puts into them besides, by their ids */
export function toldSections(
  sections: readonly TextSection[],
  {fill, knows, language}: {fill: Fill; knows: (name: string) => boolean; language: Language},
  extras: Readonly<Record<string, unknown>> = {},
): TextSection[] {
  return sections.filter(
    ({id, title, needs, blocks}) =>
      (needs === undefined || knows(needs)) &&
      fill(title[language]) !== '' &&
      (extras[id] || toldBlocks(blocks[language], fill).length > 0),
  );
}
