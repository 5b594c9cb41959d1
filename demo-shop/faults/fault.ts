import {z} from 'zod';

/** An operation is named by a root field of its document; `*` stands for every one. */
const operation = z
  .string()
  .regex(/^(\*|[A-Za-z_]\w*)$/, 'must be the name of a root field, or *')
  .default('*');

/** How often the fault shows before it goes away by itself; without it, until it is cleared. */
const times = z.int().positive().optional();

const messages = z.array(z.string().min(1)).min(1);

const base = {operation, times};

/** What can be made to go wrong. */
export const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({...base, kind: z.literal('http'), status: z.int().min(400).max(599)}),
  z.strictObject({...base, kind: z.literal('graphql'), messages}),
  z.strictObject({...base, kind: z.literal('truncated')}),
  z.strictObject({...base, kind: z.literal('slow'), milliseconds: z.int().min(1).max(120_000)}),
  z.strictObject({...base, kind: z.literal('disconnect')}),
  z.strictObject({...base, kind: z.literal('cart-user-errors'), messages}),
  z.strictObject({...base, kind: z.literal('no-checkout-url')}),
]);

export type Fault = z.output<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;
export type FaultKind = Fault['kind'];
