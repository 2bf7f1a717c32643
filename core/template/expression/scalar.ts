/** The values of expressions (§4.4). */
export type Scalar = null | boolean | number | string;

const numberForm = /^([+-]?)(0x[\da-f]+|\d+(?:\.\d*)?(?:e[+-]?\d+)?)$/i;

/** Text is a number when all of it is one, without white space; '' is 0 (§4.4). */
export function toNumber(value: Scalar): number {
  if (typeof value !== 'string' || value === '') return Number(value);
  const [, sign, digits] = numberForm.exec(value) ?? [];
  return sign === '-' ? -Number(digits) : Number(digits);
}

/** As ECMAScript's `==`, which converts text differently: `' 1' == 1`. */
export function isLooselyEqual(a: Scalar, b: Scalar): boolean {
  if (typeof a === typeof b) return a === b;
  return a !== null && b !== null && Number(a) === Number(b);
}

/** As ECMAScript's `<`, where null is 0 and comparisons with NaN are false. */
export function isLess(a: Scalar, b: Scalar): boolean {
  return (a ?? 0) < (b ?? 0);
}

export function isAtMost(a: Scalar, b: Scalar): boolean {
  return (a ?? 0) <= (b ?? 0);
}
