import {useState, type MouseEvent} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {buttonClass} from '~/ui/button';
import {CloseIcon, Icon} from '~/ui/icons';
import {Link, PlainLink} from '~/ui/link';
import {usePart} from '~/ui/use-part';
import {barText} from './bar-text';
import {withoutChip, type Chosen} from './chips';
import {filtersAddress, listAddress, type List} from './list-address';

const loadSheet = () => import('./filter-sheet.client');

interface FilterBarProps {
  list: List;
  chosen: Chosen | undefined;
}

/** Opens the filters over the list (without scripts: their own page), and removes chosen ones. */
export function FilterBar({list, chosen}: FilterBarProps) {
  const {langOf, pick, t} = useLanguage();
  const [open, setOpen] = useState(false);
  const {Part: FilterSheet, prefetch, want} = usePart(loadSheet, t('error.part'));
  const query = chosen?.query ?? '';
  const chips = chosen?.chips.filter(({isLinked}) => !isLinked) ?? [];

  function show(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    want(() => setOpen(true));
  }

  return (
    <>
      {/* Floats, so that what follows stands beside it where there is room; close below it where there is none. */}
      <div className="float-left mt-6 mr-4 md:mt-12 -mb-4 flex flex-wrap gap-2">
        <PlainLink
          to={filtersAddress(list, query)}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={show}
          rel="nofollow"
          className={`${buttonClass.chip} border-ink`}
        >
          <FilterIcon />
          {pick(barText.open)}
        </PlainLink>
        {chips.map((chip) => (
          <Link
            key={`${chip.name} ${chip.value}`}
            to={listAddress(list, withoutChip(query, chip))}
            preventScrollReset
            rel="nofollow"
            className={buttonClass.chip}
          >
            <span className="sr-only">{pick(barText.remove)} </span>
            {chip.name === 'sort' && <SortIcon />}
            <span lang={langOf(chip.label)}>{pick(chip.label)}</span>
            <CloseIcon />
          </Link>
        ))}
      </div>
      {chips.length > 0 && (
        <Link
          to={listAddress(list, '')}
          preventScrollReset
          className="link float-left mt-6 mr-4 md:mt-12 leading-11"
        >
          {pick(barText.clear)}
        </Link>
      )}
      {FilterSheet && (
        <FilterSheet open={open} onClose={() => setOpen(false)} list={list} query={query} />
      )}
    </>
  );
}

const SortIcon = () => (
  <Icon>
    <path d="M8 5v14m0 0-3-3m3 3 3-3M16 19V5m0 0-3 3m3-3 3 3" />
  </Icon>
);

const FilterIcon = () => (
  <Icon>
    <path d="M3 8h10m4 0h4M13 8a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM3 16h4m4 0h10M7 16a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z" />
  </Icon>
);
