import { describe, expect, it } from 'vitest';
import { coreFormatters } from '../../../../../../core/template/formatters/core/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: coreFormatters });
const reserved = `;,/?:@&=+$-_.!~*'()#%<>"{}|\\^ \``;

describe('the percent-encoding formatters', () => {
  it.each<[string, Value, string]>([
    ['encode-uri', 'Coffee & Tea', 'Coffee%20&%20Tea'],
    ['encode-uri', reserved, encodeURI(reserved)],
    ['encode-uri', '%20"<>', '%2520%22%3C%3E'],
    ['encode-uri-component', 'a b/ç?x=1&y', 'a%20b%2F%C3%A7%3Fx%3D1%26y'],
    ['encode-uri-component', reserved, encodeURIComponent(reserved)],
    [
      'url-encode',
      reserved,
      '%3B%2C/%3F%3A@%26%3D+%24-_.%21%7E*%27%28%29%23%25%3C%3E%22%7B%7D%7C%5C%5E%20%60',
    ],
    ['url-encode', '“😍”', '%E2%80%9C%F0%9F%98%8D%E2%80%9D'],
    ['url-encode', '%40%2B', '%2540%252B'],
    ['url-encode', 'AZaz09', 'AZaz09'],
    ['encode-uri', 1.5, '1.5'],
    ['encode-uri-component', null, ''],
    ['url-encode', ['a'], ''],
  ])('%s of %j is %s', (name, value, expected) => {
    expect(render(`{a|${name}}`, { a: value })).toBe(expected);
  });

  it.each(['encode-uri', 'encode-uri-component', 'url-encode'])(
    '%s puts U+FFFD in the place of half a character (§14)',
    (name) => {
      expect(render(`{a|${name}}`, { a: 'a\ud83d b\ude00\ud83d' })).toBe(
        'a%EF%BF%BD%20b%EF%BF%BD%EF%BF%BD',
      );
      expect(render(`{a|${name}}`, { a: '😀' })).toBe('%F0%9F%98%80');
    },
  );
});
