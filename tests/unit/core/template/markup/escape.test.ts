import { describe, expect, it } from 'vitest';
import {
  escapeAll,
  escapeAttribute,
  escapeMarkup,
  escapeText,
} from '../../../../../core/template/markup/index.js';

const text = `<a href="x" title='y'>&amp; & &#39; &x</a>`;

describe('escaping', () => {
  it.each([
    [escapeText, `&lt;a href="x" title='y'&gt;&amp;amp; &amp; &amp;#39; &amp;x&lt;/a&gt;`],
    [
      escapeAttribute,
      `&lt;a href=&quot;x&quot; title='y'&gt;&amp;amp; &amp; &amp;#39; &amp;x&lt;/a&gt;`,
    ],
    [
      escapeAll,
      `&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp; &amp; &amp;#39; &amp;x&lt;/a&gt;`,
    ],
    [
      escapeMarkup,
      `&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp; &amp; &#39; &amp;x&lt;/a&gt;`,
    ],
  ])('writes the characters of its position as entities', (escape, expected) => {
    expect(escape(text)).toBe(expected);
  });

  it.each([escapeText, escapeAttribute, escapeAll, escapeMarkup])(
    'hands back a text without them',
    (escape) => {
      expect(escape('é 😀 plain')).toBe('é 😀 plain');
      expect(escape('')).toBe('');
    },
  );

  it('escapes a megabyte of them', () => {
    expect(escapeText('&'.repeat(1_000_000))).toHaveLength(5_000_000);
    expect(escapeMarkup('&a'.repeat(500_000))).toHaveLength(3_000_000);
  });
});
