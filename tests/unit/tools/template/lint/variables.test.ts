import { describe, expect, it } from 'vitest';
import { find, findAll } from './find.js';

describe('a variable with the name of a loop’s number', () => {
  it.each(['@index', '@index0'])('is reported: %s', (name) => {
    const message = `'${name}' is the number of a loop: what is bound here cannot be read.`;
    expect(find('reserved-variable', `{.var ${name} a}{${name}}`)).toEqual([`1:1 ${message}`]);
  });

  it('is not reported for a longer name', () => {
    expect(find('reserved-variable', '{.var @index2 a}{@index2}{@index}')).toEqual([]);
  });
});

describe('a variable that is never bound', () => {
  it('is reported when a similar name is bound', () => {
    expect(find('unbound-variable', '{.var @total a}\n{@totl}')).toEqual([
      "2:1 Variable '@totl' is never bound. Did you mean '@total'?",
    ]);
  });

  it.each([
    ['nothing is near', '{.var @total a}{@title}'],
    ['it is given by a loop or by apply', '{.var @arg a}{@arg}{@args.b}{@index}{@index0}{@}'],
    ['it is bound further down', '{@a}{.var @a b}'],
  ])('is not told when %s', (_title, source) => {
    expect(find('unbound-variable', source)).toEqual([]);
  });

  it('is not reported when another file binds it', () => {
    const files = { 'item.html': '{.var @total a}{@totals}', 'page.html': '{.var @totals a}' };
    expect(findAll('unbound-variable', files)['item.html']).toEqual([]);
  });
});
