// Unambiguous, so that a long invalid text is rejected in linear time.
const decimalForm = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const otherForm = /^(?:NaN|[+-]?Infinity)$/;

/** Matches nearly every amount, in one test. */
const plainForm = /^-?\d{1,15}(?:\.\d{1,9})?$/;

/** A longer text is read as a float: engines fail on numbers of a million digits. */
const longest = 1000;

/** Reads a decimal number without losing digits; undefined for anything else. */
export function readDecimal(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && plainForm.test(value)) return value;
  if (typeof value !== 'string' || !(decimalForm.test(value) || otherForm.test(value))) {
    return undefined;
  }
  return value.length > longest || /e.?\d{4}/i.test(value) ? String(Number(value)) : value;
}

/** Multiplies by 10^`places` through the exponent, so that no digit changes. */
export function shiftDecimal(text: string, places: number): string {
  const [digits, exponent = '0'] = text.toLowerCase().split('e');
  return places === 0 || !/\d/.test(text) ? text : `${digits}e${Number(exponent) + places}`;
}
