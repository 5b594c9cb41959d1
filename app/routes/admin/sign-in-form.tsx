import {useEffect, useId} from 'react';
import {useFetcher} from 'react-router';
import {control} from './control';
import {usePriceStore} from './price-store';

/** What the action of /admin answers. */
export interface SignInAnswer {
  signedIn: boolean;
  error?: string;
}

export function SignInForm({onSignedIn}: {onSignedIn?: () => void}) {
  const fetcher = useFetcher<SignInAnswer>();
  const store = usePriceStore();
  const field = useId();
  const {data, state} = fetcher;

  useEffect(() => {
    if (state !== 'idle' || !data?.signedIn) return;
    store.setState({access: {state: 'signed-in'}});
    onSignedIn?.();
  }, [store, data, state, onSignedIn]);

  return (
    <fetcher.Form
      method="post"
      action="/admin"
      className="flex flex-wrap items-end gap-x-2 gap-y-1"
    >
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
    </fetcher.Form>
  );
}
