/** The limits of a single cart, so that a few requests do not fill the disk. */
export interface CartLimits {
  /** Different lines in one cart. */
  readonly lines: number;
  /** Bytes of the additional fields of one line, as JSON text in UTF-8. */
  readonly fieldBytes: number;
}

export const defaultCartLimits: CartLimits = { lines: 100, fieldBytes: 4096 };
