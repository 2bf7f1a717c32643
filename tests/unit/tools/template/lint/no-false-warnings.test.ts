import { describe, expect, it } from 'vitest';
import { createLanguage } from '../../../../../tools/template/language.js';
import { lint } from '../../../../../tools/template/lint/index.js';

const language = createLanguage();

/** What templates of published sites do on purpose. */
const idioms: Readonly<Record<string, string>> = {
  'no branch for yes': '{.if a}{.or}b{.end}',
  'no branch for no': '{.if a}b{.or}{.end}',
  'no branch for no, in lines': '{.main-image?}\n  b\n{.or}\n{.end}',
  'a comment for a branch': '{.equal? a ""}{# nothing}{.or}b{.end}',
  'a separator alone': '{.repeated section a}{.alternates with}, {.end}',
  'a single blank': '{.if a} {.end}',
  'an attribute if': '<a href="{fullUrl}"{.if newWindow} target="_blank"{.end}>b</a>',
  'a class if': '<p class="a{.if b} c{.end} {@|item-classes}">',
  'an element that differs': '{.passthrough?}<a href="/a">{.or}<a href="{fullUrl}">{.end}b</a>',
  'comments around blanks': '<p></p><!--\n {.if a}\n --><b></b><!--\n {.end}\n--><i></i>',
  'a comment that ends at a brace': '{#  <div class="footer">  }',
  'a style sheet': '<style>a { color: red } @media print { b { margin: 0 } }</style>',
  'a style attribute': '<p style="{ a }">',
  'a script': '<script>if (a) { b } var c = {d: 1}, e = `${ f }`; g(() => { h })</script>',
  'a piece of a script': 'if(x){a||b}',
  'a template of the browser': '<p>{{ title }}</p>',
  pictures: '<img {@|image-meta} data-load="false"><img src="{assetUrl}?format=1500w">',
  'ids and times': '<p id="item-{id}" data-on="{addedOn}" datetime="{addedOn|date %F}">',
  'data for scripts': '<script>var a = {website|json}, b = "{websiteId}";</script>',
  'a query': '<a href="{collection.fullUrl}?category={@|url-encode}&author={author.id}">b</a>',
  'markup on purpose': '<div>{body}</div>',
  'no word for one': '{count|pluralize//s}',
  'a class in every second row': '{@index|cycle:odd:}',
  'no ellipsis': '{title|truncate:20:}',
  'arguments that nothing reads': '{a|apply b  private }{.equal? a b }c{.end}',
  'a text with an apostrophe': '{.equal?:a:"it\'s"}b{.end}',
  'lists of values': '{a, b|datetime-interval}',
  'an expression': '{.eval @a = max(b, 2); @a * 2}{@a}',
};

describe('nothing is said of', () => {
  it.each(Object.entries(idioms))('%s', (_title, source) => {
    const [findings = []] = lint([{ source, names: [] }], language);
    expect(findings.filter(({ level }) => level !== 'info')).toEqual([]);
  });
});
