import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../../support/cpu-time.js';
import { socialFormatters } from '../../../../../../core/template/formatters/social/index.js';
import { renderWith } from '../../render-with.js';
import { attributesOf, only } from '../read-page.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: socialFormatters }, { limits: { stringLength: 0 } });
const format = (text: string) => render('{@|activate-twitter-links}', text);

/** The text with its links in brackets: `[text](address)`. */
function links(text: string): string {
  const page = parsePart(format(text));
  for (const link of page.querySelectorAll('a')) {
    link.replaceWith(`[${link.textContent}](${link.getAttribute('href')})`);
  }
  return page.textContent ?? '';
}

describe('activate-twitter-links', () => {
  it.each([
    ['@ann says', '[@ann](https://twitter.com/ann/) says'],
    ['hi @ann @bob', 'hi [@ann](https://twitter.com/ann/) [@bob](https://twitter.com/bob/)'],
    [
      '#Foo and #Bar',
      '[#Foo](https://twitter.com/hashtag/Foo?src=hash) and [#Bar](https://twitter.com/hashtag/Bar?src=hash)',
    ],
    ['#Käse', '[#Käse](https://twitter.com/hashtag/K%C3%A4se?src=hash)'],
    [
      'see https://a.example/b?c=d#e.',
      'see [https://a.example/b?c=d#e](https://a.example/b?c=d#e).',
    ],
    [
      '(http://a.example/), @x!',
      '([http://a.example/](http://a.example/)), [@x](https://twitter.com/x/)!',
    ],
    ['HTTPS://A.example/@b', '[HTTPS://A.example/@b](HTTPS://A.example/@b)'],
    ['ann@example.com a#b @ # &#39;', 'ann@example.com a#b @ # &#39;'],
    ['ftp://a.example file:///b javascript:x', 'ftp://a.example file:///b javascript:x'],
    ['http:// https://!', 'http:// https://!'],
    ['', ''],
  ])('makes of %j %j', (text, linked) => {
    expect(links(text)).toBe(linked);
  });

  it('opens links in a window of their own', () => {
    expect(attributesOf(only(parsePart(format('@ann')), 'a'))).toEqual({
      target: 'new',
      rel: 'noopener',
      href: 'https://twitter.com/ann/',
    });
  });

  it('treats everything else as text', () => {
    const text = '<img src=x onerror=alert(1)> https://a.example/"onclick="b @ann"><script>';
    const page = parsePart(format(text));
    expect(page.textContent).toBe(text);
    expect([...page.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['a', 'a']);
  });

  it.each(['@', '#', 'http://', ' @a', '!', 'http://!', 'h'])(
    'reads a long text of %j in one go',
    (part) => {
      const started = cpuTime();
      format(part.repeat(100_000));
      expect(cpuTime() - started).toBeLessThan(3_000);
    },
  );
});
