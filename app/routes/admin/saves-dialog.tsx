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

/** The last saves on this device, each with an undo. */
export function SavesDialog({saves, listed, onUndo, onClose}: SavesDialogProps) {
  return (
    <Modal title="Sparade ändringar på den här enheten" onCancel={onClose}>
      <ol className="mt-3 max-h-[55vh] divide-y divide-line overflow-y-auto border-y border-line">
        {saves.map((save) => (
          <SaveEntry
            key={save.time}
            save={save}
            isUndone={saves.some(({undoes}) => undoes === save.time)}
            listed={listed}
            onUndo={onUndo}
          />
        ))}
      </ol>
      <button type="button" data-safe="" onClick={onClose} className={`${control.primary} mt-6`}>
        Stäng
      </button>
    </Modal>
  );
}

interface SaveEntryProps extends Pick<SavesDialogProps, 'listed' | 'onUndo'> {
  save: Save;
  isUndone: boolean;
}

function SaveEntry({save, isUndone, listed, onUndo}: SaveEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const {time, undoes} = save;
  const changes = changesOf(save, listed);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p>
          {timeText(time)}
          {undoes !== undefined && ` – tog tillbaka det som sparades ${timeText(undoes)}`}
        </p>
        {isUndone ? (
          <p className="text-sm text-stone">Ångrad</p>
        ) : (
          <button
            type="button"
            aria-label={`${undoes === undefined ? 'Ångra sparningen' : 'Gör om det ångrade'} ${timeText(time)}`}
            onClick={() => onUndo(save)}
            className={control.secondary}
          >
            {undoes === undefined ? 'Ångra' : 'Gör om'}
          </button>
        )}
      </div>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="min-h-6 text-sm">
          {changes.length === 1 ? `1 pris: ${changes[0]?.name}` : `${changes.length} priser`}
        </summary>
        {isOpen && (
          <LongList label="Ändringar" items={changes}>
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
