import {CloseIcon} from './icons';

interface CloseButtonProps {
  label: string;
  onClose: () => void;
}

/** The cross in a drawer's or dialog's head. */
export function CloseButton({label, onClose}: CloseButtonProps) {
  return (
    <button
      type="button"
      onClick={onClose}
      aria-label={label}
      className="pressable -mr-3 flex size-12 items-center justify-center"
    >
      <CloseIcon />
    </button>
  );
}
