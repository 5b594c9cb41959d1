/**
 * What went wrong with a call of the Storefront API, in the words of specification §8.
 * For the server log and developers; a shopper sees a translated sentence instead.
 */
export class StorefrontError extends Error {
  override name = 'StorefrontError';
}

/** The request names a cursor that Shopify did not give. */
export class CursorError extends StorefrontError {}

/** The shop does not sell what a cart asks for. */
export class CartCreationError extends StorefrontError {}

export function httpError(status: number): StorefrontError {
  if (status === 402)
    return new StorefrontError('Access requires an active billing plan for the hosted shop');
  const cause = whatIsWrong(status);
  return new StorefrontError(`HTTP error ${status}${cause && `: ${cause}`}`);
}

/** Which variable a status points to; developers read it first in the log. */
function whatIsWrong(status: number): string {
  switch (status) {
    case 401:
    case 403:
      return 'the shop refuses the token in PRIVATE_STOREFRONT_API_TOKEN or, without one, in PUBLIC_STOREFRONT_API_TOKEN';
    case 404:
      return 'there is no shop at PUBLIC_STORE_DOMAIN, or it does not know the version in PUBLIC_STOREFRONT_API_VERSION';
    // What Cloudflare's network, such as Oxygen, answers for an unknown domain.
    case 530:
      return 'there is no shop at PUBLIC_STORE_DOMAIN';
    default:
      return '';
  }
}

/** @param cause what `fetch` threw: a timeout says nothing about the domain */
export function noAnswer(cause: unknown): StorefrontError {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError';
  const domain = isLate ? '' : ': PUBLIC_STORE_DOMAIN may name no shop';
  return new StorefrontError(`The Storefront API did not answer${domain}`, {cause});
}

export function graphqlError(errors: ReadonlyArray<{message: string}>): StorefrontError {
  const text = errors.map(({message}) => message).join(', ');
  // Its code, BAD_REQUEST, covers every malformed query.
  return text.startsWith('Invalid cursor') ? new CursorError(text) : new StorefrontError(text);
}

export function cartCreationError(userErrors: ReadonlyArray<{message: string}>): CartCreationError {
  const messages = userErrors.map(({message}) => message).join(', ');
  return new CartCreationError(`Cart creation failed: ${messages}`);
}

export function missingCheckoutUrl(): StorefrontError {
  return new StorefrontError('No checkout url was returned');
}
