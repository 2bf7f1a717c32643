import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../support/cpu-time.js';
import { isAddressAttribute, isSafeAddress } from '../../../../../core/template/markup/address.js';

describe('isSafeAddress', () => {
  it.each([
    '',
    '/shop/mug',
    'shop/mug?x=a:b',
    '#comments-1',
    '?a=javascript:b',
    '//cdn.example/a.jpg',
    'https://example.com/',
    'HTTP://example.com/',
    'mailto:ann@example.com',
    'tel:+15550100',
    './a:b',
    // Not read as entities once they are escaped: a relative address.
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
  ])('takes %j', (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0000\u001f javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscr\ript:alert(1)',
    '\tjavascript\n:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'intent://scan/#Intent;end',
    'x-1+2.3:a',
  ])('refuses %j', (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });

  it('reads a long address in one go', () => {
    const started = cpuTime();
    expect(isSafeAddress(`${' '.repeat(500_000)}${'a'.repeat(500_000)}`)).toBe(true);
    expect(cpuTime() - started).toBeLessThan(500);
  });
});

describe('isAddressAttribute', () => {
  it.each(['href', 'src', 'action', 'formaction', 'poster', 'data-asset-url', 'xlink:href'])(
    'counts %s',
    (name) => {
      expect(isAddressAttribute(name)).toBe(true);
    },
  );

  it.each(['class', 'title', 'data-source', 'hreflang', 'curl', 'data-actions'])(
    'does not count %s',
    (name) => {
      expect(isAddressAttribute(name)).toBe(false);
    },
  );
});
