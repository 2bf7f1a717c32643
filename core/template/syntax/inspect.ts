import type { ArgumentRule, Arguments } from '../plugins.js';
import type { ErrorCode } from '../errors/index.js';
import type { Report } from './assembler.js';
import { Cursor } from './cursor.js';
import { instructionName, literals, type InstructionType } from './nodes.js';
import type { Inspector, Vocabulary } from './parse.js';
import { callsOf, type Tag } from './tags.js';

const mostIfVariables = 30;

/** What a validating parser says beyond what running needs (§6.3). */
export const inspector: Inspector = { inspectText, isAccepted };

function isAccepted(tag: Tag, vocabulary: Vocabulary, report: Report): boolean {
  let isGood = true;
  const refuse: Report = (...fault) => {
    isGood = false;
    report(...fault);
  };
  for (const { name, args, at } of callsOf(tag)) {
    const formatter = vocabulary.formatters.get(name);
    if (!formatter) refuse('FORMATTER_UNKNOWN', at, { name });
    else checkArguments('FORMATTER', name, args, formatter.takes, at, refuse);
    if (!isGood) return false;
  }
  if ((tag.type === 'predicate' || tag.type === 'or-predicate') && tag.name !== null) {
    const { name, args, at } = tag;
    const predicate = vocabulary.predicates.get(name);
    if (!predicate) refuse('PREDICATE_UNKNOWN', at, { name });
    else checkArguments('PREDICATE', name, args, predicate.takes, at, refuse);
  }
  if (tag.type === 'if') {
    if (tag.refs.length === 0) refuse('IF_EMPTY', tag.at);
    if (tag.refs.length > mostIfVariables) refuse('IF_TOO_MANY_VARS', tag.at);
  }
  return isGood;
}

function checkArguments(
  kind: 'FORMATTER' | 'PREDICATE',
  name: string,
  { list }: Arguments,
  rule: ArgumentRule | undefined,
  at: number,
  report: Report,
): void {
  if (!rule) return;
  const { min = 0, max = Infinity } = rule;
  // Empty ones do not count: `{a|truncate 5 }` was meant as one argument (§7).
  const count = list.filter((argument) => argument !== '').length;
  if (count === 0 && min > 0) return report(`${kind}_NEEDS_ARGS`, at, { name });
  const found = complaint(count, min, max) ?? rule.check?.(list);
  if (found != null) report(`${kind}_ARGS_INVALID`, at, { name, found });
}

function complaint(count: number, min: number, max: number): string | null {
  if (count >= min && count <= max) return null;
  if (min === max) return `Wrong number of args, exactly ${min} expected`;
  return count < min
    ? `Not enough args. At least ${min} expected`
    : `Too many args. Takes between ${min} and ${max}`;
}

/** Text with braces is common in a page's styles and scripts: only what looks like a tag is reported. */
function inspectText(source: string, start: number, end: number, report: Report): void {
  const cursor = new Cursor(source);
  cursor.position = start + 1;
  const refuse: Report = (code, at, details = {}) =>
    report(code, at, { found: source.slice(cursor.position, end), ...details });
  if (!cursor.skip('.')) return inspectFormatters(cursor, refuse);

  if (cursor.readPredicateName() !== null) return;
  const name = cursor.readWord();
  if (name === null) return;
  const looks = rules.get(name);
  if (!looks) return refuse('INVALID_INSTRUCTION', start, { found: source.slice(start + 1, end) });
  const [code] = looks.find(([, passes]) => !passes(cursor)) ?? ['EXTRA_CHARS'];
  // A formatter is pointed at, the rest at its tag.
  const at = code === 'FORMATTER_INVALID' ? cursor.position : start;
  if (code !== 'EXTRA_CHARS' || !cursor.isAtEnd())
    refuse(code, at, { name: instructionName(types.get(name) ?? name) });
}

/** `{a|?}`: a reference and a bar, but no name. `a||b` is a script's. */
function inspectFormatters(cursor: Cursor, report: Report): void {
  if (cursor.readReferences() === null || !cursor.isAt('|')) return;
  if (cursor.readCalls() !== null || cursor.isAt('|')) return;
  report('FORMATTER_INVALID', cursor.position);
}

/** What must come next in a tag, and the code for when it does not. */
type Look = readonly [code: ErrorCode, passes: (cursor: Cursor) => unknown];

const whitespace: Look = ['WHITESPACE_EXPECTED', (cursor) => cursor.skipWhitespace()];
const space: Look = ['WHITESPACE_EXPECTED', (cursor) => cursor.skip(' ')];
const reference: Look = ['VARIABLE_EXPECTED', (cursor) => cursor.readReference()];
const definition = (cursor: Cursor) => cursor.readDefinition();
const filePath = (cursor: Cursor) => cursor.readFilePath();
const never = () => false;

/** The looks of each instruction. After the last of them the tag has to end. */
const rules: ReadonlyMap<string, readonly Look[]> = /* @__PURE__ */ new Map<
  string,
  readonly Look[]
>([
  ...['end', ...Object.keys(literals)].map((name): [string, []] => [name, []]),
  ['alternates', [space, ['MISSING_WITH_KEYWORD', (cursor) => cursor.skip('with')]]],
  ['section', [whitespace, reference]],
  [
    'repeated',
    [space, ['MISSING_SECTION_KEYWORD', (cursor) => cursor.skip('section')], whitespace, reference],
  ],
  [
    'if',
    [
      whitespace,
      ['IF_TOO_MANY_OPERATORS', (cursor) => passOperands(cursor) && !cursor.isAtEnd()],
      ['IF_EXPECTED_VAROP', never],
    ],
  ],
  [
    'or',
    [
      ['EXTRA_CHARS', (cursor) => cursor.skip(' ')],
      ['OR_EXPECTED_PREDICATE', never],
    ],
  ],
  [
    'var',
    [
      space,
      ['BINDVAR_EXPECTS_NAME', definition],
      space,
      ['MISSING_VARIABLE_NAME', (cursor) => cursor.readReferences()],
      ['EXTRA_CHARS', (cursor) => cursor.isAt('|')],
      ['FORMATTER_INVALID', (cursor) => cursor.readCalls()],
    ],
  ],
  ['ctx', [space, ['CTXVAR_EXPECTS_NAME', definition], space, ['CTXVAR_EXPECTS_BINDINGS', never]]],
  ['eval', [whitespace]],
  ['macro', [space, ['MACRO_EXPECTS_NAME', filePath]]],
  ['include', [space]],
  [
    'inject',
    [space, ['INJECT_EXPECTS_NAME', definition], space, ['INJECT_EXPECTS_PATH', filePath]],
  ],
]);

/** Where an instruction is not called as its tag is. */
const types: ReadonlyMap<string, InstructionType> = /* @__PURE__ */ new Map<
  string,
  InstructionType
>([
  ['or', 'or-predicate'],
  ['alternates', 'alternates-with'],
  ['var', 'bindvar'],
  ['ctx', 'ctxvar'],
]);

/** References with operators between them, as far as they go; whether something was to follow the last operator. */
function passOperands(cursor: Cursor): boolean {
  while (cursor.readReference() !== null) {
    cursor.skipWhitespace();
    if (!cursor.skip('&&') && !cursor.skip('||')) return true;
    cursor.skipWhitespace();
    if (cursor.isAtEnd()) return false;
  }
  return true;
}
