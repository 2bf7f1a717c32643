import { afterEach, expect } from 'vitest';

/** React marks the elements that it draws. */
const isDrawnByReact = (part: Element) =>
  Object.keys(part).some((key) => key.startsWith('__react'));

// A run whose widgets have another runtime would prove nothing.
afterEach(() => {
  for (const host of document.querySelectorAll(':state(ready)')) {
    const part = host.shadowRoot?.querySelector('[part]');
    if (part) expect(isDrawnByReact(part)).toBe(import.meta.env['RUNTIME'] === 'react');
  }
});
