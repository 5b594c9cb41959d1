import {useEffect} from 'react';
import {Link, useFetcher} from 'react-router';
import {control} from './control';
import {usePrices, usePriceStore} from './price-store';
import {SignInForm, type SignInAnswer} from './sign-in-form';
import {text} from './text';

/** The page's head: the way back to the shop, and what the visitor may do here. */
export function AccessBar() {
  const access = usePrices((state) => state.access);
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-5 pb-6">
      <div>
        <Link to="/" className="link text-sm text-stone">
          Till butiken
        </Link>
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
          <p className="mb-1 text-sm text-stone">Alla kan se priserna. {text.notSignedIn}</p>
          <SignInForm />
        </div>
      )}
      {access.state === 'signed-in' && <SignOutForm />}
    </div>
  );
}

function SignOutForm() {
  const store = usePriceStore();
  const {Form, data, state} = useFetcher<SignInAnswer>();

  useEffect(() => {
    if (state === 'idle' && data?.signedIn === false) {
      store.setState({access: {state: 'signed-out'}});
    }
  }, [store, data, state]);

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
