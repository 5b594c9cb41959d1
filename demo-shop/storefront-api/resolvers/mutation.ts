import {addLines, createCart, type CartInput, type CartPayload} from '../cart-mutations.ts';
import type {CartLineInput} from '../cart-lines.ts';
import type {Resolvers, ShopContext} from '../context.ts';

interface AddArguments {
  cartId: string;
  lines: readonly CartLineInput[];
}

export const mutationResolvers = {
  cartCreate: (_root, {input}: {input?: CartInput | null}, context) =>
    withFaults('cartCreate', ['input', 'lines'], context, () => createCart(input ?? {}, context)),
  cartLinesAdd: (_root, args: AddArguments, context) =>
    withFaults('cartLinesAdd', ['lines'], context, () => addLines(args, context)),
} satisfies Resolvers<unknown>;

function withFaults(
  operation: string,
  field: readonly string[],
  {faults}: ShopContext,
  mutate: () => CartPayload,
) {
  const messages = faults.cartUserErrors(operation);
  if (messages) {
    const userErrors = messages.map((message) => ({code: 'INVALID', field, message}));
    return {cart: null, userErrors, warnings: []};
  }
  const payload = mutate();
  return faults.withholdsCheckoutUrl(operation) ? {...payload, cart: null} : payload;
}
