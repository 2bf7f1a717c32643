import type { Chapter } from './mistake.js';

export const formatters: Chapter = {
  title: 'Formatters and expressions',
  about: 'A formatter ignores what it does not know; `check` does not.',
  mistakes: [
    {
      title: 'An unknown code of `date`',
      wrong: '{time|date %Q}',
      says: "1:12: warning: 'date' has no code '%Q': it prints nothing. Did you mean '%q'? [unknown-date-code]",
      right: '{time|date %q}',
    },
    {
      title: 'Letters for `date`',
      wrong: '{time|date YYYY-MM-DD}',
      says: "1:12: warning: 'date' takes codes with '%', such as %Y-%m-%d: this prints 'YYYY-MM-DD'. Letters alone are for 'datetime'. [unknown-date-code]",
      right: '{time|date %Y-%m-%d}',
    },
    {
      title: 'A misspelt value of an option',
      wrong: '{price|money style:acounting}',
      says: "1:14: warning: 'style' of 'money' cannot be 'acounting': it is ignored. Did you mean 'accounting'? [unknown-option]",
      right: '{price|money style:accounting}',
    },
    {
      title: 'A misspelt option',
      wrong: '{price|decimal minfrak:2}',
      says: "1:16: warning: 'decimal' has no option 'minfrak': it is ignored. Did you mean 'minfrac'? [unknown-option]",
      right: '{price|decimal minfrac:2}',
    },
    {
      title: 'A missing argument',
      wrong: '{items|apply}',
      says: "1:8: error: Formatter 'apply' needs arguments but none were provided. [FORMATTER_NEEDS_ARGS]",
      right: '{items|json}',
    },
    {
      title: 'A word for a number',
      wrong: '{title|truncate many}',
      says: "1:8: error: Formatter 'truncate' arguments are invalid: 'Expected a positive number, found many' [FORMATTER_ARGS_INVALID]",
      right: '{title|truncate 20}',
    },
    {
      title: 'A blank before `|`',
      wrong: '{title|truncate 20 |html}',
      says: "1:8: warning: Argument 2 of 'truncate' is empty: nothing follows the last ' '. It counts. [empty-argument]",
      right: '{title|truncate 20|html}',
    },
    {
      title: 'A plural that the language does not have',
      wrong: '<p title="{n, plural, two {# mugs} other {# mugs}}">',
      says: "1:23: error: Invalid key 'two' for argument 'n': en-US has no such number. [plural-key]",
      right: '<p title="{n, plural, one {# mug} other {# mugs}}">',
    },
    {
      title: 'An expression without its end',
      wrong: '{.eval 1 +}',
      says: '1:1: error: This expression fails whatever the data is: Invalid arguments to operator add. [EXPRESSION_REDUCE]',
      right: '{.eval 1 + 1}',
    },
    {
      title: 'A parenthesis that stays open',
      wrong: '{.eval max(1, 2}',
      says: '1:1: error: This is no expression: Mismatched operator found: left paren. [EXPRESSION_PARSE]',
      right: '{.eval max(1, 2)}',
    },
  ],
};
