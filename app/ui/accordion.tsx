import type {ReactNode} from 'react';
import {PlusIcon} from './icons';

/**
 * Questions, one open at a time; a second click closes it. `<details name>` does both.
 *
 * @param name unique on the page, shared by the items
 */
export function Accordion({
  name,
  items,
}: {
  name: string;
  items: ReadonlyArray<{id: string; title: string; content: ReactNode}>;
}) {
  return (
    <div className="border-t border-line">
      {items.map(({id, title, content}) => (
        <details key={id} name={name} className="group border-b border-line">
          <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 text-lg font-medium decoration-1 underline-offset-4 hover:underline active:text-stone">
            {title}
            <span className="shrink-0 print:hidden transition-transform duration-200 group-open:rotate-45">
              <PlusIcon />
            </span>
          </summary>
          <div className="max-w-text pb-6 text-stone">{content}</div>
        </details>
      ))}
    </div>
  );
}
