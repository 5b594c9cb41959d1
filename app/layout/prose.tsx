import type {Block, LocalizedBlocks} from '~/i18n/copy';
import {useLanguage} from '~/i18n/language-provider';
import {LinkedText} from './linked-text';
import {filledBlocks} from './filled-blocks';

export function Prose({blocks}: {blocks: LocalizedBlocks}) {
  const {fill, language} = useLanguage();
  return (
    <div className="space-y-4 [&>:not(dl)]:max-w-text [&>dl+p]:mt-6 [&>p+dl]:mt-2">
      {filledBlocks(blocks[language], fill).map((block, index) => (
        <ProseBlock key={index} block={block} />
      ))}
    </div>
  );
}

function ProseBlock({block}: {block: Block}) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText text={block} />
      </p>
    );
  }
  if ('terms' in block) {
    return (
      <dl className="-my-3">
        {block.terms.map(([term, meaning]) => (
          <div
            key={term}
            className="grid gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[12rem_1fr] print:break-inside-avoid"
          >
            <dt className="font-medium wrap-anywhere">{term}</dt>
            <dd className="text-stone">
              <LinkedText text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const List = 'steps' in block ? 'ol' : 'ul';
  const items = 'steps' in block ? block.steps : block.list;
  return (
    <List
      className={`space-y-2 pl-5 marker:text-stone ${'steps' in block ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={item} className="pl-1">
          <LinkedText text={item} />
        </li>
      ))}
    </List>
  );
}
