/**
 * What went wrong with a call of the Storefront API, in the words of specification §8.
 * For the server log and developers; a shopper sees a translated sentence instead.
 */
export class StorefrontError extends Error {
  override name = 'StorefrontError';
}

/** The shop does not sell what a cart asks for. */
export class CartCreationError extends StorefrontError {}

export function httpError(status: number): StorefrontError {
  return new StorefrontError(
    status === 402
      ? 'Access requires an active billing plan for the hosted shop'
      : `HTTP error ${status}`,
  );
}

export function graphqlError(errors: ReadonlyArray<{message: string}>): StorefrontError {
  return new StorefrontError(errors.map(({message}) => message).join(', '));
}

export function cartCreationError(userErrors: ReadonlyArray<{message: string}>): CartCreationError {
  const messages = userErrors.map(({message}) => message).join(', ');
  return new CartCreationError(`Cart creation failed: ${messages}`);
}

export function missingCheckoutUrl(): StorefrontError {
  return new StorefrontError('No checkout url was returned');
}
