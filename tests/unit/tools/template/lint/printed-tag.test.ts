import { describe, expect, it } from 'vitest';
import { find } from './find.js';

const language =
  'is a tag of another language and is printed as text. Write {.if …}, {.repeated section …} or {@|apply …}.';

describe('tags of other languages', () => {
  it.each([
    ['{% extends "site.region" %}', [`1:1 '{% extends "site.region" %}' ${language}`]],
    [
      '<p>\n{%- if a -%}b{% endif %}</p>',
      [`2:1 '{%- if a -%}' ${language}`, `2:14 '{% endif %}' ${language}`],
    ],
    ['<p class="{% a %}">', [`1:11 '{% a %}' ${language}`]],
  ])('are told in %s', (source, expected) => {
    expect(find('printed-tag', source)).toEqual(expected);
  });

  it.each([
    '<script>a = "{% b %}"</script>',
    '<style>a {% b %}</style>',
    '<p>{%}</p>',
    '<p>{50%}</p>',
    '{## {% a %} ##}',
  ])('are not in %s', (source) => {
    expect(find('printed-tag', source)).toEqual([]);
  });
});

describe('variables that begin with a digit', () => {
  it.each([
    ['{@0}', '0'],
    ['{@12.title}', '12.title'],
  ])('%s is told', (tag, meant) => {
    expect(find('printed-tag', `<p>${tag}</p>`)).toEqual([
      `1:4 '${tag}' is printed as text: names of variables begin with a letter. Write {${meant}} for an element, {@index} for its number.`,
    ]);
  });

  it.each(['<p>{0}</p>', '<p>{@a0}</p>', '<p>{@.0}</p>', '<script>a({@0})</script>'])(
    '%s is none',
    (source) => {
      expect(find('printed-tag', source)).toEqual([]);
    },
  );
});
