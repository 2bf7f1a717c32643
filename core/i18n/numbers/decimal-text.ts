// No part can match in two ways, so a long text that is no number is refused in one pass.
const decimalForm = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const otherForm = /^(?:NaN|[+-]?Infinity)$/;

/** What nearly every amount looks like: one look tells. */
const plainForm = /^-?\d{1,15}(?:\.\d{1,9})?$/;

/** Beyond this a text is read as a float: an engine fails at a number of a million digits. */
const longest = 1000;

/** A decimal number as it is written, digit for digit; undefined for what is none. */
export function readDecimal(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && plainForm.test(value)) return value;
  if (typeof value !== 'string' || !(decimalForm.test(value) || otherForm.test(value))) {
    return undefined;
  }
  return value.length > longest || /e.?\d{4}/i.test(value) ? String(Number(value)) : value;
}

/** The number times 10^`places`, by its exponent: no digit changes. */
export function shiftDecimal(text: string, places: number): string {
  const [digits, exponent = '0'] = text.toLowerCase().split('e');
  return places === 0 || !/\d/.test(text) ? text : `${digits}e${Number(exponent) + places}`;
}
