import type {Block, TextSection} from '~/i18n/copy';
import type {PickText} from '~/i18n/translate';
import type {Language} from '~/i18n/languages';

/** Fills in values; returns '' if nothing is left. */
type Fill = (text: string) => string;

/** Blocks with their values, without empty ones. */
export function filledBlocks(blocks: readonly Block[], fill: Fill): Block[] {
  return blocks.flatMap((block) => filledBlock(block, fill));
}

function filledBlock(block: Block, fill: Fill): Block[] {
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

interface Words {
  fill: Fill;
  knows: (name: string) => boolean;
  language: Language;
  pick: PickText;
}

/** The sections that are not empty. @param extras a page's additions, by section id */
export function filledSections(
  sections: readonly TextSection[],
  {fill, knows, language, pick}: Words,
  extras: Readonly<Record<string, unknown>> = {},
): TextSection[] {
  return sections.filter(
    ({id, title, needs, blocks}) =>
      (needs === undefined || knows(needs)) &&
      pick(title) !== '' &&
      (extras[id] || filledBlocks(blocks[language], fill).length > 0),
  );
}
