import { describe, expect, it } from 'vitest';
import { readTags } from '../../../../core/preload/read-tags.js';
import { cpuTime } from '../../../support/cpu-time.js';
import { parseHtml } from '../../../support/parse-html.js';

/** Tags as short text: `a`, `/a`, `a{href=x}`. */
const tagsOf = (html: string) =>
  [...readTags(html)].map(({ name, isEnd, attributes }) => {
    const list = [...attributes].map(([key, value]) => `${key}=${value}`);
    return `${isEnd ? '/' : ''}${name}${list.length > 0 ? `{${list.join()}}` : ''}`;
  });

describe('readTags', () => {
  it.each<[string, string, string[]]>([
    ['an empty text', '', []],
    ['text', 'a < b > c & <3', []],
    ['tags', '<P>a<b>c</b></P>', ['p', 'b', '/b', '/p']],
    ['a doctype', '<!DOCTYPE html><p>', ['p']],
    ['an instruction', '<?xml version="1.0"?><p>', ['p']],
    ['attributes', `<a Href="x>y" b='"' c=d/e f>`, ['a{href=x>y,b=",c=d/e,f=}']],
    ['blanks', '<a\n b = "c"\t/ d\n>', ['a{b=c,d=}']],
    ['an attribute twice', '<a b=1 B=2>', ['a{b=1}']],
    ['a quote in a name', `<p don't><b>`, [`p{don't=}`, 'b']],
    ['a name of an equals sign', '<p =a=b>', ['p{=a=b}']],
    ['a value of nothing', '<p a=><b>', ['p{a=}', 'b']],
    ['a slash at the end', '<br/><b a=/>', ['br', 'b{a=/}']],
    ['a bracket in a tag', '<p<b>', ['p<b']],
    ['an end tag with attributes', '</p a="b>"><b>', ['/p{a=b>}', 'b']],
    ['a comment', '<!-- <a> --><b>', ['b']],
    ['a comment that ends early', '<!--><b><!---><i>', ['b', 'i']],
    ['a comment with an exclamation mark', '<!-- <a> --!><b>', ['b']],
    ['a comment of dashes', '<!----><b>', ['b']],
    ['a comment without end', '<p><!-- <a>', ['p']],
    ['a declaration', '<![CDATA[ <a]><b>', ['b']],
    ['an empty end tag', '</><b></ <a><i>', ['b', 'i']],
    ['a script', '<script type=module>"<a>"</script ><b>', ['script{type=module}', '/script', 'b']],
    ['a script with another end', '<script></scripts><a></SCRIPT><b>', ['script', '/script', 'b']],
    ['a script without end', '<b><script><a>', ['b', 'script']],
    ['a text area', '<textarea><a></textarea><b>', ['textarea', '/textarea', 'b']],
    ['what shows without scripts', '<noscript><a></noscript><b>', ['noscript', '/noscript', 'b']],
    ['a tag without end', '<b><a href="x"', ['b']],
    ['a value without end', '<b><a href="x><i>', ['b']],
  ])('reads %s', (_, html, expected) => {
    expect(tagsOf(html)).toEqual(expected);
  });

  it('finds the elements that a parser finds', () => {
    const html = `<!doctype html><html><head><title>a</title></head><body class=x>
      <main><p id="a">1</p><!-- <hr> --><script>"<i>"</script><my-own load=idle></my-own></main></body></html>`;
    const document = parseHtml(html);
    const starts = [...readTags(html)].filter(({ isEnd }) => !isEnd).map(({ name }) => name);
    expect(starts).toEqual([...document.querySelectorAll('*')].map(({ localName }) => localName));
  });

  it.each([
    '<',
    '<a ',
    '<a b="',
    `<a b='"`,
    '<a b=" ',
    '</',
    '<!--',
    '<!-- -',
    '<script>',
    '<script></scrip',
    '<a =',
    '<a / ',
    '<textarea></textarea',
  ])('reads "%s" many times in one go', (part) => {
    const html = part.repeat(100_000);
    const started = cpuTime();
    expect([...readTags(html)].length).toBeLessThanOrEqual(100_000);
    expect(cpuTime() - started).toBeLessThan(2_000);
  });
});
