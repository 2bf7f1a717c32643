import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../support/cpu-time.js';
import { readWords } from '../../../../../widgets/parts/safe-content/read-words.js';

describe('readWords', () => {
  it.each([
    ['<p>Look <em>outside</em>.</p><p>Now</p>', 'Look outside.\nNow'],
    ['one<br>two', 'one\ntwo'],
    ['a<script>evil()</script>b<style>p {}</style>c', 'abc'],
    ['a<SCRIPT>evil()', 'a'],
    ['Tom &amp; Jerry &lt;3 &#8364; &#x20ac; &unknown; &#0;', 'Tom & Jerry <3 € € &unknown; &#0;'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['  ', ''],
    ['1 < 2', '1 < 2'],
  ])('reads %j as %j', (html, words) => {
    expect(readWords(html)).toBe(words);
  });

  it('takes no long time for hostile texts', () => {
    const started = cpuTime();
    for (const piece of ['<script', '<', '&', '</p', '<p>']) readWords(piece.repeat(100_000));
    expect(cpuTime() - started).toBeLessThan(5_000);
  });
});
