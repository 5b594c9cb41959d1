import {CloseButton} from './close-button';

interface DrawerHeadProps {
  /** Id of the heading, which names the drawer. */
  id: string;
  title: string;
  /** The close button's label. */
  close: string;
  onClose: () => void;
}

export function DrawerHead({id, title, close, onClose}: DrawerHeadProps) {
  return (
    <div className="flex items-center justify-between px-gutter py-3 sm:px-6">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <CloseButton label={close} onClose={onClose} />
    </div>
  );
}
