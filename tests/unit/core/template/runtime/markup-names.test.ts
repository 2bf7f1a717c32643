// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { EngineOptions } from '../../../../../core/template/index.js';
import { print } from '../rendering.js';

const data = {
  title: '<i>T</i>',
  body: '<p>"B"</p>',
  item: { body: '<p>"B"</p>', title: '<i>T</i>' },
  oembed: { html: '<iframe></iframe>' },
  list: [{ body: '<p>1</p>' }, { body: '<p>2</p>' }],
};
const context = { partials: { p: '{@}', all: '{body}' } };
const body = '<p>"B"</p>';
const escapedBody = '&lt;p&gt;&quot;B&quot;&lt;/p&gt;';
const escapedTitle = '&lt;i&gt;T&lt;/i&gt;';

const printed = (template: string, options: EngineOptions) =>
  print(template, data, context, options);

describe('the option markup', () => {
  it.each([
    ['{body}', body],
    ['{item.body}', body],
    ['{@.body}', body],
    ['{oembed.html}', '<iframe></iframe>'],
    ['{.section body}{@}{.end}', body],
    ['{.section item.body}{.if @}{@}{.end}{.end}', body],
    ['{.repeated section list}{body}{.end}', '<p>1</p><p>2</p>'],
    ['{.var @x item.body}{@x}', body],
    ['{.section item}{.var @x body}{.section title}{@x}{@}{.end}{.end}', body + escapedTitle],
    ['{item|apply all}', body],
    // What is not markup by its name stays text.
    ['{title}', escapedTitle],
    ['{.section title}{@}{.end}', escapedTitle],
    ['{.section body}{title}{.end}', escapedTitle],
    ['{.section body}{.or}{@}{.end}{.section title}{@}{.end}', escapedTitle],
    // A formatter makes a text of it, and a partial does not know where its value is from.
    ['{body|str}', escapedBody],
    ['{body|htmltag}', escapedBody],
    ['{body|apply p}', escapedBody],
  ])('%s prints %s', (template, expected) => {
    expect(printed(template, { escape: 'html', markup: ['body', 'html'] })).toBe(expected);
  });

  it.each([
    ['names nothing by itself', { escape: 'html' }, escapedBody],
    ['changes nothing where nothing is escaped', { markup: ['title'] }, body],
  ] as const)('%s', (_, options, expected) => {
    expect(printed('{body}', { ...options })).toBe(expected);
    expect(printed('{.section body}{@}{.end}', { ...options })).toBe(expected);
  });
});
