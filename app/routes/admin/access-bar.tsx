import {useEffect, useEffectEvent, useId, useRef, type RefObject} from 'react';
import {useFetcher} from 'react-router';
import {PlainLink} from '~/ui/link';
import type {Route} from './+types/route';
import {control} from './control';
import type {SignInAnswer} from './protocol';
import {text} from './text';

/** Whether the visitor may save. */
export type OwnerAccess = NonNullable<Route.ComponentProps['loaderData']['access']>;

/** The page's head: a link to the shop, and signing in and out. */
export function AccessBar({access}: {access: OwnerAccess}) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(box, access.state);
  return (
    <div ref={box} className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-5 pb-6">
      <div>
        <PlainLink to="/" className="link text-sm text-stone">
          Till butiken
        </PlainLink>
        <h1 className="mt-1 text-[clamp(1.75rem,1.5rem+1vw,2.25rem)] leading-tight font-medium tracking-tight">
          {text.title}
        </h1>
      </div>
      {access.state === 'unavailable' && (
        <p role="status" className="max-w-[50ch] border-l-2 border-amber pl-4">
          {access.sentence}
        </p>
      )}
      {access.state === 'signed-out' && (
        <div className="max-sm:w-full">
          <p className="mb-1 text-sm text-stone">
            Alla kan läsa priserna här. Logga in för att ändra dem.
          </p>
          <SignInForm />
        </div>
      )}
      {access.state === 'signed-in' && <SignOutForm />}
    </div>
  );
}

/** The form that had the focus is gone: its successor takes it. */
function useFocusOnChange(box: RefObject<HTMLElement | null>, state: OwnerAccess['state']): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>('form :is(input:not([type=hidden]), button)')?.focus();
  }, [box, state]);
}

function SignOutForm() {
  const {Form, data, state} = useFetcher<SignInAnswer>();
  return (
    <Form
      method="post"
      action="/admin"
      className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1"
    >
      <p className="text-sm text-stone">Inloggad som butikens ägare</p>
      <button type="submit" name="intent" value="sign-out" className={control.secondary}>
        Logga ut
      </button>
      <p role="alert" className="w-full text-right text-sm text-danger empty:hidden">
        {state === 'idle' ? data?.error : undefined}
      </p>
    </Form>
  );
}

export function SignInForm({onSignedIn}: {onSignedIn?: () => void}) {
  const {Form, data, state} = useFetcher<SignInAnswer>();
  const field = useId();
  const tell = useEffectEvent(() => onSignedIn?.());

  useEffect(() => {
    if (state === 'idle' && data?.signedIn) tell();
  }, [data, state]);

  return (
    <Form method="post" action="/admin" className="flex flex-wrap items-end gap-x-2 gap-y-1">
      <input type="hidden" name="intent" value="sign-in" />
      <div className="min-w-0 flex-1">
        <label htmlFor={field} className="text-sm">
          Lösenfras
        </label>
        <input
          id={field}
          name="passphrase"
          type="password"
          autoComplete="current-password"
          required
          aria-describedby={`${field}-error`}
          className={`${control.field} block w-full min-w-48`}
        />
      </div>
      <button type="submit" disabled={state !== 'idle'} className={control.primary}>
        Logga in
      </button>
      <p id={`${field}-error`} role="alert" className="w-full text-sm text-danger empty:hidden">
        {state === 'idle' ? data?.error : undefined}
      </p>
    </Form>
  );
}
