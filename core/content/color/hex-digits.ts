/** The six digits of a hex colour of 3 or 6 after an optional `#` (platform §5); null for any other text. */
export function hexDigits(text: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return null;
  return digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
}
