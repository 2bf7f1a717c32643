/** The limits of one run, in whole numbers; 0 or Infinity removes any but `depth`. */
export interface Limits {
  /** Executed instructions. A formatter call is one, and so are each 64 units of long text that it returns. */
  readonly instructions: number;
  /** Tokens of one expression (§4.5). */
  readonly expressionTokens: number;
  /** UTF-16 units of the text that one formatter or expression returns. */
  readonly stringLength: number;
  /** UTF-16 units of the whole output. */
  readonly outputLength: number;
  /**
   * Milliseconds that a run may work. A single formatter is never interrupted, and the waits of a stream do not count.
   * The output until then depends on the machine: the other limits end a run at the same place everywhere.
   */
  readonly time: number;
  /** Nested partials and macros (§5.1). */
  readonly depth: number;
}

export const defaultLimits: Limits = {
  instructions: 10_000_000,
  expressionTokens: 1_000,
  stringLength: 5_000_000,
  outputLength: 50_000_000,
  time: 1_000,
  depth: 16,
};

/** Applies the defaults; a removed limit is Infinity, so that comparisons need no special case. */
export function readLimits(given: Partial<Limits> = {}): Limits {
  const limits = { ...defaultLimits, ...given };
  const off = (limit: number) => (limit > 0 ? limit : Infinity);
  return {
    instructions: off(limits.instructions),
    expressionTokens: off(limits.expressionTokens),
    stringLength: off(limits.stringLength),
    outputLength: off(limits.outputLength),
    time: off(limits.time),
    depth: limits.depth,
  };
}
