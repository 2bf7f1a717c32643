/** Decimal notation only: `Number` alone would also accept '', '0x10', '1e2' and 'Infinity'. */
export function readNumber(text: string): number {
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN;
}
