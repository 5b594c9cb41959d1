import {faultSchema, type Fault, type FaultInput, type FaultKind} from './fault.ts';

/** The faults of one request, for the resolvers. */
export interface ActiveFaults {
  /** Messages of user errors for cart mutations. */
  cartUserErrors(operation: string): readonly string[] | undefined;
  withholdsCheckoutUrl(operation: string): boolean;
}

/** The active faults of one demo shop; none by default. */
export class FaultSwitch {
  private faults: Fault[] = [];

  get any(): boolean {
    return this.faults.length > 0;
  }

  list(): readonly Fault[] {
    return this.faults;
  }

  /**
   * Adds a fault; replaces one of the same kind for the same operation.
   *
   * @throws ZodError for an invalid fault.
   */
  set(input: FaultInput): Fault {
    const fault = faultSchema.parse(input);
    this.faults = this.faults.filter(
      (other) => other.kind !== fault.kind || other.operation !== fault.operation,
    );
    this.faults.push(fault);
    return fault;
  }

  clear(): void {
    this.faults = [];
  }

  /** The fault of a kind for any of the operations; counts as one use. */
  take<Kind extends FaultKind>(
    kind: Kind,
    operations: readonly string[],
  ): Extract<Fault, {kind: Kind}> | undefined {
    const index = this.faults.findIndex(
      (fault) =>
        fault.kind === kind && (fault.operation === '*' || operations.includes(fault.operation)),
    );
    const fault = this.faults[index];
    if (!fault) return undefined;
    if (fault.times !== undefined) {
      this.faults = this.faults.toSpliced(
        index,
        1,
        ...(fault.times > 1 ? [{...fault, times: fault.times - 1}] : []),
      );
    }
    return fault as Extract<Fault, {kind: Kind}>;
  }

  /** The fault of a kind that stays until cleared. */
  find<Kind extends FaultKind>(kind: Kind): Extract<Fault, {kind: Kind}> | undefined {
    return this.faults.find((fault) => fault.kind === kind) as
      Extract<Fault, {kind: Kind}> | undefined;
  }

  /** The user error that refuses a variant's price. */
  refusedPrice(variantId: string): string | undefined {
    const fault = this.find('price-user-error');
    const concerned = !fault?.variantIds || fault.variantIds.includes(variantId);
    return concerned ? fault?.message : undefined;
  }

  forResolvers(): ActiveFaults {
    return {
      cartUserErrors: (operation) => this.take('cart-user-errors', [operation])?.messages,
      withholdsCheckoutUrl: (operation) => this.take('no-checkout-url', [operation]) !== undefined,
    };
  }
}
