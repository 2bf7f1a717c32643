import { describe, expect, it } from 'vitest';
import { sanitiseText } from '../../../../core/forms/index.js';

describe('sanitiseText', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada \n', '  Ada \n'],
    ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
    ['a\tb', 'a\tb'],
    ['a\u0000b\u0008c\u001bd\u007fe\u0085f\u009f', 'abcdef'],
    ['half \ud83d', 'half \ufffd'],
    ['\udc00\ud800', '\ufffd\ufffd'],
    ['whole 🏺', 'whole 🏺'],
    ['<b>&amp;</b>', '<b>&amp;</b>'],
    ['e\u0301 \u200d \u202e', 'e\u0301 \u200d \u202e'],
  ])('of %j is %j', (text, sanitised) => {
    expect(sanitiseText(text)).toBe(sanitised);
  });

  it('cuts nothing', () => {
    const long = 'x'.repeat(1_000_000);
    expect(sanitiseText(long)).toBe(long);
  });
});
