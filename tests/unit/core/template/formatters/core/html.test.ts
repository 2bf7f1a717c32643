import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coreFormatters } from '../../../../../../core/template/formatters/core/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: coreFormatters });
const renderEscaped = renderWith({ formatters: coreFormatters }, { escape: 'html' });

describe('html, htmlattr and htmltag', () => {
  it.each<[string, Value, string]>([
    ['html', `"<foo & bar>" '`, `"&lt;foo &amp; bar&gt;" '`],
    ['htmlattr', `"<foo & bar>" '`, `&quot;&lt;foo &amp; bar&gt;&quot; '`],
    ['htmltag', `"<foo & bar>" '`, `&quot;&lt;foo &amp; bar&gt;&quot; '`],
    ['html', '&amp;', '&amp;amp;'],
    ['html', 'plain é 😀', 'plain é 😀'],
    ['html', '', ''],
    ['html', null, ''],
    ['html', 1.5, '1.5'],
    ['html', true, 'true'],
    ['html', ['<'], ''],
    ['html', { a: 1 }, ''],
  ])('%s of %j is %s', (name, value, expected) => {
    expect(render(`{a|${name}}`, { a: value })).toBe(expected);
  });

  it('print nothing for what is missing', () => {
    expect(render('[{a|html}{a|htmlattr}]', {})).toBe('[]');
  });

  it('agree with a character-by-character writing', () => {
    const entities = new Map([
      ['&', '&amp;'],
      ['<', '&lt;'],
      ['>', '&gt;'],
      ['"', '&quot;'],
    ]);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'&<>"\'az😀\n') }), (a) => {
        const expected = [...a].map((character) => entities.get(character) ?? character).join('');
        expect(render('{a|htmltag}', { a })).toBe(expected);
      }),
    );
  });

  it.each(['html', 'htmlattr', 'htmltag'])(
    '%s escapes all five where the engine escapes, so that no attribute can be left',
    (name) => {
      expect(renderEscaped(`{a|${name}}`, { a: `<"&'>` })).toBe('&lt;&quot;&amp;&#39;&gt;');
    },
  );
});

describe('encode-space and line-breaks', () => {
  it.each<[string, Value, string]>([
    ['encode-space', 'a b\tc\nd\u00a0e', 'a&nbsp;b&nbsp;c&nbsp;d&nbsp;e'],
    ['encode-space', '<b> &', '<b>&nbsp;&'],
    ['encode-space', 12, '12'],
    ['encode-space', null, ''],
    ['line-breaks', 'x\ny\n\nz', 'x<br/>y<br/><br/>z'],
    ['line-breaks', 'x\r\ny', 'x\r<br/>y'],
    ['line-breaks', '<b>\n&', '<b><br/>&'],
    ['line-breaks', 5, '5'],
    ['line-breaks', ['a\nb'], ''],
  ])('%s of %j is %j', (name, value, expected) => {
    expect(render(`{a|${name}}`, { a: value })).toBe(expected);
  });

  it.each([
    ['{a|line-breaks}', '<b>\n"', '&lt;b&gt;<br/>&quot;'],
    ['{a|html|line-breaks}', '<b>\n&', '&lt;b&gt;<br/>&amp;'],
    ['{a|encode-space}', '<b> &', '&lt;b&gt;&nbsp;&amp;'],
    ['{a|line-breaks|encode-space}', 'a b', 'a&nbsp;b'],
  ])('%s keeps its own markup where the engine escapes', (template, a, expected) => {
    expect(renderEscaped(template, { a })).toBe(expected);
  });
});

describe('safe', () => {
  it.each<[Value, string]>([
    ['<p>x <b>y</b></p> 1 < 2', 'x y 1 < 2'],
    ['<div>\n<b>\nfoobar\n</b>\n</div>', '\n\nfoobar\n\n'],
    ['Tom &amp; Jerry', 'Tom &amp; Jerry'],
    ['', ''],
    [5, '5'],
    [0, '0'],
    [false, 'false'],
    [[], ''],
    [['<b>'], ''],
    [{ a: 1 }, ''],
    [null, ''],
  ])('of %j is %j', (value, expected) => {
    expect(render('{a|safe}', { a: value })).toBe(expected);
  });

  it('leaves what is falsy as it is', () => {
    expect(render('{a|safe|json}{b|safe|json}{c|safe|json}', { a: {}, b: [], c: null })).toBe(
      '{}[]null',
    );
  });

  it('leaves no markup where the engine escapes, and no entity twice', () => {
    const hostile = '<b>Tom &amp; J</b> & <img src=x onerror=alert(1) ';
    expect(renderEscaped('{a|safe}>', { a: hostile })).toBe(
      'Tom &amp; J &amp; &lt;img src=x onerror=alert(1) >',
    );
  });
});
