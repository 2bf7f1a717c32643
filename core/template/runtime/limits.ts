/** How much one run may do. Each is a whole number; 0 or Infinity of the first four takes the limit away. */
export interface Limits {
  /** Instructions carried out. A formatter call is one, and so are 64 units of a long text that it makes. */
  readonly instructions: number;
  /** Tokens of one expression (§4.5). */
  readonly expressionTokens: number;
  /** UTF-16 units of the text that one formatter or expression makes. */
  readonly stringLength: number;
  /** UTF-16 units of the whole output. */
  readonly outputLength: number;
  /** Nested partials and macros (§5.1). */
  readonly depth: number;
}

export const defaultLimits: Limits = {
  instructions: 10_000_000,
  expressionTokens: 1_000,
  stringLength: 5_000_000,
  outputLength: 50_000_000,
  depth: 16,
};

/** What is left out takes its default; what is off is Infinity, so that comparing needs no special case. */
export function readLimits(given: Partial<Limits> = {}): Limits {
  const limits = { ...defaultLimits, ...given };
  const off = (limit: number) => (limit > 0 ? limit : Infinity);
  return {
    instructions: off(limits.instructions),
    expressionTokens: off(limits.expressionTokens),
    stringLength: off(limits.stringLength),
    outputLength: off(limits.outputLength),
    depth: limits.depth,
  };
}
