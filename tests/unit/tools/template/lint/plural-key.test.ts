import { describe, expect, it } from 'vitest';
import { find } from './find.js';

const wrong = (place: string, key: string, argument: string, locale = 'en-US') =>
  `${place} Invalid key '${key}' for argument '${argument}': ${locale} has no such number.`;

describe('platform §5: "plural keys must be valid for the locale, otherwise "Invalid key ... for argument ...""', () => {
  it.each([
    [
      'in a text of the page',
      '<script id="vitrine-site" type="application/json">\n  { "a": "{count, plural, one {# mug} two {# mugs} other {# mugs}}" }',
      wrong('2:39', 'two', 'count'),
    ],
    ['in an attribute', '<p title="{0 plural few{a} other{b}}">', wrong('1:21', 'few', '0')],
    ['of an ordinal', '{n selectordinal many{#th} other{#}}', wrong('1:18', 'many', 'n')],
    [
      'in the branch of another',
      '{a, plural, one {{b, plural, few {x} other {y}}} other {z}}',
      wrong('1:30', 'few', 'b'),
    ],
  ])('%s', (_where, source, finding) => {
    expect(find('plural-key', source)).toEqual([finding]);
  });

  it('names each place of several', () => {
    const source = '{n, plural, few {a} many {b} other {c}} {m, plural, two {a} other {b}}';
    expect(find('plural-key', source)).toEqual([
      wrong('1:13', 'few', 'n'),
      wrong('1:21', 'many', 'n'),
      wrong('1:53', 'two', 'm'),
    ]);
  });

  it.each([
    ['en-US', '{n, plural, =0 {none} one {# mug} other {# mugs}}'],
    ['pl', '{n, plural, one {a} few {b} many {c} other {d}}'],
    ['en-US', '{who, select, few {a} other {b}}'],
    ['en-US', '{n, plural'],
    ['en-US', '{## {n, plural, few {a} other {b}} ##}'],
    ['en-US', '{price|money}{.plural?}a{.end}'],
  ])('takes for %s %j', (locale, source) => {
    expect(find('plural-key', source, locale)).toEqual([]);
  });
});
