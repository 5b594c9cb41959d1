import type {ReactNode} from 'react';

interface IconProps {
  /** Of the square that it is drawn in. */
  side?: number;
  className?: string;
  children: ReactNode;
}

export function Icon({side = 24, className = 'icon', children}: IconProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${side} ${side}`} className={className}>
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M3 8h18M3 16h18" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM20 20l-4.9-4.9" />
  </Icon>
);

export const CartIcon = () => (
  <Icon>
    <path d="M5 8h14l1 12H4L5 8ZM9 8V6a3 3 0 0 1 6 0v2" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const PlusIcon = () => (
  <Icon>
    <path d="M5 12h14M12 5v14" />
  </Icon>
);

export const MinusIcon = () => (
  <Icon>
    <path d="M5 12h14" />
  </Icon>
);

export const ArrowIcon = () => (
  <Icon>
    <path d="M4 12h16m-6-6 6 6-6 6" />
  </Icon>
);

export const ShieldIcon = () => (
  <Icon>
    <path d="M12 3 5 6v5c0 4.6 2.9 8.3 7 10 4.1-1.7 7-5.4 7-10V6l-7-3Z" />
  </Icon>
);

export const ReturnIcon = () => (
  <Icon>
    <path d="M8 5 4 9l4 4M4 9h11a5 5 0 0 1 0 10H8" />
  </Icon>
);

export const ZoomIcon = () => (
  <Icon>
    <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
  </Icon>
);

export const TruckIcon = () => (
  <Icon>
    <path d="M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />
  </Icon>
);

export const LockIcon = () => (
  <Icon>
    <path d="M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3" />
  </Icon>
);

export const StarIcon = () => (
  <svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" fill="currentColor">
    <path d="m12 2.5 2.9 6.3 6.9.8-5.1 4.7 1.4 6.8-6.1-3.4-6.1 3.4 1.4-6.8-5.1-4.7 6.9-.8Z" />
  </svg>
);

export const ClockIcon = () => (
  <Icon>
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4.5v6m0 2.5v.5" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 13 4 4L19 7" />
  </Icon>
);
