// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../../core/template/index.js';
import { placesOf } from '../rendering.js';

const engine = createEngine();
const check = (template: string) => placesOf(engine.compile(template).errors);

const operands = (count: number, operator = '||') => Array(count).fill('a').join(` ${operator} `);

describe('instructions (§6.3)', () => {
  it.each<[string, ...string[]]>([
    ['{.i}', 'INVALID_INSTRUCTION 1:1'],
    ['{.endx}', 'INVALID_INSTRUCTION 1:1'],
    ['{.sectionx a}', 'INVALID_INSTRUCTION 1:1'],
    ['{.evalx 1}', 'INVALID_INSTRUCTION 1:1'],
    ['{.spaces}', 'INVALID_INSTRUCTION 1:1'],
    ['{.orx}', 'INVALID_INSTRUCTION 1:1'],
    ['{.eof}', 'INVALID_INSTRUCTION 1:1'],
    ['{.else}', 'INVALID_INSTRUCTION 1:1'],
    ['{.Section a}', 'INVALID_INSTRUCTION 1:1'],
    ['{.constructor}', 'INVALID_INSTRUCTION 1:1'],
    ['{.pop}{.raw}', 'INVALID_INSTRUCTION 1:1', 'INVALID_INSTRUCTION 1:7'],

    ['{.space }', 'EXTRA_CHARS 1:1'],
    ['{.tab x}', 'EXTRA_CHARS 1:1'],
    ['{.newline\n}', 'EXTRA_CHARS 1:1'],
    ['{.meta-left }', 'EXTRA_CHARS 1:1'],
    ['{.meta-right |html}', 'EXTRA_CHARS 1:1'],
    ['{.end }', 'EXTRA_CHARS 1:1'],
    ['{.end end}', 'EXTRA_CHARS 1:1'],

    ['{.alternates}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.alternates:with}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.alternates x}', 'MISSING_WITH_KEYWORD 1:1'],
    ['{.alternates With}', 'MISSING_WITH_KEYWORD 1:1'],
    ['{.alternates with }', 'EXTRA_CHARS 1:1'],
    ['{.alternates withx}', 'EXTRA_CHARS 1:1'],

    ['{.section}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.section.}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.section ?}', 'VARIABLE_EXPECTED 1:1'],
    ['{.section }', 'VARIABLE_EXPECTED 1:1'],
    ['{.section a.}', 'VARIABLE_EXPECTED 1:1'],
    ['{.section "a"}', 'VARIABLE_EXPECTED 1:1'],
    ['{.section a }', 'EXTRA_CHARS 1:1'],
    ['{.section a b}', 'EXTRA_CHARS 1:1'],
    ['{.section a|html}', 'EXTRA_CHARS 1:1'],
    ['{.section a,b}', 'EXTRA_CHARS 1:1'],

    ['{.repeated}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.repeated.}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.repeated sekshun}', 'MISSING_SECTION_KEYWORD 1:1'],
    ['{.repeated a}', 'MISSING_SECTION_KEYWORD 1:1'],
    ['{.repeated section}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.repeated section.}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.repeated section -}', 'VARIABLE_EXPECTED 1:1'],
    ['{.repeated section a }', 'EXTRA_CHARS 1:1'],
    ['{.repeated section a, b}', 'EXTRA_CHARS 1:1'],

    ['{.if}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.if(a)}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.if }', 'IF_EMPTY 1:1'],
    ['{.if \n\t}', 'IF_EMPTY 1:1'],
    ['{.if }x{.end}', 'IF_EMPTY 1:1', 'MISMATCHED_END 1:8'],
    ['{.if ?}', 'IF_EXPECTED_VAROP 1:1'],
    ['{.if a b}', 'IF_EXPECTED_VAROP 1:1'],
    ['{.if a .}', 'IF_EXPECTED_VAROP 1:1'],
    ['{.if !a}', 'IF_EXPECTED_VAROP 1:1'],
    ['{.if (a)}', 'IF_EXPECTED_VAROP 1:1'],
    ['{.if a & b}', 'IF_EXPECTED_VAROP 1:1'],
    ['{.if a == b}', 'IF_EXPECTED_VAROP 1:1'],
    ['{.if a, b}', 'IF_EXPECTED_VAROP 1:1'],
    ['{.if a || even?}', 'IF_EXPECTED_VAROP 1:1'],
    ['{.if a ||}', 'IF_TOO_MANY_OPERATORS 1:1'],
    ['{.if a && }', 'IF_TOO_MANY_OPERATORS 1:1'],
    ['{.if a || b ||}', 'IF_TOO_MANY_OPERATORS 1:1'],
    [`{.if ${operands(31)} }`, 'IF_TOO_MANY_VARS 1:1'],
    [`{.if ${operands(31, '&&')}}{.end}`, 'IF_TOO_MANY_VARS 1:1', 'MISMATCHED_END 1:158'],
    [`{.if ${operands(30)}}{.end}`],

    ['{.or.}', 'EXTRA_CHARS 1:1'],
    ['{.or:even?}', 'EXTRA_CHARS 1:1'],
    ['{.or }', 'OR_EXPECTED_PREDICATE 1:1'],
    ['{.or .}', 'OR_EXPECTED_PREDICATE 1:1'],
    ['{.or a}', 'OR_EXPECTED_PREDICATE 1:1'],
    ['{.or  even?}', 'OR_EXPECTED_PREDICATE 1:1'],

    ['{.var}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.var:@x a}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.var x a}', 'BINDVAR_EXPECTS_NAME 1:1'],
    ['{.var @ a}', 'BINDVAR_EXPECTS_NAME 1:1'],
    ['{.var }', 'BINDVAR_EXPECTS_NAME 1:1'],
    ['{.var @x}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.var @x=a}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.var @x.y a}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.var @x ?}', 'MISSING_VARIABLE_NAME 1:1'],
    ['{.var @x }', 'MISSING_VARIABLE_NAME 1:1'],
    ['{.var @x "s"}', 'MISSING_VARIABLE_NAME 1:1'],
    ['{.var @x = a}', 'MISSING_VARIABLE_NAME 1:1'],
    ['{.var @x a }', 'EXTRA_CHARS 1:1'],
    ['{.var @x a b}', 'EXTRA_CHARS 1:1'],

    ['{.ctx}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.ctx x a=b}', 'CTXVAR_EXPECTS_NAME 1:1'],
    ['{.ctx @x}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.ctx @x ?}', 'CTXVAR_EXPECTS_BINDINGS 1:1'],
    ['{.ctx @x }', 'CTXVAR_EXPECTS_BINDINGS 1:1'],
    ['{.ctx @x a}', 'CTXVAR_EXPECTS_BINDINGS 1:1'],
    ['{.ctx @x a = b}', 'CTXVAR_EXPECTS_BINDINGS 1:1'],
    ['{.ctx @x a=b,c=d}', 'CTXVAR_EXPECTS_BINDINGS 1:1'],

    ['{.eval}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.eval:1}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.include}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.include:p}', 'WHITESPACE_EXPECTED 1:1'],

    ['{.macro}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.macro ?}', 'MACRO_EXPECTS_NAME 1:1'],
    ['{.macro }', 'MACRO_EXPECTS_NAME 1:1'],
    ['{.macro a b}', 'EXTRA_CHARS 1:1'],
    ['{.macro a }', 'EXTRA_CHARS 1:1'],

    ['{.inject}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.inject x y}', 'INJECT_EXPECTS_NAME 1:1'],
    ['{.inject @x}', 'WHITESPACE_EXPECTED 1:1'],
    ['{.inject @x ?}', 'INJECT_EXPECTS_PATH 1:1'],
    ['{.inject @x }', 'INJECT_EXPECTS_PATH 1:1'],

    ['{##\nfoo #', 'EOF_IN_COMMENT 1:1'],
    ['a\n\n  {## {b} ##', 'EOF_IN_COMMENT 3:3'],
  ])('%j: %s %s', (template, ...expected) => {
    expect(check(template)).toEqual(expected);
  });
});

describe('formatters and predicates (§6.3)', () => {
  it.each<[string, ...string[]]>([
    ['{a|?}', 'FORMATTER_INVALID 1:4'],
    ['{a|}', 'FORMATTER_INVALID 1:4'],
    ['{a| html}', 'FORMATTER_INVALID 1:4'],
    ['{a, b|1}', 'FORMATTER_INVALID 1:7'],
    ['{a|html|}', 'FORMATTER_INVALID 1:9'],
    ['{a|html|-x}', 'FORMATTER_INVALID 1:9'],
    ['{.var @x a|?}', 'FORMATTER_INVALID 1:12'],
    ['{a|foo}', 'FORMATTER_UNKNOWN 1:4'],
    ['{a|html|foo|bar}', 'FORMATTER_UNKNOWN 1:9'],
    ['{a|HTML}', 'FORMATTER_UNKNOWN 1:4'],
    ['{a|toString}', 'FORMATTER_UNKNOWN 1:4'],
    ['{.var @x a|foo}', 'FORMATTER_UNKNOWN 1:12'],
    ['{@|apply}', 'FORMATTER_NEEDS_ARGS 1:4'],
    ['{@|apply }', 'FORMATTER_NEEDS_ARGS 1:4'],
    ['{@|date}', 'FORMATTER_NEEDS_ARGS 1:4'],
    ['{@|lookup}', 'FORMATTER_NEEDS_ARGS 1:4'],
    ['{.var @x a|key-by}', 'FORMATTER_NEEDS_ARGS 1:12'],
    ['{@|truncate x}', 'FORMATTER_ARGS_INVALID 1:4'],
    ['{@|truncate -5}', 'FORMATTER_ARGS_INVALID 1:4'],
    ['{@|truncate 5 a b}', 'FORMATTER_ARGS_INVALID 1:4'],
    ['{@|truncate 5 a}'],
    ['{@|pluralize a b c}', 'FORMATTER_ARGS_INVALID 1:4'],
    ['{@|html|mod 2 3}', 'FORMATTER_ARGS_INVALID 1:9'],
    ['{@|lookup a b}', 'FORMATTER_ARGS_INVALID 1:4'],

    ['{.if foo?}', 'PREDICATE_UNKNOWN 1:1'],
    ['{.or foo?}', 'PREDICATE_UNKNOWN 1:1'],
    ['{.foo? a b}x{.end}', 'PREDICATE_UNKNOWN 1:1', 'MISMATCHED_END 1:13'],
    ['{.equal?}', 'PREDICATE_NEEDS_ARGS 1:1'],
    ['{.equal? }', 'PREDICATE_NEEDS_ARGS 1:1'],
    ['{.if nth?}', 'PREDICATE_NEEDS_ARGS 1:1'],
    ['{.if a}{.or lessThan?}{.end}', 'PREDICATE_NEEDS_ARGS 1:8'],
    ['{.equal? a b c}x{.end}', 'PREDICATE_ARGS_INVALID 1:1', 'MISMATCHED_END 1:17'],
    ['{.odd? a b}', 'PREDICATE_ARGS_INVALID 1:1'],
    ['{.equal?:"a b":c}x{.end}'],
  ])('%j: %s %s', (template, ...expected) => {
    expect(check(template)).toEqual(expected);
  });

  it.each<[string, string]>([
    [
      '{@|pluralize a b c}',
      "Formatter 'pluralize' arguments are invalid: 'Too many args. Takes between 0 and 2'",
    ],
    [
      '{@|lookup a b}',
      "Formatter 'lookup' arguments are invalid: 'Wrong number of args, exactly 1 expected'",
    ],
    [
      '{.equal? a b c}',
      "Predicate equal? arguments invalid: 'Too many args. Takes between 1 and 2'",
    ],
    ['{.equal?}', "Predicate '.equal?' requires arguments but none were provided."],
    ['{@|apply}', "Formatter 'apply' needs arguments but none were provided."],
    ['{a|?}', "Invalid formatter name '?' found."],
    ['{.section a }', "Extra characters found after SECTION instruction: ' '"],
    ['{.or .}', "Expected a predicate to follow OR_PREDICATE, found '.'"],
    ['{.sekshun a}', "Invalid instruction '.sekshun a'"],
    ['{.var x a}', "{.var} expects a local variable name (e.g. @foo), found 'x a'"],
    ['{.ctx @x a = b}', "{.ctx} expects one or more bindings (e.g. foo=bar.baz), found 'a = b'"],
    ['{.if a ? b}', "Expected an operator or a variable, found '? b'"],
    ['{.repeated sekshun}', "Missing 'section' keyword, found 'sekshun'"],
    ['{.inject @x ?a}', "{.inject} expects the path for a JSON injectable, found '?a'"],
  ])('%j: %s', (template, message) => {
    expect(engine.compile(template).errors[0]).toMatchObject({ type: 'parser', message });
  });
});

describe('structure, after the tags (§2.9, §6.3)', () => {
  it.each<[string, ...string[]]>([
    ['{.section a}x', 'EOF_IN_BLOCK 1:14'],
    ['{.section a}\n', 'EOF_IN_BLOCK 2:1'],
    ['{.section a}{.section b}x{.end}', 'EOF_IN_BLOCK 1:32'],
    ['{.macro m}\n{.if a}', 'EOF_IN_BLOCK 2:8'],
    ['{.end}', 'MISMATCHED_END 1:1'],
    ['x\n\n  {.end}', 'MISMATCHED_END 3:3'],
    ['{.or}', 'NOT_ALLOWED_AT_ROOT 1:1'],
    ['{.alternates with}', 'NOT_ALLOWED_AT_ROOT 1:1'],
    ['{.section a}{.alternates with}{.end}', 'NOT_ALLOWED_IN_BLOCK 1:13'],
    ['{.macro m}{.or}{.end}', 'NOT_ALLOWED_IN_BLOCK 1:11'],
    ['{.repeated section a}{.or}{.alternates with}{.end}', 'NOT_ALLOWED_IN_BLOCK 1:27'],
    [
      '{.repeated section a}{.alternates with}{.alternates with}{.end}',
      'NOT_ALLOWED_IN_BLOCK 1:40',
    ],
    ['{.if a}{.or}{.or}{.end}', 'DEAD_CODE_BLOCK 1:13'],
    ['{.if a}{.or}\n {.or even?}{.end}', 'DEAD_CODE_BLOCK 2:2'],
    [
      '{.sekshun a}{.plooral?}{.singular?}',
      'INVALID_INSTRUCTION 1:1',
      'PREDICATE_UNKNOWN 1:13',
      'EOF_IN_BLOCK 1:36',
    ],
    ['{a|foo-bar}{.alternates with}', 'FORMATTER_UNKNOWN 1:4', 'NOT_ALLOWED_AT_ROOT 1:12'],
    ['{.sekshun a}{.end}', 'INVALID_INSTRUCTION 1:1', 'MISMATCHED_END 1:13'],
    ['{.or}{## foo #', 'EOF_IN_COMMENT 1:6', 'NOT_ALLOWED_AT_ROOT 1:1'],
    [
      '{.end}\n{.if ?}\n{a|nope}',
      'IF_EXPECTED_VAROP 2:1',
      'FORMATTER_UNKNOWN 3:4',
      'MISMATCHED_END 1:1',
    ],
    ['{.section a}{.nope}{b|nope}{.end}', 'INVALID_INSTRUCTION 1:13', 'FORMATTER_UNKNOWN 1:23'],
  ])('%j: %s %s', (template, ...expected) => {
    expect(check(template)).toEqual(expected);
  });
});

describe('what is no mistake', () => {
  it.each([
    '',
    '{',
    '}',
    '{}',
    '{ a }',
    '{a||b}',
    '{a|html||b}',
    'p { color: red }',
    '{.5em}',
    '.x{margin:0}.y{padding:0}',
    'function f(){return{a:1}}',
    'if(a){b()}else{c(a||b)}',
    '{"a":{"b":[1,2]}}',
    '{a b|nope}',
    '{_a|nope}',
    '{# .section #}',
    '{## {.nope} {a|nope} ##}',
    '{^.section x}',
    '{.section a}{.or}{.end}{.macro m.html}{.end}{.eval 1}{.include p output}',
    '{.repeated section a}{@index}{.alternates with}, {.or even?}{.or}{.end}',
    '{.var @x a, b|json|truncate 5}{.ctx @y a=b c=d}{.inject @z a/b.json x}',
    '{.if a && b || c}{.end}{.equal? a 1}{.or nth?:2}{.end}{.space}{.meta-left}',
  ])('%j', (template) => {
    expect(check(template)).toEqual([]);
  });
});
