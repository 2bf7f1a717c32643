const half = 0xffffff / 2;

/** 'light' above half of the largest colour value (platform §9). Null for what is not 3 or 6 hex digits after an optional `#`. */
export function colorWeight(hex: string): 'light' | 'dark' | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return null;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return Number.parseInt(full, 16) > half ? 'light' : 'dark';
}
