import {useState, type MouseEvent} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {CloseIcon, FilterIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {usePart} from '~/ui/use-part';
import {withoutChip, type Chosen} from './chosen';
import {filtersAddress, listAddress, type List} from './list-address';

const loadSheet = () => import('./filter-sheet');

const chipClass =
  'flex min-h-11 items-center gap-2 rounded-control border border-line px-4 transition-colors hover:border-ink active:bg-mist';

interface FilterBarProps {
  list: List;
  chosen: Chosen | undefined;
}

/** Opens the filters over the list; without scripts it leads to their own page. What is chosen can be taken away. */
export function FilterBar({list, chosen}: FilterBarProps) {
  const {langOf, pick, t} = useLanguage();
  const [open, setOpen] = useState(false);
  const {Part: FilterSheet, prefetch, want} = usePart(loadSheet, t('error.part'));
  const {query, chips} = chosen ?? {query: '', chips: []};

  async function show(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (await want()) setOpen(true);
  }

  return (
    <div className="mt-6 flex flex-wrap gap-2">
      <Link
        to={filtersAddress(list, query)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => void show(event)}
        rel="nofollow"
        className={`${chipClass} border-ink`}
      >
        <FilterIcon />
        {t('filters.open')}
      </Link>
      {chips.map((chip) => (
        <Link
          key={`${chip.name} ${chip.value}`}
          to={listAddress(list, withoutChip(query, chip))}
          preventScrollReset
          rel="nofollow"
          className={chipClass}
        >
          <span className="sr-only">{t('filters.remove')} </span>
          <span lang={langOf(chip.label)}>{pick(chip.label)}</span>
          <CloseIcon />
        </Link>
      ))}
      {query && (
        <Link to={listAddress(list, '')} preventScrollReset className={`${chipClass} underline`}>
          {t('filters.clear')}
        </Link>
      )}
      {FilterSheet && (
        <FilterSheet open={open} onClose={() => setOpen(false)} list={list} query={query} />
      )}
    </div>
  );
}
