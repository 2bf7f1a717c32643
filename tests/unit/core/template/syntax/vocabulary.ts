import { expect } from 'vitest';
import type { ArgumentRule } from '../../../../../core/template/plugins.js';
import { parse, type Block } from '../../../../../core/template/syntax/index.js';

const named = (names: string, takes?: ArgumentRule) =>
  names
    .split(' ')
    .map((name): [string, { takes?: ArgumentRule }] => [name, takes ? { takes } : {}]);

/** A few names, some of which have rules for their arguments. */
const vocabulary = {
  formatters: new Map([
    ...named('html json f g-h'),
    ...named('apply date', { min: 1 }),
    ...named('one', { min: 1, max: 1 }),
    ...named('pluralize', { max: 2 }),
    ...named('two-to-three', { min: 2, max: 3 }),
    ...named('number', {
      check: ([text]) => (text === undefined || /^\d+$/.test(text) ? null : `'${text}' is none`),
    }),
  ]),
  predicates: new Map([...named('p? q? singular?'), ...named('equal?', { min: 1, max: 2 })]),
};

/** The tree of a template. */
export function treeOf(template: string): Block {
  return parse(template, vocabulary).root;
}

/** The codes of what is wrong with a template, in the order of the reports. */
export function faultsOf(template: string): string[] {
  return parse(template, vocabulary).faults.map(({ code, at }) => `${code} ${at}`);
}

/** The one node of a template that is a tag. */
export function nodeOf(template: string): object {
  const [node, ...more] = treeOf(template);
  expect(more).toEqual([]);
  return node ?? {};
}

/** Nothing in the template is a tag, and nothing is reported. */
export function expectText(template: string): void {
  expect(treeOf(template)).toEqual([{ type: 'text', at: 0, text: template }]);
  expect(faultsOf(template)).toEqual([]);
}
