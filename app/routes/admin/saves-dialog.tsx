import {useState} from 'react';
import type {Listed} from './changes';
import {control} from './control';
import {changesOf, type Save} from './history';
import {ChangeLine, LongList} from './long-list';
import {Modal} from './modal';

interface SavesDialogProps {
  saves: readonly Save[];
  listed: Listed;
  onUndo: (save: Save) => void;
  onClose: () => void;
}

/** The last saves on this device, any of which can be taken back. */
export function SavesDialog({saves, listed, onUndo, onClose}: SavesDialogProps) {
  return (
    <Modal title="Sparningar på den här enheten" onCancel={onClose}>
      <ol className="mt-3 max-h-[55vh] divide-y divide-line overflow-y-auto border-y border-line">
        {saves.map((save) => (
          <SaveEntry key={save.time} save={save} listed={listed} onUndo={onUndo} />
        ))}
      </ol>
      <button type="button" data-safe="" onClick={onClose} className={`${control.primary} mt-6`}>
        Stäng
      </button>
    </Modal>
  );
}

function SaveEntry({
  save,
  listed,
  onUndo,
}: {save: Save} & Pick<SavesDialogProps, 'listed' | 'onUndo'>) {
  const [isOpen, setIsOpen] = useState(false);
  const {time, undoes, changes} = save;
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          {timeText(time)}
          {undoes !== undefined && `, ångrade ${timeText(undoes)}`}
        </p>
        <button
          type="button"
          aria-label={`${undoes === undefined ? 'Ångra sparningen' : 'Gör om det ångrade'} ${timeText(time)}`}
          onClick={() => onUndo(save)}
          className={control.secondary}
        >
          {undoes === undefined ? 'Ångra' : 'Gör om'}
        </button>
      </div>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="min-h-6 text-sm">
          {changes.length === 1 ? '1 pris' : `${changes.length} priser`}
        </summary>
        {isOpen && (
          <LongList label="Ändringar" items={changesOf(save, listed)}>
            {(change) => <ChangeLine {...change} />}
          </LongList>
        )}
      </details>
    </li>
  );
}

const format = new Intl.DateTimeFormat('sv-SE', {dateStyle: 'short', timeStyle: 'medium'});

function timeText(time: number): string {
  return format.format(time);
}
