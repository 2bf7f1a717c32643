import { describe, expect, it } from 'vitest';
import { valueMistake } from '../../../../../widgets/mistakes/sentences/value.js';

const choice = { kind: 'choice', values: ['stay', 'go'] };

describe('valueMistake', () => {
  it.each([
    ['12px', { kind: 'number' }, 'is not a number'],
    ['Infinity', { kind: 'number' }, 'is not a number'],
    ['elsewhere', choice, 'is none of stay, go'],
    ['javascript:alert(1)', { kind: 'address' }, 'is not the address of a page'],
    ['{', { kind: 'json' }, 'is not valid JSON'],
  ])('says why %s is no value of %j', (text, rule, problem) => {
    expect(valueMistake('vitrine-x', 'is', text, rule)).toBe(
      `<vitrine-x is="${text}"> ${problem}. It is left out.`,
    );
  });

  it.each([
    ['12', { kind: 'number' }],
    ['', { kind: 'number' }],
    ['', choice],
    ['go', choice],
    ['[]', { kind: 'json' }],
    ['anything', { kind: 'string' }],
    ['anything', { kind: 'address' }],
    ['anything', { kind: 'boolean' }],
  ])('has nothing against %j as %j', (text, rule) => {
    expect(valueMistake('vitrine-x', 'is', text, rule)).toBeNull();
  });
});
