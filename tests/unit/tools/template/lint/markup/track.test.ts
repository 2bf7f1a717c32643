import { describe, expect, it } from 'vitest';
import { parse } from '../../../../../../core/template/syntax/index.js';
import { track } from '../../../../../../tools/template/lint/markup/index.js';
import { vocabulary } from '../find.js';

/** The place of `{x}` in a template. */
function placeOf(source: string): string {
  const { root } = parse(source, vocabulary);
  const found = track(root).find(
    ({ node }) => node.type === 'variable' && node.refs[0]?.[0] === 'x',
  );
  if (!found) throw new Error('There is no {x}.');
  const { place, attribute, quote, value } = found.state;
  return place === 'value' ? `${attribute} ${quote}${value}` : place;
}

describe('the place of a tag', () => {
  it.each([
    ['{x}', 'text'],
    ['<a href="{x}', 'href "'],
    ['<a href="{a}{x}', 'href "\ufffc'],
    ['<a href={x}', 'before-value'],
    ['<a href={a}{x}', 'href \ufffc'],
    ['<a href="{.if a}{b}{.end}{x}', 'href "'],
    ['<a href="{.if a}b{.or}c{.end}{x}', 'href "c'],
    ['<a{.if a} class="b"{.end} href="{x}', 'href "'],
    ['<a{.if a} class="b"{.end}>{x}', 'text'],
    ['{.if a}<a href="{b}">{.or}<b>{.end}{x}', 'text'],
    ['{.if a}<a href="{.or}<b class="{.end}{x}', 'unknown'],
    ['{.if a}<a href="{.or}<b class="{.end}">{x}', 'text'],
    ['{.section a}<a href="{x}{.end}', 'href "'],
    ['{.repeated section a}<i>{.alternates with}<br class="{x}">{.end}', 'class "'],
    ['{.repeated section a}<i>{.or}<b class="{x}">{.end}', 'class "'],
    ['<a href="{.macro m}{x}{.end}', 'text'],
    ['<a data-{a}="{x}', 'data-\ufffc "'],
    ['<{a} class="{x}', 'class "'],
    ['<{x}', 'element-name'],
    ['<a {x}', 'tag'],
    ['<p{.space}class="{x}', 'class "'],
    ['{# <a href="#}{x}', 'text'],
    ['<style>a { color: {x}', 'style'],
  ])('in %s', (source, expected) => {
    expect(placeOf(source)).toBe(expected);
  });
});
