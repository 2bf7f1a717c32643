// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  errorTexts,
  type ErrorCode,
  type ErrorType,
} from '../../../../../core/template/errors/index.js';
import { messageOf } from '../../../../../core/template/errors/message.js';
import {
  createEngine,
  type EngineOptions,
  type RenderContext,
  type TemplateError,
} from '../../../../../core/template/index.js';

type Produced = readonly [template: string, message: string, given?: RenderContext & EngineOptions];

const formatters = {
  boom: {
    prepare: () => () => {
      throw new RangeError('too much');
    },
  },
};
const partials = { me: '{x|apply me}', bad: '{x|nope}' };

// platform §8: "partial not found, partial parse failure, maximum recursion depth exceeded, expression parse or reduce error,
// unexpected error executing a formatter", "formatter or predicate not implemented or not found".
// platform §5: "Formatter '...' is unknown" or "Predicate '...' is unknown".
/** A template for each code, with the sentence. A new code fails the last test until it is here. */
const produced: Readonly<Record<ErrorCode, Produced>> = {
  BINDVAR_EXPECTS_NAME: [
    '{.var foo bar}',
    "{.var} expects a local variable name (e.g. @foo), found 'foo bar'",
  ],
  CTXVAR_EXPECTS_NAME: [
    '{.ctx foo a=b}',
    "{.ctx} expects a local variable name (e.g. @foo), found 'foo a=b'",
  ],
  CTXVAR_EXPECTS_BINDINGS: [
    '{.ctx @foo a:b}',
    "{.ctx} expects one or more bindings (e.g. foo=bar.baz), found 'a:b'",
  ],
  EOF_IN_COMMENT: ['{## x', 'Reached EOF in the middle of a multi-line comment'],
  EXTRA_CHARS: ['{.end if}', "Extra characters found after END instruction: ' if'"],
  FORMATTER_INVALID: ['{a|7}', "Invalid formatter name '7' found."],
  FORMATTER_NEEDS_ARGS: ['{a|apply}', "Formatter 'apply' needs arguments but none were provided."],
  FORMATTER_UNKNOWN: ['{a|foo}', "Formatter 'foo' is unknown"],
  FORMATTER_ARGS_INVALID: [
    '{a|pluralize a b c}',
    "Formatter 'pluralize' arguments are invalid: 'Too many args. Takes between 0 and 2'",
  ],
  IF_EMPTY: ['{.if }', 'IF instruction requires at least one variable to test.'],
  IF_EXPECTED_VAROP: ['{.if a = b}', "Expected an operator or a variable, found '= b'"],
  IF_TOO_MANY_OPERATORS: ['{.if a ||}', 'Too many operators in IF instruction.'],
  IF_TOO_MANY_VARS: [
    `{.if ${Array(31).fill('a').join('&&')}}`,
    'Too many variables in IF instruction. Limit is 30.',
  ],
  INJECT_EXPECTS_NAME: [
    '{.inject foo}',
    "{.inject} expects a variable name (e.g. @foo), found 'foo'",
  ],
  INJECT_EXPECTS_PATH: [
    '{.inject @foo #}',
    "{.inject} expects the path for a JSON injectable, found '#'",
  ],
  INVALID_INSTRUCTION: ['{.foo bar}', "Invalid instruction '.foo bar'"],
  MACRO_EXPECTS_NAME: ['{.macro #}', '{.macro} expects a name'],
  MISSING_SECTION_KEYWORD: ['{.repeated foo}', "Missing 'section' keyword, found 'foo'"],
  MISSING_VARIABLE_NAME: ['{.var @a "b"}', 'Missing variable name, found \'"b"\''],
  MISSING_WITH_KEYWORD: [
    '{.alternates without}'.replace('without', 'foo'),
    "Missing 'with' keyword, found 'foo'",
  ],
  OR_EXPECTED_PREDICATE: ['{.or a}', "Expected a predicate to follow OR_PREDICATE, found 'a'"],
  PREDICATE_ARGS_INVALID: [
    '{.equal? a b c}',
    "Predicate equal? arguments invalid: 'Too many args. Takes between 1 and 2'",
  ],
  PREDICATE_NEEDS_ARGS: ['{.nth?}', "Predicate '.nth?' requires arguments but none were provided."],
  PREDICATE_UNKNOWN: ['{.foo?}', "Predicate 'foo?' is unknown"],
  VARIABLE_EXPECTED: ['{.section (a)}', "Variable expected, found '(a)'"],
  WHITESPACE_EXPECTED: ['{.section/a}', "Whitespace expected, found '/a'"],

  DEAD_CODE_BLOCK: ['{.if a}{.or}{.or}{.end}', 'This OR_PREDICATE block will never execute.'],
  EOF_IN_BLOCK: ['\n {.macro m}', 'Reached EOF in the middle of MACRO started at line 2 char 2'],
  MISMATCHED_END: ['{.end}', 'Instruction END not allowed at root'],
  NESTED_TOO_DEEP: [
    `${'{.section a}'.repeat(500)}${'{.end}'.repeat(500)}`,
    'SECTION blocks are nested deeper than 100.',
  ],
  NOT_ALLOWED_AT_ROOT: ['{.or}', 'Instruction OR_PREDICATE not allowed at root'],
  NOT_ALLOWED_IN_BLOCK: [
    '{.macro m}{.alternates with}{.end}',
    'ALTERNATES_WITH instruction is not allowed inside MACRO block.',
  ],

  APPLY_PARTIAL_MISSING: [
    '{a|apply p.html}',
    "Attempt to apply partial 'p.html' which could not be found.",
  ],
  APPLY_PARTIAL_RECURSION_DEPTH: [
    '{a|apply me}',
    "Attempt to apply partial 'me' exceeded maximum recursion depth of 16",
    { partials },
  ],
  APPLY_PARTIAL_SYNTAX: [
    '{a|apply bad}',
    'Parse of partial "bad" failed: SyntaxError: Formatter \'nope\' is unknown',
    { partials },
  ],
  INCLUDE_PARTIAL_MISSING: [
    '{.include p.html}',
    "Attempt to apply partial 'p.html' which could not be found.",
  ],
  INCLUDE_PARTIAL_SYNTAX: [
    '{.include bad}',
    'Parse of partial "bad" failed: SyntaxError: Formatter \'nope\' is unknown',
    { partials },
  ],
  CODE_LIMIT_REACHED: [
    'abc',
    'A hard code limit was reached: The output is longer than the limit allows.',
    { limits: { outputLength: 2 } },
  ],
  EXPRESSION_PARSE: ['{.eval "a}', 'Error parsing expression: "\\"a": Unterminated string'],
  EXPRESSION_REDUCE: [
    '{.eval max()}',
    'Error reducing expression: max(): Error calling function max',
  ],
  GENERAL_ERROR: ['{.units-metric?}{.end}', '"units-metric?" formatter is not yet implemented'],
  RESOURCE_LOAD: [
    '{slow}',
    "Loading 'slow' failed: Only a stream waits for it.",
    { load: { slow: Promise.resolve(1) } },
  ],
  UNEXPECTED_ERROR: [
    '{a|boom}',
    'Unexpected RangeError error when executing VARIABLE: too much',
    { formatters },
  ],
};

/** What a validating parser says, and what running does. */
function errorsOf([template, , given = {}]: Produced): TemplateError[] {
  const { partials: files, load, ...options } = given;
  const compiled = createEngine(options).compile(template);
  const context = { ...(files && { partials: files }), ...(load && { load }) };
  return [...compiled.errors, ...compiled.render({}, context).errors];
}

/** Every other code is of the parser. */
const types: Partial<Record<ErrorCode, ErrorType>> = {
  DEAD_CODE_BLOCK: 'assembler',
  EOF_IN_BLOCK: 'assembler',
  MISMATCHED_END: 'assembler',
  NESTED_TOO_DEEP: 'assembler',
  NOT_ALLOWED_AT_ROOT: 'assembler',
  NOT_ALLOWED_IN_BLOCK: 'assembler',
  APPLY_PARTIAL_MISSING: 'engine',
  APPLY_PARTIAL_RECURSION_DEPTH: 'engine',
  APPLY_PARTIAL_SYNTAX: 'engine',
  INCLUDE_PARTIAL_MISSING: 'engine',
  INCLUDE_PARTIAL_SYNTAX: 'engine',
  CODE_LIMIT_REACHED: 'engine',
  EXPRESSION_PARSE: 'engine',
  EXPRESSION_REDUCE: 'engine',
  GENERAL_ERROR: 'engine',
  RESOURCE_LOAD: 'engine',
  UNEXPECTED_ERROR: 'engine',
};

describe('the sentences of errors (§6.1, §6.3)', () => {
  it.each(Object.entries(produced) as [ErrorCode, Produced][])('%s: %j: %s', (code, given) => {
    const found = errorsOf(given).find((error) => error.code === code);
    expect(found).toMatchObject({
      level: 'error',
      type: types[code] ?? 'parser',
      message: given[1],
    });
  });

  it('has no code that no template produces', () => {
    expect(Object.keys(produced).sort()).toEqual(Object.keys(errorTexts).sort());
  });

  it('has a place, a way and children for each error', () => {
    for (const error of Object.values(produced).flatMap(errorsOf)) {
      expect(Object.keys(error).sort()).toEqual(
        ['children', 'code', 'level', 'line', 'message', 'offset', 'path', 'type'].sort(),
      );
      expect([error.line >= 1, error.offset >= 1]).toEqual([true, true]);
      expect(error.message).not.toMatch(/\{(name|found|message|line|limit|block|source|error)\}/);
    }
  });
});

describe('a message', () => {
  it('inserts details unchanged', () => {
    expect(messageOf('INVALID_INSTRUCTION', { found: '{name} $& $1 {found}' }, errorTexts)).toBe(
      "Invalid instruction '{name} $& $1 {found}'",
    );
    expect(messageOf('NOT_ALLOWED_IN_BLOCK', { name: '{block}', block: 'B' }, errorTexts)).toBe(
      '{block} instruction is not allowed inside B block.',
    );
  });

  it('keeps placeholders without a detail', () => {
    expect(messageOf('FORMATTER_UNKNOWN', {}, errorTexts)).toBe("Formatter '{name}' is unknown");
    expect(messageOf('GENERAL_ERROR', Object.create({ message: 'inherited' }), errorTexts)).toBe(
      '{message}',
    );
  });

  it('is the code and its details where an engine has no sentences', () => {
    expect(messageOf('NOT_ALLOWED_IN_BLOCK', { name: 'END', block: 'IF' }, null)).toBe(
      'NOT_ALLOWED_IN_BLOCK END IF',
    );
    expect(messageOf('IF_EMPTY', {}, null)).toBe('IF_EMPTY');
  });
});
