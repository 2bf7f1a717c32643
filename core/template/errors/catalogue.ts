/** The phase that found an error: reading tags, building blocks, or running (§6.1). */
export type ErrorType = 'parser' | 'assembler' | 'engine';

type Entry = readonly [type: ErrorType, message: string];

const unclosed = 'Reached EOF in the middle of';

/** All error codes with their messages (§6.1, §6.3). `{…}` is a placeholder for a detail. */
export const catalogue = {
  BINDVAR_EXPECTS_NAME: [
    'parser',
    "{.var} expects a local variable name (e.g. @foo), found '{found}'",
  ],
  CTXVAR_EXPECTS_NAME: [
    'parser',
    "{.ctx} expects a local variable name (e.g. @foo), found '{found}'",
  ],
  CTXVAR_EXPECTS_BINDINGS: [
    'parser',
    "{.ctx} expects one or more bindings (e.g. foo=bar.baz), found '{found}'",
  ],
  EOF_IN_COMMENT: ['parser', `${unclosed} a multi-line comment`],
  EXTRA_CHARS: ['parser', "Extra characters found after {name} instruction: '{found}'"],
  FORMATTER_INVALID: ['parser', "Invalid formatter name '{found}' found."],
  FORMATTER_NEEDS_ARGS: ['parser', "Formatter '{name}' needs arguments but none were provided."],
  FORMATTER_UNKNOWN: ['parser', "Formatter '{name}' is unknown"],
  FORMATTER_ARGS_INVALID: ['parser', "Formatter '{name}' arguments are invalid: '{found}'"],
  IF_EMPTY: ['parser', 'IF instruction requires at least one variable to test.'],
  IF_EXPECTED_VAROP: ['parser', "Expected an operator or a variable, found '{found}'"],
  IF_TOO_MANY_OPERATORS: ['parser', 'Too many operators in IF instruction.'],
  IF_TOO_MANY_VARS: ['parser', 'Too many variables in IF instruction. Limit is 30.'],
  INJECT_EXPECTS_NAME: ['parser', "{.inject} expects a variable name (e.g. @foo), found '{found}'"],
  INJECT_EXPECTS_PATH: [
    'parser',
    "{.inject} expects the path for a JSON injectable, found '{found}'",
  ],
  INVALID_INSTRUCTION: ['parser', "Invalid instruction '{found}'"],
  MACRO_EXPECTS_NAME: ['parser', '{.macro} expects a name'],
  MISSING_SECTION_KEYWORD: ['parser', "Missing 'section' keyword, found '{found}'"],
  MISSING_VARIABLE_NAME: ['parser', "Missing variable name, found '{found}'"],
  MISSING_WITH_KEYWORD: ['parser', "Missing 'with' keyword, found '{found}'"],
  OR_EXPECTED_PREDICATE: ['parser', "Expected a predicate to follow {name}, found '{found}'"],
  PREDICATE_ARGS_INVALID: ['parser', "Predicate {name} arguments invalid: '{found}'"],
  PREDICATE_NEEDS_ARGS: [
    'parser',
    "Predicate '.{name}' requires arguments but none were provided.",
  ],
  PREDICATE_UNKNOWN: ['parser', "Predicate '{name}' is unknown"],
  VARIABLE_EXPECTED: ['parser', "Variable expected, found '{found}'"],
  WHITESPACE_EXPECTED: ['parser', "Whitespace expected, found '{found}'"],

  DEAD_CODE_BLOCK: ['assembler', 'This {name} block will never execute.'],
  EOF_IN_BLOCK: ['assembler', `${unclosed} {name} started at line {line} char {character}`],
  MISMATCHED_END: ['assembler', 'Instruction {name} not allowed at root'],
  NESTED_TOO_DEEP: ['assembler', '{name} blocks are nested deeper than {limit}.'],
  NOT_ALLOWED_AT_ROOT: ['assembler', 'Instruction {name} not allowed at root'],
  NOT_ALLOWED_IN_BLOCK: ['assembler', '{name} instruction is not allowed inside {block} block.'],

  APPLY_PARTIAL_MISSING: ['engine', "Attempt to apply partial '{name}' which could not be found."],
  APPLY_PARTIAL_RECURSION_DEPTH: [
    'engine',
    "Attempt to apply partial '{name}' exceeded maximum recursion depth of {limit}",
  ],
  APPLY_PARTIAL_SYNTAX: ['engine', 'Parse of partial "{name}" failed: {message}'],
  INCLUDE_PARTIAL_MISSING: [
    'engine',
    "Attempt to apply partial '{name}' which could not be found.",
  ],
  INCLUDE_PARTIAL_SYNTAX: ['engine', 'Parse of partial "{name}" failed: {message}'],
  CODE_LIMIT_REACHED: ['engine', 'A hard code limit was reached: {found}'],
  EXPRESSION_PARSE: ['engine', 'Error parsing expression: {source}: {message}'],
  EXPRESSION_REDUCE: ['engine', 'Error reducing expression: {source}: {message}'],
  GENERAL_ERROR: ['engine', '{message}'],
  UNEXPECTED_ERROR: ['engine', 'Unexpected {error} error when executing {name}: {message}'],
} as const satisfies Readonly<Record<string, Entry>>;

export type ErrorCode = keyof typeof catalogue;

export type Details = Readonly<Record<string, string | number>>;

/** The message of a code without its `SyntaxError` prefix (§6.3). */
export function messageOf(code: ErrorCode, details: Details): string {
  return catalogue[code][1].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(details, name) ? String(details[name]) : placeholder,
  );
}
