import type {Block, LocalizedBlocks} from '~/i18n/copy';
import {useLanguage} from '~/i18n/language-provider';
import {Link} from '~/ui/link';
import {useAddress} from './navigation';
import {toldBlocks} from './told-blocks';

/** Running copy. A link is written `[what it says](/where-it-leads)`. */
export function Prose({blocks}: {blocks: LocalizedBlocks}) {
  const {fill, language} = useLanguage();
  return (
    <div className="max-w-text space-y-4 [&>dl+p]:mt-6 [&>p+dl]:mt-2">
      {toldBlocks(blocks[language], fill).map((block, index) => (
        <ProseBlock key={index} block={block} />
      ))}
    </div>
  );
}

function ProseBlock({block}: {block: Block}) {
  if (typeof block === 'string') {
    return (
      <p>
        <Inline text={block} />
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
              <Inline text={meaning} />
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
          <Inline text={item} />
        </li>
      ))}
    </List>
  );
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** A line of copy with its links. */
export function Inline({text}: {text: string}) {
  // With two groups in the pattern, every third part from the second on is a label, followed by its address.
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    return <ProseLink key={index} to={parts[index + 1] ?? ''} label={part} />;
  });
}

function ProseLink({to, label}: {to: string; label: string}) {
  if (to.startsWith('/') || to.startsWith('#')) return <InternalLink to={to} label={label} />;
  return (
    <a href={to} className="link wrap-anywhere">
      {label}
    </a>
  );
}

/** Only its words where the shop has no such page. */
function InternalLink({to, label}: {to: string; label: string}) {
  const address = useAddress(to);
  if (!address) return label;
  return (
    <Link to={address} className="link">
      {label}
    </Link>
  );
}
