import { readNumber } from '../../base/index.js';
import { quantityStrings } from '../../i18n/index.js';

/** The quantity input (storefront §5, §9). */
export const quantityLimits = { min: 1, max: 9999, step: 1, default: 1 } as const;

export type QuantityProblemCode =
  'quantity-not-numeric' | 'quantity-not-whole' | 'quantity-too-small' | 'quantity-too-large';

export interface QuantityProblem {
  readonly code: QuantityProblemCode;
  /** The sentence for the shopper. */
  readonly message: string;
}

const { min, max } = quantityLimits;

const rules: readonly {
  code: QuantityProblemCode;
  isBroken: (quantity: number) => boolean;
  describe: () => string;
}[] = [
  {
    code: 'quantity-not-numeric',
    isBroken: Number.isNaN,
    describe: () => quantityStrings('quantityNotNumeric'),
  },
  {
    code: 'quantity-not-whole',
    isBroken: (quantity) => !Number.isInteger(quantity),
    describe: () => quantityStrings('quantityNotWhole'),
  },
  {
    code: 'quantity-too-small',
    isBroken: (quantity) => quantity < min,
    describe: () => quantityStrings('quantityTooSmall', { min }),
  },
  {
    code: 'quantity-too-large',
    isBroken: (quantity) => quantity > max,
    describe: () => quantityStrings('quantityTooLarge', { max }),
  },
];

/** The error sentence of storefront §5 for a typed quantity; null when it can be added. */
export function quantityProblem(text: string): QuantityProblem | null {
  const quantity = readNumber(text);
  const rule = rules.find(({ isBroken }) => isBroken(quantity));
  return rule ? { code: rule.code, message: rule.describe() } : null;
}

/** Parses a whole number, within the limits or not; null when it is none. */
export function parseQuantity(text: string): number | null {
  const quantity = readNumber(text);
  return Number.isInteger(quantity) ? quantity : null;
}
