import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasText, stripTags } from '../../../../core/content/index.js';

describe('stripTags', () => {
  it.each([
    ['', ''],
    ['no markup', 'no markup'],
    ['<p>x <b>y</b></p> 1 < 2', 'x y 1 < 2'],
    ['<div>\n<b\nclass="x">\nfoobar\n</b>\n</div>', '\n\nfoobar\n\n'],
    ['<>', ''],
    ['<a <b>c', 'c'],
    ['a > b', 'a > b'],
    ['a < b > c', 'a  c'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1) ', '<img src=x onerror=alert(1) '],
  ])('of %j is %j', (markup, text) => {
    expect(stripTags(markup)).toBe(text);
  });

  it('puts the replacement where each tag was', () => {
    expect(stripTags('<b>bold</b><i>x</i>', ' ')).toBe(' bold  x ');
  });

  it('agrees with the expression of the reference', () => {
    const soup = fc.string({ unit: fc.constantFrom('<', '>', 'a', '\n', '$&') });
    fc.assert(
      fc.property(soup, (markup) => {
        expect(stripTags(markup, '$&')).toBe(markup.replace(/<[^>]*?>/g, () => '$&'));
      }),
    );
  });

  it('takes a megabyte of what opens and never closes', () => {
    const hostile = '<'.repeat(1_000_000);
    expect(stripTags(hostile)).toBe(hostile);
  });
});

describe('hasText', () => {
  it.each([
    ['', false],
    ['<p>  </p>', false],
    ['<p>\u00a0\u200b\n</p>', false],
    ['<img alt="x">', false],
    ['<p>x</p>', true],
    ['0', true],
    ['<', true],
    ['&nbsp;', true],
  ])('of %j is %j', (markup, expected) => {
    expect(hasText(markup)).toBe(expected);
  });
});
