import type {PriceUpdate, PriceUpdateResult} from './price-updates.ts';
import type {Reason} from './reasons.ts';

/** The result of each variant; without a report it has failed. */
export class Outcomes {
  private readonly failures = new Map<string, Reason & {inDoubt?: true}>();
  private readonly saved = new Set<string>();

  succeed(variantId: string): void {
    this.saved.add(variantId);
    this.failures.delete(variantId);
  }

  /** @param inDoubt whether Shopify may have changed the price without confirming it */
  fail(variantId: string, reason: Reason, inDoubt = false): void {
    this.failures.set(variantId, {...reason, ...(inDoubt && {inDoubt})});
  }

  /** One result per update, in order, also for a variant named twice. */
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
