import { describe, expect, it } from 'vitest';
import { readVideoFrame } from '../../../../../core/content/index.js';
import { cpuTime } from '../../../../support/cpu-time.js';

describe('the frame of an oEmbed response', () => {
  it.each([
    [
      '<iframe width="5" src="//v.example/1?a=1&amp;b=2" title="A &quot;B&quot;"></iframe>',
      '//v.example/1?a=1&b=2',
      'A "B"',
    ],
    ['<p>x</p><IFRAME\nSRC="https://v.example/"></IFRAME>', 'https://v.example/', ''],
    ['<iframe data-src="https://v.example/"></iframe>', '', ''],
    ['<script src="https://evil.example/x.js"></script>', '', ''],
    ['', '', ''],
  ])('%s', (html, src, title) => {
    expect(readVideoFrame(html)).toEqual({ src, title });
  });

  it('is read in linear time', () => {
    const started = cpuTime();
    for (const part of ['<iframe ', '<iframe src="', ' src=" '])
      readVideoFrame(part.repeat(50_000));
    expect(cpuTime() - started).toBeLessThan(3_000);
  });
});
