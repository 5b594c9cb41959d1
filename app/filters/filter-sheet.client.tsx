import {useEffect, useId, useState} from 'react';
import {useNavigate} from 'react-router';
import {useLanguage} from '~/i18n/language-provider';
import {readOwnPair} from '~/sizes/own-pair';
import {ask} from '~/ui/ask';
import {Drawer} from '~/ui/drawer';
import {DrawerHead} from '~/ui/drawer-head';
import {barText} from './bar-text';
import {choiceQuery} from './choice';
import {FilterForm} from './filter-form';
import {listAddress, type List} from './list-address';
import type {FilterData} from './product-facts';
import {text} from './text';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  list: List;
  /** What the list is filtered by. */
  query: string;
}

/** The filters over the list that they are of. */
export default function FilterSheet({open, onClose, list, query}: FilterSheetProps) {
  const {pick} = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const own = open ? readOwnPair() : undefined;
  const {data, openings} = useFilterData(open, new URLSearchParams(list).toString());
  return (
    <Drawer open={open} onClose={onClose} labelledBy={id}>
      <DrawerHead id={id} title={pick(barText.open)} close={pick(text.close)} onClose={onClose} />
      {typeof data === 'object' ? (
        <FilterForm
          key={`${query} ${openings}`}
          data={data}
          list={list}
          query={query}
          ownWidth={own?.kind === 'width' ? own.width : undefined}
          onChoose={(choice) => {
            onClose();
            void navigate(listAddress(list, choiceQuery(choice)), {preventScrollReset: true});
          }}
        />
      ) : (
        <p role="status" className="px-gutter sm:px-6">
          {pick(data === 'failed' ? text.failed : text.loading)}
        </p>
      )}
    </Drawer>
  );
}

/** Loaded at each opening; the previous data shows until then. */
function useFilterData(open: boolean, asked: string) {
  const [data, setData] = useState<FilterData | 'failed'>();
  const [openings, setOpenings] = useState(0);
  useEffect(() => {
    if (!open) return;
    setOpenings((before) => before + 1);
    const controller = new AbortController();
    ask<FilterData>('filters', asked, controller.signal).then(
      (answer) => setData(answer),
      () => {
        if (!controller.signal.aborted) setData('failed');
      },
    );
    return () => controller.abort();
  }, [open, asked]);
  return {data, openings};
}
