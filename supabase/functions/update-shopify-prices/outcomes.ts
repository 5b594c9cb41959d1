import type {PriceUpdate, PriceUpdateResult} from './price-updates.ts';
import {reasons} from './reasons.ts';

/** What became of each variant. What nobody reports on has failed. */
export class Outcomes {
  private readonly errors = new Map<string, string>();
  private readonly saved = new Set<string>();

  succeed(variantId: string): void {
    this.saved.add(variantId);
    this.errors.delete(variantId);
  }

  fail(variantId: string, error: string): void {
    this.errors.set(variantId, error);
  }

  /** One result for every update, in its order; a variant that is named twice is reported twice. */
  results(updates: readonly PriceUpdate[]): PriceUpdateResult[] {
    return updates.map(({variantId}) =>
      this.saved.has(variantId)
        ? {variantId, success: true}
        : {variantId, success: false, error: this.errors.get(variantId) ?? reasons.notTried},
    );
  }
}
