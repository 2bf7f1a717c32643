import { afterEach, beforeEach, expect } from 'vitest';

const logged: string[] = [];
const methods = ['error', 'warn'] as const;
const originals = { error: console.error, warn: console.warn };

beforeEach(() => {
  logged.length = 0;
  for (const method of methods) {
    console[method] = (...parts: unknown[]) => {
      logged.push(`console.${method}: ${parts.map(String).join(' ')}`);
    };
  }
});

/** A test that logs an error fails; a test that expects one replaces the console method itself. */
afterEach(() => {
  Object.assign(console, originals);
  expect(logged).toEqual([]);
});
