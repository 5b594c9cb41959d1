import {useId} from 'react';
import {useLanguage} from '~/i18n/language-provider';
import {ChevronIcon} from '~/ui/icons';
import {MenuLists} from './menu-lists';
import {useHoverMenu} from './use-hover-menu';

/**
 * The header's dropdown for wide screens: the collections, and what there is to read (specification §2). A popover,
 * which opens and closes without scripts, and stands over the page: below the header, wherever that is.
 *
 * @param below how far down the header ends: in the page, or in the window while it stays there
 */
export function CollectionsMenu({below}: {below: string}) {
  const {t} = useLanguage();
  const {panel, hoverProps, panelProps, buttonProps} = useHoverMenu();
  const id = useId();

  return (
    <div
      {...hoverProps}
      onBlur={({currentTarget, relatedTarget}) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
      }}
    >
      <button
        type="button"
        popoverTarget={id}
        {...buttonProps}
        className="pressable -mx-3 flex min-h-11 items-center gap-1 px-3 font-medium"
      >
        {t('header.collections')}
        <ChevronIcon />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        {...panelProps}
        className={`${below} inset-auto left-[calc(max(0px,(100%-1440px)/2)+var(--spacing-gutter)-1.5rem)] border border-line bg-surface text-ink [--focus-color:var(--color-amber)]`}
      >
        <div className="flex gap-16 p-8 pr-16">
          <MenuLists
            listClasses={['text-xl', 'text-stone']}
            lineClass="min-h-11"
            onFollow={() => panel.current?.hidePopover()}
          />
        </div>
      </div>
    </div>
  );
}
