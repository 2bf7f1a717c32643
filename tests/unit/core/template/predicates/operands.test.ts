import { describe, expect, it } from 'vitest';
import { readOperand, readOperands } from '../../../../../core/template/predicates/operands.js';
import type { Scope } from '../../../../../core/template/plugins.js';
import type { Value } from '../../../../../core/template/values.js';

const scope = {
  node: 'the node',
  lookup: (path: readonly unknown[]): Value => `ref:${path.join('/')}`,
} as Partial<Scope> as Scope;

describe('an operand', () => {
  it.each<[string, Value]>([
    ['"x"', 'x'],
    ['5', 5],
    ['-5', -5],
    ['1.5e1', 15],
    ['[1,"a"]', [1, 'a']],
    ['true', true],
    ['false', false],
    ['null', null],
    ['"x', 'ref:"x'],
    ["'x'", "ref:'x'"],
    ['[1', 'ref:[1'],
    ['5x', 'ref:5x'],
    ['-x', 'ref:-x'],
    ['True', 'ref:True'],
    ['truer', 'ref:truer'],
    ['a.0.b', 'ref:a/0/b'],
    ['@index', 'ref:@index'],
    ['', 'ref:'],
  ])('%j is %j', (argument, expected) => {
    expect(readOperand(argument)(scope)).toEqual(expected);
  });

  it('has the node before it when it is alone', () => {
    expect(readOperands(['1'])?.map((operand) => operand(scope))).toEqual(['the node', 1]);
    expect(readOperands(['1', 'a'])?.map((operand) => operand(scope))).toEqual([1, 'ref:a']);
    expect(readOperands([])).toBeNull();
  });
});
