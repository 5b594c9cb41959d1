import {createCart, type CartInput} from '../create-cart.ts';
import type {Resolvers} from '../context.ts';

export const mutationResolvers = {
  cartCreate: (_root, {input}: {input?: CartInput | null}, {stores, faults}) => {
    const messages = faults.cartUserErrors('cartCreate');
    if (messages) {
      const userErrors = messages.map((message) => ({
        code: 'INVALID',
        field: ['input', 'lines'],
        message,
      }));
      return {cart: null, userErrors, warnings: []};
    }
    const payload = createCart(input ?? {}, stores);
    return faults.withholdsCheckoutUrl('cartCreate') ? {...payload, cart: null} : payload;
  },
} satisfies Resolvers<unknown>;
