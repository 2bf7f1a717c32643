import { describe, expect, it } from 'vitest';
import * as entries from '../../../../stories/guide/samples/template-entries.js';
import * as first from '../../../../stories/guide/samples/template-first.js';
import * as own from '../../../../stories/guide/samples/template-own.js';
import { print } from '../../../../stories/guide/samples/template-load.js';
import { respond } from '../../../../stories/guide/samples/template-stream.js';
import { review } from '../../../../stories/guide/samples/template-strict.js';

describe('the samples of the guide to templates', () => {
  it('begin with a list', () => {
    expect(first.output).toBe('<ul>\n  <li>1. Assam</li>\n  <li>2. Earl &amp; Grey</li>\n</ul>');
    expect(first.errors).toEqual([]);
  });

  it('add formatters and a predicate', () => {
    expect(own.output).toBe('TEA! «tea» <data value="4.5">4.5 €</data> cheap');
  });

  it('stream a page', async () => {
    const logged: string[] = [];
    const response = respond('<p>{name}</p>{a|apply b}', { name: '<Ann>' }, (text) =>
      logged.push(text),
    );
    expect(await response.text()).toBe('<p>&lt;Ann&gt;</p>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('at line 1 character 14');
  });

  it('add tables and expressions to a small entry point', () => {
    expect(entries.output).toBe('<data class="cart-quantity" value="3">3</data> 2');
  });

  it('send the head of a page before what it waits for', async () => {
    const pieces = print('Mug', async () => Promise.resolve([{ title: 'Bowl' }]));
    expect((await pieces.next()).value).toBe('<h1>Mug</h1>');
    expect((await pieces.next()).value).toBe('<p>Bowl</p>');
    expect((await pieces.next()).done).toBe(true);
  });

  it('review a template', () => {
    expect(review('{.section a}{.end}')).toBeNull();
    expect(review('a\n{b|hmtl}')).toBe(
      [
        "SyntaxError FORMATTER_UNKNOWN at line 2 character 4: Formatter 'hmtl' is unknown",
        '  1 | a',
        '> 2 | {b|hmtl}',
        '    |    ^',
      ].join('\n'),
    );
  });
});
