import {defaultRangeExtractor, useWindowVirtualizer, type Range} from '@tanstack/react-virtual';
import {useEffect, useImperativeHandle, useMemo, useRef, useState, type RefObject} from 'react';
import {showToast} from '~/ui/toast';
import type {Listed, ListedVariant} from './changes';
import {setDrafts, useDraftStore} from './drafts';
import type {Found} from './find';
import {readPaste} from './paste';
import {ProductRow, VariantRow} from './price-row';
import {text} from './text';

/** Scrolls to a variant's field and focuses it. */
export type Reveal = (variantId: string) => void;

type Item = {key: string; found: Found} | {key: string; row: ListedVariant};

/** px, until a row is measured. */
const PRODUCT_HEIGHT = 104;
const VARIANT_HEIGHT = 52;
/** px in the server's HTML, which knows no window. */
const FIRST_VIEW = {width: 0, height: 900};

interface PriceListProps {
  found: readonly Found[];
  listed: Listed;
  /** Whether the whole shop is loaded. */
  isComplete: boolean;
  revealRef: RefObject<Reveal | undefined>;
}

/** A virtual list of products and their variants; the focused row stays rendered. */
export function PriceList({found, listed, isComplete, revealRef}: PriceListProps) {
  const store = useDraftStore();
  const items = useMemo(() => toItems(found), [found]);
  const box = useRef<HTMLUListElement>(null);
  const focused = useRef<number>(undefined);
  const scrollMargin = useTop(box);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => (isProduct(items[index]) ? PRODUCT_HEIGHT : VARIANT_HEIGHT),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 6,
    scrollMargin,
    initialRect: FIRST_VIEW,
    // The server renders the top, so hydration starts there.
    initialOffset: 0,
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      const {current} = focused;
      return current === undefined || current >= items.length || drawn.includes(current)
        ? drawn
        : [...drawn, current].sort((one, other) => one - other);
    },
  });

  useImperativeHandle(revealRef, () => (variantId) => {
    const index = items.findIndex(({key}) => key === variantId);
    if (index < 0) return;
    focused.current = index;
    rows.scrollToIndex(index, {align: 'center'});
    // Rendered by then.
    requestAnimationFrame(() => fieldOf(box.current, index)?.focus());
  });

  /** @returns whether it handled the paste, instead of the field */
  function paste(index: number, pasted: string): boolean {
    const column = items.slice(index).flatMap((item) => ('row' in item ? [item.row] : []));
    const read = readPaste(pasted, column, listed);
    if (!read) return false;
    const {filled, faults} = read;
    // Their rows may still be loading.
    if (!isComplete && faults.some(({reason}) => reason === 'unknown' || reason === 'beyond')) {
      showToast('warning', text.pastedTooEarly);
      return true;
    }
    setDrafts(
      store,
      [...filled].map(([id, typed]) => [id, typed, listed.get(id)?.variant.price ?? '']),
    );
    store.setState({pasteFaults: faults});
    if (filled.size === 0) showToast('error', text.nothingPasted);
    else showToast(faults.length > 0 ? 'warning' : 'success', text.pasted(filled.size));
    return true;
  }

  return (
    <div
      onFocus={({target}) => (focused.current = indexOf(target))}
      onBlur={() => (focused.current = undefined)}
    >
      <ul ref={box} className="relative mt-4" style={{height: rows.getTotalSize()}}>
        {rows.getVirtualItems().map(({key, index, start}) => {
          const item = items[index];
          return (
            item && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{transform: `translateY(${start - scrollMargin}px)`}}
              >
                {'row' in item ? (
                  <VariantRow {...item.row} onPaste={(pasted) => paste(index, pasted)} />
                ) : (
                  <ProductRow {...item.found} />
                )}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

function toItems(found: readonly Found[]): Item[] {
  return found.flatMap((each) => {
    const {product} = each;
    const rows = each.variants.map((variant) => ({key: variant.id, row: {product, variant}}));
    return [{key: product.id, found: each}, ...rows];
  });
}

function isProduct(item: Item | undefined): boolean {
  return item !== undefined && 'found' in item;
}

function indexOf(target: Element): number | undefined {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}

function fieldOf(box: HTMLElement | null, index: number): HTMLElement | null | undefined {
  return box?.querySelector<HTMLElement>(`[data-index="${index}"] [data-price-field]`);
}

/** An element's distance from the page's top, px; it changes with the content above. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + scrollY));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return top;
}
