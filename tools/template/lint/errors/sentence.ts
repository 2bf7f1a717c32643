import type { TemplateError } from '../../../../core/template/errors/index.js';

type Case = readonly [code: string, tag: RegExp, sentence: string];

/** The sentence for an author, where the reference only names its finding. The first case that fits wins. */
const cases: readonly Case[] = [
  [
    'IF_EXPECTED_VAROP',
    /^\{\.if\s+!/,
    "{.if} has no '!'. Leave the first branch empty and write behind {.or}, or use {.notEqual? …}.",
  ],
  [
    'IF_EXPECTED_VAROP',
    /[=<>]/,
    '{.if} asks only whether values are there. Compare with {.equal? a 1}, {.greaterThan? a 1} or {.lessThan? a 1}.',
  ],
  [
    'IF_EXPECTED_VAROP',
    /\s(?:and|or|not)\s/i,
    "{.if} takes '&&' and '||' between names, no words.",
  ],
  [
    'IF_EXPECTED_VAROP',
    /\|\w/,
    '{.if} takes no formatters. Bind the value first: {.var @value a|count}{.if @value}.',
  ],
  ['IF_EMPTY', /^/, '{.if} needs the name of a value.'],
  [
    'PREDICATE_ARGS_INVALID',
    /\s(?:==?=?|!=|<|>)\s/,
    'A predicate takes the values alone, without an operator: {.equal? a 1}.',
  ],
  ['FORMATTER_INVALID', /\|\}$/, "The name of a formatter is missing behind '|'."],
  ['MISSING_SECTION_KEYWORD', /^/, "The word 'section' is missing: {.repeated section items}."],
  [
    'BINDVAR_EXPECTS_NAME',
    /^\{\.var\s+[a-z]/i,
    "The name of a variable begins with '@': {.var @total price}.",
  ],
  [
    'CTXVAR_EXPECTS_NAME',
    /^\{\.ctx\s+[a-z]/i,
    "The name of a variable begins with '@': {.ctx @card title=name}.",
  ],
  [
    'MISSING_VARIABLE_NAME',
    /\s["'\d]/,
    '{.var} binds names of the data. Bind a text or a number with {.eval @a = 1}.',
  ],
  ['DEAD_CODE_BLOCK', /^/, 'This {.or} never runs: the {.or} before it takes all that is left.'],
  [
    'EOF_IN_COMMENT',
    /^/,
    "This comment has no end, and takes the rest of the file: it ends at '##}'.",
  ],
];

/** A sentence for an error in a tag; null where the reference's says it as well. */
export function sentenceFor({ code }: TemplateError, tag: string): string | null {
  const found = cases.find(([wanted, pattern]) => wanted === code && pattern.test(tag));
  return found?.[2] ?? null;
}
