import type { Chapter } from './mistake.js';

export const conditions: Chapter = {
  title: 'Conditions',
  about:
    '`.if` asks whether values are there; predicates compare. Their arguments end at the character behind the name.',
  mistakes: [
    {
      title: 'A text in single quotes',
      wrong: "{.equal? type 'tea'}a{.end}",
      says: '1:1: warning: \'tea\' is no text but a name that nothing has: only double quotes make a text. Write {.equal? type "tea"}. [quotes]',
      right: '{.equal? type "tea"}a{.end}',
    },
    {
      title: 'A text with a blank',
      wrong: '{.equal? name "green tea"}a{.end}',
      says: '1:1: error: The text "green tea" is cut at its blanks: arguments end at the character behind \'equal?\'. Write {.equal?:name:"green tea"}. [quotes]',
      right: '{.equal?:name:"green tea"}a{.end}',
    },
    {
      title: 'A formatter in an argument',
      wrong: '{.equal? items|count 0}a{.end}',
      says: "1:1: warning: 'equal?' takes no formatters: 'items|count' is no name that anything has. Bind it first: {.var @value items|count}, and compare @value. [piped-argument]",
      right: '{.var @n items|count}{.equal? @n 0}a{.end}',
    },
    {
      title: 'An operator between arguments',
      wrong: '{.equal? count == 1}a{.end}',
      says: '1:1: error: A predicate takes the values alone, without an operator: {.equal? a 1}. [PREDICATE_ARGS_INVALID]',
      right: '{.equal? count 1}a{.end}',
    },
    {
      title: 'Two blanks between arguments',
      wrong: '{.equal? count  1}a{.end}',
      says: "1:1: warning: Argument 2 of 'equal?' is empty: there are two ' ' in a row. It counts. [empty-argument]",
      right: '{.equal? count 1}a{.end}',
    },
    {
      title: 'A comparison in `.if`',
      wrong: '{.if count > 1}a{.end}',
      says: '1:1: error: {.if} asks only whether values are there. Compare with {.equal? a 1}, {.greaterThan? a 1} or {.lessThan? a 1}. [IF_EXPECTED_VAROP]',
      right: '{.greaterThan? count 1}a{.end}',
    },
    {
      title: '`!` in `.if`',
      wrong: '{.if !soldOut}a{.end}',
      says: "1:1: error: {.if} has no '!'. Leave the first branch empty and write behind {.or}, or use {.notEqual? …}. [IF_EXPECTED_VAROP]",
      right: '{.if soldOut}{.or}a{.end}',
    },
    {
      title: '`&&` with `||`',
      wrong: '{.if a && b || c}d{.end}',
      says: "1:1: warning: && and || in one condition have no precedence: they are taken from left to right, and the first one that decides ends the condition, so 'a && b || c' is false when a is false, whatever c is. Nest two blocks instead. [mixed-operators]",
      right: '{.if a && b}d{.or}{.if c}d{.end}{.end}',
    },
    {
      title: 'An `.if` of nothing',
      wrong: '{.if }a{.end}',
      says: '1:1: error: {.if} needs the name of a value. [IF_EMPTY]',
      right: '{.if b}a{.end}',
    },
  ],
};
