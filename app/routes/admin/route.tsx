import {Suspense} from 'react';
import {Await, data, Link} from 'react-router';
import {z} from 'zod';
import {storefrontApiContext} from '~/.server/context';
import {isForeignOrigin} from '~/.server/origin';
import {outcomeOf} from '~/.server/outcome';
import {ownerAccess, ownerOf, renewSession, signIn, signOut} from '~/.server/owner';
import {LONGEST_PASSPHRASE} from '~/.server/owner-environment';
import {readText} from '~/.server/read-text';
import {signInDelay} from '~/.server/sign-in-delay';
import {logSignIn} from '~/.server/sign-in-log';
import {loadPriceList} from '~/catalogue/load-price-list.server';
import {loadSharedPriceList} from '~/catalogue/shared-price-list.server';
import {PageHead} from '~/layout/page-head';
import {buttonClass} from '~/ui/button';
import {Spinner} from '~/ui/spinner';
import type {Route} from './+types/route';
import {PriceAdministration} from './price-administration';
import type {SignInAnswer} from './sign-in-form';
import {text} from './text';

/** A working tool without the shop's header and footer, in Swedish. */
export const handle = {isTool: true};

/** A price to work on is never an old one. */
export function headers() {
  return {'Cache-Control': 'no-store'};
}

/** Anyone may look; the owner's price list comes straight from the shop, while a spinner turns. */
export async function loader({context}: Route.LoaderArgs) {
  const owner = await ownerOf(context);
  const access = await ownerAccess(owner);
  const isOwner = access.state === 'signed-in';
  if (isOwner) renewSession(owner);
  const load = isOwner ? loadPriceList : loadSharedPriceList;
  return {page: outcomeOf(load(context.get(storefrontApiContext), null)), access};
}

/** Bytes; the longest passphrase takes some 2 000, its letters percent-encoded. */
const LARGEST_FORM = 10_000;

const ownerForm = z.discriminatedUnion('intent', [
  z.object({intent: z.literal('sign-in'), passphrase: z.string()}),
  z.object({intent: z.literal('sign-out')}),
]);

/** Opens and ends the owner's session; prices are saved through /admin-prices. */
export async function action({request, context}: Route.ActionArgs) {
  const refuse = (status: number, error: string) =>
    data<SignInAnswer>({signedIn: false, error}, {status});
  const address = request.headers.get('oxygen-buyer-ip') ?? 'local';
  if (isForeignOrigin(request)) {
    logSignIn(address, 'foreign');
    return refuse(403, 'Inloggningen kom från en annan webbplats.');
  }
  const owner = await ownerOf(context);
  const body = await readText(request, LARGEST_FORM);
  if (body === undefined) {
    logSignIn(address, 'long');
    return refuse(413, 'Det är för mycket för en inloggning.');
  }
  const form = ownerForm.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (!form.success) return refuse(401, text.notSignedIn);

  if (form.data.intent === 'sign-out') {
    await signOut(owner);
    return data<SignInAnswer>({signedIn: false}, {status: 200});
  }
  const {passphrase} = form.data;
  if (passphrase.length > LONGEST_PASSPHRASE) {
    logSignIn(address, 'long');
    return refuse(400, `En lösenfras har högst ${LONGEST_PASSPHRASE} tecken.`);
  }
  if ('sentence' in owner.environment) {
    logSignIn(address, 'off');
    return refuse(503, owner.environment.sentence);
  }
  const delay = signInDelay(owner.cache, address);
  const wait = await delay.begin();
  if (wait > 0) {
    logSignIn(address, 'early');
    return refuse(429, text.wait(Math.ceil(wait / 1000)));
  }
  if (!(await signIn(owner, passphrase))) {
    logSignIn(address, 'wrong');
    return refuse(401, 'Fel lösenfras.');
  }
  logSignIn(address, 'right');
  await delay.succeed();
  return data<SignInAnswer>({signedIn: true}, {status: 200});
}

/** A request that fails must not put an error page in the place of all that has been typed. */
export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<SignInAnswer> {
  const form = await request.clone().formData();
  const isSignOut = form.get('intent') === 'sign-out';
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return {signedIn: isSignOut, error: isSignOut ? text.signOutFailed : text.signInFailed};
  }
}

/** What the page knows it keeps up to date itself: signing in must not cost a list that is being worked on. */
export function shouldRevalidate() {
  return false;
}

export default function AdminPage({loaderData: {page, access}}: Route.ComponentProps) {
  return (
    <div className="shell pb-32" lang="sv">
      <PageHead title={text.title} hidden />
      <Suspense fallback={<Loading />}>
        <Await resolve={page}>
          {(outcome) =>
            outcome.ok ? (
              <PriceAdministration page={outcome.value} access={access} />
            ) : (
              <LoadFailed />
            )
          }
        </Await>
      </Suspense>
    </div>
  );
}

function LoadFailed() {
  return (
    <div className="py-16">
      <h1 className="text-title">{text.title}</h1>
      <p role="alert" className="mt-4 text-danger">
        {text.loadFailed}
      </p>
      <Link to="/admin" reloadDocument className={`${buttonClass.secondary} mt-6`}>
        Försök igen
      </Link>
    </div>
  );
}

function Loading() {
  return (
    <div className="flex min-h-svh items-center justify-center">
      <h1 className="sr-only">{text.title}</h1>
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        Laddar produkter …
      </p>
    </div>
  );
}
