import type {PriceUpdate, PriceUpdateResult} from './price-updates.ts';
import type {Reason} from './reasons.ts';

/** What became of each variant. What nobody reports on has failed. */
export class Outcomes {
  private readonly failures = new Map<string, Reason & {inDoubt?: true}>();
  private readonly saved = new Set<string>();

  succeed(variantId: string): void {
    this.saved.add(variantId);
    this.failures.delete(variantId);
  }

  /** @param inDoubt whether Shopify may have changed the price, although no answer says so */
  fail(variantId: string, reason: Reason, inDoubt = false): void {
    this.failures.set(variantId, {...reason, ...(inDoubt && {inDoubt})});
  }

  /** One result for every update, in its order; a variant that is named twice is reported twice. */
  results(updates: readonly PriceUpdate[]): PriceUpdateResult[] {
    return updates.map(({variantId}) =>
      this.saved.has(variantId)
        ? {variantId, success: true}
        : {
            variantId,
            success: false,
            ...(this.failures.get(variantId) ?? {code: 'not-tried' as const}),
          },
    );
  }
}
