import {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import {toast, Toaster as Sonner} from 'sonner';
import {CheckIcon, WarningIcon} from './icons';
import {Link} from './link';
import type {Toast} from './toast';
import {MAX_TOAST_MS, TOAST_MS} from './toast-duration';
import {useTabToToast} from './use-tab-to-toast';

const VISIBLE = 3;

/** px from the top: below the header and its announcement; on phones close to it, where no half line shows between them. */
const BELOW_HEADER = {wide: 104, phone: 94};

/** A picture, a product's name and the button beside it; a phone's message is as wide as the phone. */
const wide = {'--width': '32rem'} as CSSProperties;

/** The picture's width, instead of Sonner's for icons. */
const pictured = {icon: 'size-14!'};

/** Screen readers only read what is added to a live region that they have noticed. */
const NOTICED_AFTER_MS = 100;

/** How many of the messages have been shown. Not in the component, which every page frame mounts for itself. */
let next = 0;

interface ToasterProps {
  toasts: readonly Toast[];
  label: string;
}

/** Sonner 1.7, whose swipe threshold is the 20 px of specification §9 (2.x: 45 px). */
export default function Toaster({toasts, label}: ToasterProps) {
  const isNew = useRef(true);
  useTabToToast(toasts);

  useEffect(() => {
    const timer = setTimeout(
      () => {
        for (const shown of toasts.slice(next)) {
          const {id, kind, message, picture, action} = shown;
          toast[kind](message, {
            id: `toast-${id}`,
            duration: action ? MAX_TOAST_MS : TOAST_MS[kind],
            description: <Details {...shown} />,
            ...(picture && {icon: <Picture>{picture}</Picture>, classNames: pictured}),
            ...(action && {
              action: (
                <button
                  type="button"
                  className={`link min-h-11 shrink-0 text-sm font-medium ${picture ? 'max-sm:-my-2 max-sm:ml-16' : ''}`}
                  onClick={() => {
                    toast.dismiss(`toast-${id}`);
                    action.run();
                  }}
                >
                  {action.text}
                </button>
              ),
            }),
          });
        }
        next = toasts.length;
        isNew.current = false;
      },
      isNew.current ? NOTICED_AFTER_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [toasts]);

  return (
    <Sonner
      position="top-center"
      visibleToasts={VISIBLE}
      offset={{top: BELOW_HEADER.wide}}
      mobileOffset={{top: BELOW_HEADER.phone, left: 16, right: 16}}
      style={wide}
      containerAriaLabel={label}
      icons={{success: <CheckIcon />, warning: <WarningIcon />, error: <WarningIcon />}}
      toastOptions={{
        className: 'font-sans!',
        classNames: {
          toast:
            'max-sm:flex-wrap! rounded-control! border-line! bg-surface! text-ink! text-base! shadow-drawer!',
          description: 'text-sm! text-stone! empty:hidden',
          icon: 'max-sm:self-start max-sm:mt-1!',
          content: 'max-sm:basis-[70%] grow',
          success: '[&_[data-icon]]:text-success',
          warning: '[&_[data-icon]]:text-amber',
          error: '[&_[data-icon]]:text-danger',
        },
      }}
    />
  );
}

function Picture({children}: {children: ReactNode}) {
  return (
    <span className="relative w-14">
      {children}
      <span className="absolute -right-1.5 -bottom-1.5 rounded-full bg-surface p-0.5 text-success">
        <CheckIcon />
      </span>
    </span>
  );
}

function Details({detail, link}: Pick<Toast, 'detail' | 'link'>) {
  return (
    <>
      {detail}
      {detail && link && ' · '}
      {link && (
        <Link to={link.to} className="link inline-block min-h-6">
          {link.text}
        </Link>
      )}
    </>
  );
}
