import { vi } from 'vitest';

/** Where the page of the tests stands: on another origin than every shop. */
export const pageOrigin = 'https://page.test';

/** A new visitor: an empty local storage, which all tabs share. */
export function arrive(): void {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  vi.stubGlobal('location', new URL(`${pageOrigin}/`));
}
