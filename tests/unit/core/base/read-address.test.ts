import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, readPicture } from '../../../../core/base/index.js';
import { isSafeAddress } from '../../../../core/template/markup/address.js';

/** What a browser runs when a link with it is followed, in the spellings it understands. */
const running = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0000\u001f javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscr\ript:alert(1)',
  '\tjavascript\n:alert(1)',
  'javascript://shop.test/%0aalert(1)',
  'vbscript:msgbox(1)',
];
const foreign = ['file:///etc/passwd', 'intent://scan/#Intent;end', 'x-1+2.3:a'];
const inline = ['data:text/html,<script>alert(1)</script>', 'blob:https://shop.test/1'];

describe('readAddress', () => {
  it.each([
    '/shop/mug',
    'shop/mug?x=a:b',
    '#comments-1',
    '?a=javascript:b',
    '//cdn.test/a.jpg',
    'https://shop.test/',
    'HTTP://shop.test/',
    'mailto:ann@shop.test',
    'tel:+15550100',
    './a:b',
    // A control character inside ends the scheme: a relative address.
    'java\u0000script:alert(1)',
  ])('takes %j as it is', (address) => {
    expect(readAddress(address)).toBe(address);
  });

  it.each([...running, ...foreign, ...inline])('refuses %j', (address) => {
    expect(readAddress(address)).toBeNull();
  });

  it.each([null, undefined, '', 'http://', 'https://[', '//'])('finds none in %j', (address) => {
    expect(readAddress(address)).toBeNull();
  });

  it('agrees with the template engine, which has no parser for addresses', () => {
    const part = fc.constantFrom(
      ...['java', 'script', 'https', 'data', 'MAILTO', 'vb', 'tel', 'x'],
      ...[':', '/', '//', '#', '?', '.', '-', '+', '%', ' ', '\t', '\n', '\r', '\u0000', '\u001f'],
    );
    const text = fc.array(part, { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));
    const readable = text.filter((address) => URL.canParse(address, 'https://shop.test'));
    fc.assert(
      fc.property(readable, (address) => {
        expect(readAddress(address) !== null).toBe(isSafeAddress(address));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('readPicture', () => {
  it.each(['/mug.jpg', 'https://cdn.test/mug.jpg', 'data:image/png;base64,AA==', inline[1]])(
    'takes %j',
    (address) => {
      expect(readPicture(address)).toBe(address);
    },
  );

  it.each([...running, ...foreign])('refuses %j', (address) => {
    expect(readPicture(address)).toBeNull();
  });
});
