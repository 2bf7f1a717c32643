import { describe, expect, it } from 'vitest';
import {
  element,
  jsonScript,
  print,
  type Child,
} from '../../../../../core/template/markup/index.js';
import { parsePart } from '../../../../support/parse-html.js';

describe('element', () => {
  it.each<[string, Child, string]>([
    ['text', element('p', {}, 'a < b & "c"'), '<p>a &lt; b &amp; "c"</p>'],
    ['attributes', element('p', { title: '"<&>\'' }), '<p title="&quot;&lt;&amp;&gt;\'"></p>'],
    ['numbers', element('p', { 'data-n': 0 }, 0, 1.5), '<p data-n="0">01.5</p>'],
    ['an empty value', element('p', { title: '' }), '<p title=""></p>'],
    ['what is true', element('p', { hidden: true }), '<p hidden></p>'],
    [
      'nothing for what is not there',
      element('p', { a: null, b: undefined, c: false }, null, undefined, false),
      '<p></p>',
    ],
    ['elements in elements', element('p', {}, element('b', {}, '<')), '<p><b>&lt;</b></p>'],
    ['lists', element('p', {}, ['a', ['b', element('i')]]), '<p>ab<i></i></p>'],
    ['no end of an empty element', element('input', { name: 'a' }), '<input name="a">'],
    ['an address', element('a', { href: '/a?b&c' }), '<a href="/a?b&amp;c"></a>'],
    ['no address that runs', element('a', { href: 'javascript:x', id: 'y' }), '<a id="y"></a>'],
  ])('prints %s', (_, child, html) => {
    expect(print(child)).toBe(html);
  });

  it('never treats data as markup', () => {
    const data = JSON.parse('{"html": "<script>"}') as Child;
    expect(() => print(element('p', {}, data))).toThrow(TypeError);
  });
});

describe('print', () => {
  it('prints what it is given, one after the other', () => {
    expect(print('a', element('br'), '<')).toBe('a<br>&lt;');
    expect(print()).toBe('');
  });
});

describe('jsonScript', () => {
  it('cannot be left by its data', () => {
    const json = { a: '</script><!--<script>' };
    const html = print(jsonScript(json));
    expect(html).toBe(
      '<script type="application/json">{"a":"\\u003c/script>\\u003c!--\\u003cscript>"}</script>',
    );
    expect(JSON.parse(parsePart(html).firstElementChild?.textContent ?? '')).toEqual(json);
  });
});
