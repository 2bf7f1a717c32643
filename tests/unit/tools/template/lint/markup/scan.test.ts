import { describe, expect, it } from 'vitest';
import { scan, textState } from '../../../../../../tools/template/lint/markup/index.js';

describe('the place behind', () => {
  it.each([
    ['a < b', { place: 'text' }],
    ['<p>', { place: 'text' }],
    ['<p', { place: 'element-name', element: 'p' }],
    ['<', { place: 'element-name', element: '' }],
    ['<p ', { place: 'tag', element: 'p' }],
    ['<p hidden', { place: 'attribute-name', attribute: 'hidden' }],
    ['<p hidden ', { place: 'after-name', attribute: 'hidden' }],
    ['<p hidden class="', { place: 'value', attribute: 'class', quote: '"', value: '' }],
    ['<p CLASS = "a b', { place: 'value', attribute: 'class', quote: '"', value: 'a b' }],
    ["<p class='a", { place: 'value', quote: "'", value: 'a' }],
    ['<p class=', { place: 'before-value', attribute: 'class' }],
    ['<p class=a', { place: 'value', quote: '', value: 'a' }],
    ['<p class=a id="', { place: 'value', attribute: 'id' }],
    ['<p class="a">', { place: 'text' }],
    ['<p class="a > b', { place: 'value' }],
    ['<img src="a"/>', { place: 'text' }],
    ['</p', { place: 'element-name', isClosing: true }],
    ['<!doctype html><p>', { place: 'text' }],
    ['<!-- <p class="', { place: 'comment' }],
    ['<!-- a --><p class="', { place: 'value' }],
    ['<style>a{}', { place: 'style' }],
    ['<style>a</style>', { place: 'text' }],
    ['<STYLE media="print">', { place: 'style' }],
    ['<script>', { place: 'script', open: '' }],
    ['<script>"<p>', { place: 'script', open: '"' }],
    ['<script src="a"></script>', { place: 'text' }],
    ['<script>if (a < b) "</script><p>', { place: 'text' }],
    ['<script type="application/ld+json">', { place: 'script' }],
    ['<script type="text/x-handlebars">{{a}}', { place: 'data' }],
    ['<script type="text/template"><p></script><p class="', { place: 'value' }],
    ['<title>a', { place: 'text' }],
  ])('%s', (html, expected) => {
    expect(scan(textState, html)).toMatchObject(expected);
  });

  it('any piece is the same as behind the whole', () => {
    const html = `<p class="a" id=b>x<!-- y --><script type="module">var a = 'b' // "\n</script><a href='`;
    for (let cut = 0; cut <= html.length; cut++) {
      // A comment or the end of a script that is cut in two is not put together again.
      if (/<(!-{0,2}|\/[a-z]*)?$|-$|\/$/.test(html.slice(0, cut))) continue;
      const state = scan(scan(textState, html.slice(0, cut)), html.slice(cut));
      expect(state, html.slice(0, cut)).toEqual(scan(textState, html));
    }
  });
});

describe('what is open in a script', () => {
  it.each([
    ['a = "b', '"'],
    ["a = 'b", "'"],
    ['a = `b\n', '`'],
    ['a = "b"', ''],
    ['a = "b\\"', '"'],
    ['a = "b\\\\"', ''],
    ['a = "it\'s"', ''],
    ['a // b "', '//'],
    ['a // b "\n', ''],
    ['/* "', '/*'],
    ['/* " */', ''],
    ['a = /"/', ''],
    ['a / b / "', '"'],
    ['a = "http://b"; c = \'', "'"],
  ])('%s', (code, open) => {
    expect(scan(textState, `<script>${code}`).open).toBe(open);
  });
});
