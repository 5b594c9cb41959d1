import {useVirtualizer} from '@tanstack/react-virtual';
import {useRef, type ReactNode} from 'react';
import {formatPrice} from '~/catalogue/money';
import type {PriceChange} from './changes';

/** A virtual list of any length in a scrolling box. */
export function LongList<Item>({
  label,
  items,
  children,
}: {
  label: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => 24,
    overscan: 8,
    initialRect: {width: 0, height: 224},
  });
  return (
    <div
      ref={box}
      // A scrolling box must be reachable by keyboard.
      tabIndex={0}
      role="group"
      aria-label={label}
      className="mt-1 max-h-56 overflow-y-auto text-sm"
    >
      <ul className="relative" style={{height: rows.getTotalSize()}}>
        {rows.getVirtualItems().map(({key, index, start}) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0 py-0.5"
                style={{transform: `translateY(${start}px)`}}
              >
                {children(item)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Changes under a heading with their count; nothing if there are none. */
export function ChangeList({
  title,
  changes,
  showsFormer = false,
}: {
  title: string;
  changes: readonly PriceChange[];
  showsFormer?: boolean;
}) {
  if (changes.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium text-danger">
        {title} ({changes.length})
      </h3>
      <LongList label={title} items={changes}>
        {(change) => <ChangeLine {...change} showsFormer={showsFormer} />}
      </LongList>
    </div>
  );
}

export function ChangeLine({
  name,
  currencyCode,
  before,
  after,
  former,
  showsFormer = false,
}: PriceChange & {showsFormer?: boolean}) {
  return (
    <>
      {name}: <span className="price">{formatPrice({amount: before, currencyCode}, 'sv')}</span> →{' '}
      <span className="price">{formatPrice({amount: after, currencyCode}, 'sv')}</span>
      {showsFormer && former !== null && (
        <>
          , tidigare pris{' '}
          <span className="price">{formatPrice({amount: former, currencyCode}, 'sv')}</span>
        </>
      )}
    </>
  );
}
