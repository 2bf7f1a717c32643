import { describe, expect, it } from 'vitest';
import { coreFormatters } from '../../../../../../core/template/formatters/core/index.js';
import { i18nFormatters } from '../../../../../../core/template/formatters/i18n/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const renderAny = renderWith({ formatters: { ...coreFormatters, ...i18nFormatters } });
const render = (template: string, data: Value) => renderAny(template, data, { locale: 'en' });

describe('message and plural (§9.5, §10)', () => {
  it.each<[string, Value, string]>([
    ['{m|message a b}', { m: '{0} and {1}', a: 'A', b: 'B' }, 'A and B'],
    ['{m|message:a:b}', { m: '{0} and {1}', a: 'A', b: 'B' }, 'A and B'],
    ['{m|message person.name}', { m: 'Hi, {0}', person: { name: 'Bob' } }, 'Hi, Bob'],
    ['{m|message who=person.name}', { m: 'Hi, {who} {0}', person: { name: 'Bob' } }, 'Hi, Bob Bob'],
    ['{m|message who:person.name}', { m: 'Hi, {who}', person: { name: 'Bob' } }, 'Hi, Bob'],
    ['{m|message a=b:c}', { m: '[{a}]', b: 1 }, '[]'],
    ['{m|message a x=b}', { m: '{0} {1} {x}', a: 'A', b: 'B' }, 'A B B'],
    ['{m|message a  b}', { m: '{0}-{1}-{2}', a: 'A', b: 'B' }, 'A--B'],
    ['{m|message items.1}', { m: '{0}', items: ['a', 'b'] }, 'b'],
    ['{m|plural c}', { m: '{0 plural one{one} other{#}}', c: 2 }, '2'],
    ['{m|message nobody}', { m: '[{0}]' }, '[]'],
    ['{m|message}', { m: '[{0}]' }, '[]'],
    ['[{nothing|message a}]', { a: 'A' }, '[]'],
    ['{m|message a}', { m: 5, a: 'A' }, '5'],
    ['[{m|message a}]', { m: ['{0}'], a: 'A' }, '[]'],
  ])('renders %s with %j as %s', (template, data, output) => {
    expect(render(template, data)).toBe(output);
  });

  it('resolves references outside of the tag: @ is the node around it', () => {
    const data = { m: '{0} {1}', items: ['guitar', 'flute'] };
    expect(render('{.repeated section items}{m|message @index @};{.end}', data)).toBe(
      '1 guitar;2 flute;',
    );
    expect(render('{.section o}{m|message x @}{.end}', { m: '{0}', o: { x: 'deep' } })).toBe(
      'deep',
    );
  });

  it('resolves them from the current frame in a variable too (§2.6)', () => {
    const data = { m: '{0}', o: { x: 'inner' }, x: 'outer' };
    expect(render('{.section o}{.var @t m|message x}{@t}{.end}', data)).toBe('inner');
    expect(render('{.var @n m|message x}{@n}', data)).toBe('outer');
  });

  it('reads references of names that objects inherit as missing', () => {
    const data = { m: '[{0}{1}{constructor}]' };
    expect(render('{m|message constructor toString=__proto__}', data)).toBe('[]');
  });

  it('writes dates in the zone of the website', () => {
    const data = { m: '{0 datetime time:short}', a: 1582648395000, website: { timeZone: 'UTC' } };
    expect(render('{m|message a}', data).replace('\u202f', ' ')).toBe('4:33 PM');
  });

  it('accepts bound variables', () => {
    const data = { m: '{0} has {1 plural one{# item} other{# items}}', who: 'Ann', items: [1, 2] };
    expect(render('{.var @n items|count}{m|message who @n}', data)).toBe('Ann has 2 items');
  });
});
