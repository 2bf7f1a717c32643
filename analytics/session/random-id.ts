/** Creates a random UUID from the best available source; some hardened browsers throw in `crypto`. */
export function createRandomId(): string {
  try {
    if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
    return toUuid(crypto.getRandomValues(new Uint8Array(16)));
  } catch {
    return toUuid(Uint8Array.from({ length: 16 }, () => Math.random() * 256));
  }
}

function toUuid(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte, index) => {
    // Version 4, variant 1 (RFC 9562).
    const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
