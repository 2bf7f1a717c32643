import { hexDigits } from './hex-digits.js';

const half = 0xffffff / 2;

/** 'light' above half of the largest colour value (platform §9). Null for what is not 3 or 6 hex digits after an optional `#`. */
export function colorWeight(hex: string): 'light' | 'dark' | null {
  const digits = hexDigits(hex);
  if (digits === null) return null;
  return Number.parseInt(digits, 16) > half ? 'light' : 'dark';
}
