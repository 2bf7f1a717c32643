import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonError } from '../../../../../tools/template/json/find-json-error.js';

describe('the first error of JSON', () => {
  it.each([
    ['', 0, 'A value should'],
    ['{ a: 1 }', 2, 'A name in double quotes'],
    ['{ "a": 1, }', 10, 'A name in double quotes'],
    ['{ "a": \'b\' }', 7, 'A value should'],
    ['{ "a" 1 }', 6, "A ':'"],
    ['{ "a": 1 "b": 2 }', 9, "A ',' or '}'"],
    ['[1 2]', 3, "A ',' or ']'"],
    ['[1, 2', 5, "A ',' or ']'"],
    ['[1,]', 3, 'A value should'],
    ['{} {}', 3, 'Nothing may follow'],
    ['"a\nb"', 2, 'This text has no end'],
    ['"a\\q"', 2, 'This text has no end'],
    ['"a', 2, 'This text has no end'],
    ['01', 0, 'A value should'],
    ['.5', 0, 'A value should'],
    ['undefined', 0, 'A value should'],
    ['// a\n{}', 0, 'A value should'],
  ])('in %j is at %i', (text, at, message) => {
    expect(findJsonError(text)).toEqual({ at, message: expect.stringContaining(message) });
  });

  it('is in what JSON.parse refuses, and in nothing else', () => {
    const pieces = fc.constantFrom(...'{}[],:"ab01-. '.split(''), '"a":', 'true', '1e5', '\\u00e9');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(findJsonError(text) === null).toBe(isJson);
      }),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(findJsonError(text)).toBeNull();
      }),
    );
  });

  it('is found in what is nested deeply', () => {
    expect(findJsonError('['.repeat(100_000))?.at).toBe(100_000);
  });
});
