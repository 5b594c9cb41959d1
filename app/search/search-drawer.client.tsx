import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {useNavigate} from 'react-router';
import {collectionLinks} from '~/catalogue/collection-links';
import type {ProductCard} from '~/catalogue/product';
import {ProductName} from '~/catalogue/product-name';
import {ProductPicture} from '~/catalogue/product-picture';
import {useCardPrice} from '~/catalogue/use-card-price';
import {useLanguage} from '~/i18n/language-provider';
import type {PickText} from '~/i18n/translate';
import {Drawer} from '~/ui/drawer';
import {DrawerHead} from '~/ui/drawer-head';
import {ArrowIcon, CloseIcon} from '~/ui/icons';
import {Link} from '~/ui/link';
import {drawerText} from './drawer-text';
import type {Found} from './found';
import {FoundCount} from './found-count';
import {searchAddress} from './query';
import {SearchForm} from './search-form';
import {SearchLinks} from './search-links';
import {text} from './text';
import {useSuggestions} from './use-suggestions';

interface SearchDrawerProps {
  open: boolean;
  onClose: () => void;
}

interface Choice {
  to: string;
  content: ReactNode;
}

/**
 * The search over the page, with suggestions while typing: a combobox after the ARIA authoring practices. Arrow keys
 * select, Enter follows the selection or else shows all results.
 */
// eslint-disable-next-line house/long-function -- one combobox: its field, keys and list share the selection
export default function SearchDrawer({open, onClose}: SearchDrawerProps) {
  const {pick, t} = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(-1);
  const navigate = useNavigate();
  const id = useId();
  const found = useSuggestions(query.trim());
  const choices = found ? choicesOf(found, query, pick) : [];
  const hasChoices = choices.length > 0;

  useEffect(() => {
    if (!open) return;
    field.current?.focus();
    field.current?.select();
  }, [open]);

  function changeQuery(changed: string): void {
    setQuery(changed);
    setChosen(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined && hasChoices) {
      event.preventDefault();
      // The field itself comes between the last and the first.
      const places = choices.length + 1;
      setChosen(((chosen + 1 + step + places) % places) - 1);
    }
    const choice = choices[chosen];
    if (event.key === 'Enter' && choice) {
      event.preventDefault();
      // First, so that focus returns before the page takes it.
      onClose();
      void navigate(choice.to);
    }
  }

  return (
    <Drawer open={open} onClose={onClose} labelledBy={`${id}title`}>
      <DrawerHead
        id={`${id}title`}
        title={t('header.search')}
        close={pick(drawerText.close)}
        onClose={onClose}
      />
      <div className="flex-1 overflow-y-auto overscroll-contain px-gutter pt-1 pb-6 sm:px-6">
        <SearchForm
          label={pick(text.label)}
          ref={field}
          onSubmit={onClose}
          field={{
            // ARIA does not allow a combobox on `type="search"`.
            'type': 'text',
            'role': 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': hasChoices,
            'aria-controls': `${id}list`,
            'aria-activedescendant': choices[chosen] ? `${id}${chosen}` : undefined,
            'onChange': ({currentTarget}) => changeQuery(currentTarget.value),
            onKeyDown,
          }}
        >
          <button
            type="reset"
            aria-label={pick(drawerText.clear)}
            onClick={() => {
              changeQuery('');
              field.current?.focus();
            }}
            className="pressable flex size-12 shrink-0 items-center justify-center in-[form:has(:placeholder-shown)]:hidden"
          >
            <CloseIcon />
          </button>
        </SearchForm>
        <p role="status" className="mt-4 text-sm text-stone">
          {found &&
            (hasChoices ? <FoundCount {...found} /> : pick(text.none, {query: query.trim()}))}
        </p>
        {!hasChoices && (
          <SearchLinks links={collectionLinks} label={pick(text.collections)} onLeave={onClose} />
        )}
        <div
          role="listbox"
          id={`${id}list`}
          aria-label={pick(drawerText.suggestions)}
          hidden={!hasChoices}
          className="mt-2 -mx-3"
        >
          {choices.map(({to, content}, index) => (
            <Link
              key={to}
              to={to}
              onClick={onClose}
              id={`${id}${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              ref={index === chosen ? scrollToView : undefined}
              className="flex min-h-12 items-center gap-4 rounded-control border border-transparent px-3 py-2 transition-colors hover:bg-mist active:bg-line aria-selected:border-ink aria-selected:bg-mist"
            >
              {content}
            </Link>
          ))}
        </div>
      </div>
    </Drawer>
  );
}

function choicesOf({links, cards, total}: Found, query: string, pick: PickText): Choice[] {
  return [
    ...links.map(({to, text: name}) => ({to, content: <Onward>{pick(name)}</Onward>})),
    ...cards.map((card) => ({
      to: `/product/${card.handle}`,
      content: <Suggestion card={card} />,
    })),
    ...(total > cards.length
      ? [
          {
            to: searchAddress(query),
            content: <Onward>{pick(drawerText.all, {count: total})}</Onward>,
          },
        ]
      : []),
  ];
}

function Onward({children}: {children: ReactNode}) {
  return (
    <>
      <span className="flex-1 wrap-break-word">{children}</span>
      <ArrowIcon />
    </>
  );
}

function Suggestion({card}: {card: ProductCard}) {
  const {langOf} = useLanguage();
  return (
    <>
      <span className="w-14 shrink-0">
        <ProductPicture image={card.images[0]} alt="" use="tile" sizes="56px" />
      </span>
      <span lang={langOf(card.title)} className="min-w-0 flex-1 wrap-break-word">
        <ProductName title={card.title} />
        <span className="price block text-stone">{useCardPrice(card)}</span>
      </span>
    </>
  );
}

function scrollToView(element: HTMLElement | null): void {
  element?.scrollIntoView({block: 'nearest'});
}
