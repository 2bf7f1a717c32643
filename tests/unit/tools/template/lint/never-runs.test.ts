import { describe, expect, it } from 'vitest';
import { find } from './find.js';

const block = (asked: string) =>
  `This block never runs: when it is reached, '${asked}' is known to be false.`;
const alternative = (asked: string) =>
  `This alternative never runs: when it is reached, '${asked}' is known to be true.`;

describe('a branch that cannot run', () => {
  it.each([
    ['repeats the predicate of its block', '{.even?}a{.or even?}b{.end}', `1:10 ${block('even?')}`],
    [
      'repeats an earlier alternative',
      '{.even?}{.or odd?}{.or odd?}c{.end}',
      `1:19 ${block('odd?')}`,
    ],
    [
      'repeats a predicate with its arguments',
      '{.equal? a 1}a{.or equal? a 1}b{.end}',
      `1:15 ${block('equal? a 1')}`,
    ],
    [
      'repeats arguments behind another delimiter',
      '{.equal? a 1}a{.or equal?:a:1}b{.end}',
      `1:15 ${block('equal? a 1')}`,
    ],
    ['repeats .if with a predicate', '{.if even?}a{.or even?}b{.end}', `1:13 ${block('even?')}`],
    [
      'asks again inside its alternative',
      '{.if a}{.or}\n{.if a}b{.end}{.end}',
      `2:1 ${block('if a')}`,
    ],
    [
      'asks a whole condition again',
      '{.if a && b}{.or}{.if a&&b}b{.end}{.end}',
      `1:18 ${block('if a && b')}`,
    ],
    [
      'is the alternative of what is already known',
      '{.even?}{.even?}a{.or}b{.end}{.end}',
      `1:18 ${alternative('even?')}`,
    ],
    [
      'asks for a section again in its alternative',
      '{.section a}{.or}{.section a}b{.end}{.end}',
      `1:18 ${block('section a')}`,
    ],
    [
      'asks for a list again in its alternative',
      '{.repeated section a.b}{.or}{.repeated section a.b}{@}{.end}{.end}',
      `1:29 ${block('repeated section a.b')}`,
    ],
    ['is in a macro', '{.macro m}{.even?}{.or even?}{.end}{.end}', `1:19 ${block('even?')}`],
    [
      'is between the elements of a list',
      '{.repeated section a}{.alternates with}{.odd?}{.or odd?}{.end}{.end}',
      `1:47 ${block('odd?')}`,
    ],
    [
      'asks of a variable that nothing changed',
      '{.if @x}{.or}{a}{.if @x}b{.end}{.end}',
      `1:17 ${block('if @x')}`,
    ],
  ])('%s', (_title, source, expected) => {
    expect(find('never-runs', source)).toEqual([expected]);
  });

  it.each([
    ['other arguments', '{.equal? a 1}a{.or equal? a 2}b{.end}'],
    ['arguments in another order', '{.equal? a b}a{.or equal? b a}b{.end}'],
    ['arguments that only look alike', '{.equal?:a:b c}a{.or equal? a b c}b{.end}'],
    ['another operator', '{.if a && b}{.or}{.if a || b}b{.end}{.end}'],
    ['blocks side by side', '{.even?}a{.end}{.even?}b{.end}'],
    [
      'a section, where the node is another',
      '{.even?}{.or}{.section a}{.even?}b{.end}{.end}{.end}',
    ],
    ['a list', '{.if a}{.or}{.repeated section b}{.if a}c{.end}{.end}{.end}'],
    ['a macro, which runs elsewhere', '{.even?}{.or}{.macro m}{.even?}b{.end}{.end}{.end}'],
    ['a variable that was bound in between', '{.if @x}{.or}{.var @x a}{.if @x}b{.end}{.end}'],
    ['a variable assigned by .eval', '{.if @x}{.or}{.eval @x = 1}{.if @x}b{.end}{.end}'],
    ['a variable that a partial may bind', '{.if @x}{.or}{.include p}{.if @x}b{.end}{.end}'],
    [
      'a variable bound inside a condition',
      '{.if @x}{.or}{.if a}{.var @x a}{.end}{.if @x}b{.end}{.end}',
    ],
    ['a condition that repeats what holds, with no alternative', '{.even?}{.even?}a{.end}{.end}'],
  ])('is not seen in %s', (_title, source) => {
    expect(find('never-runs', source)).toEqual([]);
  });
});
