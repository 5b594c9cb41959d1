import {company} from '~/shop/company';
import {keepUnits} from '~/i18n/keep-units';
import type {Block, LocalizedBlocks} from '~/i18n/copy';
import {useLanguage} from '~/i18n/language-provider';
import type {LocalizedText} from '~/i18n/languages';
import {Link} from '~/ui/link';
import {useShopName} from './root-data';

/** Picks the language's text and puts in what it names: `{{shop}}`, `{{company}}`, `{{email}}`, `{{address}}`. */
export function useCopy(): (text: LocalizedText) => string {
  const {pick} = useLanguage();
  const fill = useFill();
  return (text) => fill(pick(text));
}

function useFill(): (text: string) => string {
  const shopName = useShopName();
  const values = new Map<string, string>([
    // The shop's name comes from the catalogue, which may be away.
    ['shop', shopName || company.name],
    ['company', company.name],
    ['email', company.email],
    ['address', `${company.name}, ${company.street}, ${company.city}`],
  ]);
  return (text) =>
    keepUnits(text).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values.get(name) ?? whole);
}

/** Running copy. A link is written `[what it says](/where-it-leads)`. */
export function Prose({blocks}: {blocks: LocalizedBlocks}) {
  const {language} = useLanguage();
  return (
    <div className="max-w-text space-y-4 [&>dl+p]:mt-6 [&>p+dl]:mt-2">
      {blocks[language].map((block, index) => (
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

/** A line of copy with its links and the values that it names. */
export function Inline({text}: {text: string}) {
  const fill = useFill();
  // With two groups in the pattern, every third part from the second on is a label, followed by its address.
  const parts = fill(text).split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    return <ProseLink key={index} to={parts[index + 1] ?? ''} label={part} />;
  });
}

function ProseLink({to, label}: {to: string; label: string}) {
  if (!to.startsWith('/') && !to.startsWith('#')) {
    return (
      <a href={to} className="link wrap-anywhere">
        {label}
      </a>
    );
  }
  return (
    <Link to={to} className="link">
      {label}
    </Link>
  );
}
