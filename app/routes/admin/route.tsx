import {Suspense, useState} from 'react';
import {Await, type ShouldRevalidateFunctionArgs} from 'react-router';
import * as z from 'zod/mini';
import {storefrontApiContext} from '~/server/context.server';
import {onlyPost} from '~/server/only-post.server';
import {isForeignOrigin} from '~/server/origin.server';
import {outcomeOf} from '~/server/outcome.server';
import {ownerAccess, ownerOf, renewSession} from '~/server/owner.server';
import {parseJson} from '~/server/read-json.server';
import {readText} from '~/server/read-text.server';
import {logSignIn} from '~/server/sign-in-log.server';
import {loadPriceList} from '~/catalogue/load-price-list.server';
import {loadSharedPriceList} from '~/catalogue/shared-price-list.server';
import {PageHead} from '~/layout/page-head';
import {buttonClass} from '~/ui/button';
import {Spinner} from '~/ui/spinner';
import type {Route} from './+types/route';
import {createDraftStore, DraftStoreProvider} from './drafts';
import {PriceAdministration} from './price-administration';
import {inTime, type SaveAnswer, type SignInAnswer} from './protocol';
import {answer, refusedSave, savePrices, saveRequest} from './save.server';
import {closeSession, openSession, refuseSignIn} from './sign-in.server';
import {text} from './text';

/** The owner must not edit a stale price. */
export function headers() {
  return {'Cache-Control': 'no-store'};
}

/** Anyone may look; the owner's price list is uncached, behind a spinner. */
export async function loader({context}: Route.LoaderArgs) {
  const owner = await ownerOf(context);
  const access = await ownerAccess(owner);
  const isOwner = access.state === 'signed-in';
  if (isOwner) renewSession(owner);
  const load = isOwner ? loadPriceList : loadSharedPriceList;
  return {page: outcomeOf(load(context.get(storefrontApiContext), null)), access};
}

/** The longest passphrase takes some 2 000 bytes, its letters percent-encoded; a portion of prices some 60 000. */
const MAX_FORM_BYTES = 10_000;
const MAX_SAVE_BYTES = 100_000;

const intents = z.discriminatedUnion('intent', [
  z.object({intent: z.literal('sign-in'), passphrase: z.string()}),
  z.object({intent: z.literal('sign-out')}),
  saveRequest,
]);

/** Opens and ends the owner's session, and saves prices: forms for the first two, JSON for the third. */
export async function action({request, context}: Route.ActionArgs) {
  if (request.method !== 'POST') throw onlyPost();
  const address = request.headers.get('oxygen-buyer-ip') ?? 'local';
  const isSave = /^application\/json\b/i.test(request.headers.get('Content-Type') ?? '');
  if (isForeignOrigin(request)) {
    if (isSave) return answer(403, {refusal: 'foreign'});
    logSignIn(address, 'foreign');
    return refuseSignIn(403, text.foreign);
  }
  const owner = await ownerOf(context);
  const refused = isSave && (await refusedSave(owner));
  if (refused) return refused;
  const body = await readText(request, isSave ? MAX_SAVE_BYTES : MAX_FORM_BYTES);
  if (body === undefined) {
    if (isSave) return answer(413, {refusal: 'too-large'});
    logSignIn(address, 'long');
    return refuseSignIn(413, text.longForm);
  }
  const parsed = intents.safeParse(
    isSave ? parseJson(body) : Object.fromEntries(new URLSearchParams(body)),
  );
  // Each intent has its own content type.
  if (!parsed.success || (parsed.data.intent === 'save') !== isSave) {
    return isSave ? answer(400, {refusal: 'malformed'}) : refuseSignIn(401, text.notSignedIn);
  }
  if (parsed.data.intent === 'save') return savePrices(context, owner, parsed.data);
  if (parsed.data.intent === 'sign-out') return closeSession(owner);
  return openSession(owner, address, parsed.data.passphrase);
}

/** Longer than the server waits for the function that changes the prices. */
const TIMEOUT_MS = 150_000;

/** A failed request must not replace the owner's typed prices with an error page. */
export async function clientAction({
  request,
  serverAction,
}: Route.ClientActionArgs): Promise<SaveAnswer | SignInAnswer> {
  const isSave = request.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const isSignOut = !isSave && (await request.clone().formData()).get('intent') === 'sign-out';
  try {
    return await inTime(serverAction(), TIMEOUT_MS);
  } catch {
    if (isSave) return {refusal: 'failed'};
    return {signedIn: isSignOut, error: isSignOut ? text.signOutFailed : text.signInFailed};
  }
}

/** Without an answer the page stays as it is. */
export async function clientLoader({serverLoader}: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    return {page: Promise.resolve({ok: false} as const), access: undefined};
  }
}

/** Revalidate after signing in or out and when the session ended; a save reloads its own prices. */
export function shouldRevalidate({json, actionStatus = 200}: ShouldRevalidateFunctionArgs) {
  return json === undefined ? actionStatus < 400 : actionStatus === 401;
}

export default function AdminPage({loaderData: {page, access}}: Route.ComponentProps) {
  const [drafts] = useState(createDraftStore);
  const [known, setKnown] = useState(access);
  if (access !== undefined && access !== known) setKnown(access);
  return (
    <div className="shell pb-32" lang="sv">
      <PageHead title={text.title} hidden />
      <DraftStoreProvider value={drafts}>
        <Suspense fallback={<Loading />}>
          <Await resolve={page}>
            {(outcome) =>
              known ? (
                <PriceAdministration outcome={outcome} access={known} failed={<LoadFailed />} />
              ) : (
                <LoadFailed />
              )
            }
          </Await>
        </Suspense>
      </DraftStoreProvider>
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
      <a data-plain="" href="/admin" className={`${buttonClass.secondary} mt-6`}>
        Försök igen
      </a>
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
