import {z} from 'zod';

/**
 * An operation is a root field of its document (`products`) or `*` for all. `admin:nodes` and `admin:*` are for the
 * Admin API only, `functions:update-shopify-prices` for the price function.
 */
const operation = z
  .string()
  .regex(
    /^(\*|(admin:)?([A-Za-z_]\w*|\*)|functions:[a-z-]+)$/,
    'must be the name of a root field, or *',
  )
  .default('*');

/** How often the fault occurs; by default until it is cleared. */
const times = z.int().positive().optional();

const messages = z.array(z.string().min(1)).min(1);

const base = {operation, times};

/** A failure to simulate. */
export const faultSchema = z.discriminatedUnion('kind', [
  z.strictObject({...base, kind: z.literal('http'), status: z.int().min(400).max(599)}),
  z.strictObject({...base, kind: z.literal('graphql'), messages}),
  /** A foreign answer, such as a login page or a redirect. */
  z.strictObject({
    ...base,
    kind: z.literal('answer'),
    status: z.int().min(200).max(599).default(200),
    headers: z.record(z.string(), z.string()).default({}),
    body: z.string().default(''),
  }),
  z.strictObject({...base, kind: z.literal('truncated')}),
  /** Every second product is null, with an error for it. */
  z.strictObject({...base, kind: z.literal('half-page')}),
  /** There is always a next page, and its cursor is always the same. */
  z.strictObject({...base, kind: z.literal('looping-cursor')}),
  z.strictObject({...base, kind: z.literal('slow'), delayMs: z.int().min(1).max(120_000)}),
  z.strictObject({...base, kind: z.literal('disconnect')}),
  z.strictObject({...base, kind: z.literal('cart-user-errors'), messages}),
  z.strictObject({...base, kind: z.literal('no-checkout-url')}),
  z.strictObject({...base, kind: z.literal('relay-error')}),
  z.strictObject({
    kind: z.literal('price-user-error'),
    operation: z.literal('productVariantsBulkUpdate').default('productVariantsBulkUpdate'),
    message: z.string().min(1),
    /** Global ids of the variants with refused prices; all by default. */
    variantIds: z.array(z.string()).optional(),
    times: z.undefined().optional(),
  }),
  z.strictObject({
    kind: z.literal('small-bucket'),
    operation: z.literal('admin:*').default('admin:*'),
    /** Points, and points a second. */
    maximumAvailable: z.number().positive(),
    restoreRate: z.number().positive(),
    times: z.undefined().optional(),
  }),
]);

export type Fault = z.output<typeof faultSchema>;
export type FaultInput = z.input<typeof faultSchema>;
export type FaultKind = Fault['kind'];
