const unclosed = 'Reached EOF in the middle of';

/** The sentences of all errors (§6.1, §6.3). `{…}` is a placeholder for a detail. */
export const errorTexts = {
  BINDVAR_EXPECTS_NAME: "{.var} expects a local variable name (e.g. @foo), found '{found}'",
  CTXVAR_EXPECTS_NAME: "{.ctx} expects a local variable name (e.g. @foo), found '{found}'",
  CTXVAR_EXPECTS_BINDINGS:
    "{.ctx} expects one or more bindings (e.g. foo=bar.baz), found '{found}'",
  EOF_IN_COMMENT: `${unclosed} a multi-line comment`,
  EXTRA_CHARS: "Extra characters found after {name} instruction: '{found}'",
  FORMATTER_INVALID: "Invalid formatter name '{found}' found.",
  FORMATTER_NEEDS_ARGS: "Formatter '{name}' needs arguments but none were provided.",
  FORMATTER_UNKNOWN: "Formatter '{name}' is unknown",
  FORMATTER_ARGS_INVALID: "Formatter '{name}' arguments are invalid: '{found}'",
  IF_EMPTY: 'IF instruction requires at least one variable to test.',
  IF_EXPECTED_VAROP: "Expected an operator or a variable, found '{found}'",
  IF_TOO_MANY_OPERATORS: 'Too many operators in IF instruction.',
  IF_TOO_MANY_VARS: 'Too many variables in IF instruction. Limit is 30.',
  INJECT_EXPECTS_NAME: "{.inject} expects a variable name (e.g. @foo), found '{found}'",
  INJECT_EXPECTS_PATH: "{.inject} expects the path for a JSON injectable, found '{found}'",
  INVALID_INSTRUCTION: "Invalid instruction '{found}'",
  MACRO_EXPECTS_NAME: '{.macro} expects a name',
  MISSING_SECTION_KEYWORD: "Missing 'section' keyword, found '{found}'",
  MISSING_VARIABLE_NAME: "Missing variable name, found '{found}'",
  MISSING_WITH_KEYWORD: "Missing 'with' keyword, found '{found}'",
  OR_EXPECTED_PREDICATE: "Expected a predicate to follow {name}, found '{found}'",
  PREDICATE_ARGS_INVALID: "Predicate {name} arguments invalid: '{found}'",
  PREDICATE_NEEDS_ARGS: "Predicate '.{name}' requires arguments but none were provided.",
  PREDICATE_UNKNOWN: "Predicate '{name}' is unknown",
  VARIABLE_EXPECTED: "Variable expected, found '{found}'",
  WHITESPACE_EXPECTED: "Whitespace expected, found '{found}'",

  DEAD_CODE_BLOCK: 'This {name} block will never execute.',
  EOF_IN_BLOCK: `${unclosed} {name} started at line {line} char {character}`,
  MISMATCHED_END: 'Instruction {name} not allowed at root',
  NESTED_TOO_DEEP: '{name} blocks are nested deeper than {limit}.',
  NOT_ALLOWED_AT_ROOT: 'Instruction {name} not allowed at root',
  NOT_ALLOWED_IN_BLOCK: '{name} instruction is not allowed inside {block} block.',

  APPLY_PARTIAL_MISSING: "Attempt to apply partial '{name}' which could not be found.",
  APPLY_PARTIAL_RECURSION_DEPTH:
    "Attempt to apply partial '{name}' exceeded maximum recursion depth of {limit}",
  APPLY_PARTIAL_SYNTAX: 'Parse of partial "{name}" failed: {message}',
  INCLUDE_PARTIAL_MISSING: "Attempt to apply partial '{name}' which could not be found.",
  INCLUDE_PARTIAL_SYNTAX: 'Parse of partial "{name}" failed: {message}',
  CODE_LIMIT_REACHED: 'A hard code limit was reached: {found}',
  EXPRESSION_PARSE: 'Error parsing expression: {source}: {message}',
  EXPRESSION_REDUCE: 'Error reducing expression: {source}: {message}',
  GENERAL_ERROR: '{message}',
  RESOURCE_LOAD: "Loading '{name}' failed: {message}",
  UNEXPECTED_ERROR: 'Unexpected {error} error when executing {name}: {message}',
} as const;

export type ErrorCode = keyof typeof errorTexts;

/** A sentence for each code, with `{…}` for its details. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>;
