import type { Call } from '../../../core/template/syntax/index.js';
import type { PlacedTag } from '../outline/index.js';

export type WordKind =
  | 'instruction'
  | 'formatter'
  | 'predicate'
  /** A path such as `a.b` or `@x.b`. */
  | 'reference'
  /** As a reference, but of a section: only looked up in the innermost scope (§3.3). */
  | 'section'
  /** `@x` where it is bound. */
  | 'binding'
  /** The name of a partial or macro that is run. */
  | 'partial'
  /** The name of a macro where it is defined. */
  | 'macro';

/** A name in a tag. */
export interface Word {
  readonly kind: WordKind;
  readonly name: string;
  /** The index of its first character. */
  readonly from: number;
  /** The index behind its last character. */
  readonly to: number;
}

const reference = /(?:[@$]?[a-z][\w-]*|\d+|@)(?:\.(?:[@$]?[a-z][\w-]*|\d+|@))*/giy;
const wholeReference = /^(?:[@$]?[a-z][\w-]*|@)(?:\.(?:[@$]?[a-z][\w-]*|\d+|@))*$/i;
const variable = /(?<![\w.$@-])@[a-z][\w-]*(?:\.[\w$@-]+)*/gi;
const literals: ReadonlySet<string> = new Set(['true', 'false', 'null']);
/** Formatters whose arguments are references (§9). */
const takeReferences: ReadonlySet<string> = new Set([
  'format',
  'get',
  'lookup',
  'message',
  'plural',
]);

/** The names in a tag, from left to right. */
export function wordsOf({ tag, from, to }: PlacedTag, source: string): Word[] {
  const text = source.slice(from, to);
  const word = (kind: WordKind, name: string, at: number): Word => ({
    kind,
    name,
    from: from + at,
    to: from + at + name.length,
  });
  /** The first piece of the tag that a pattern's group matches. */
  const piece = (kind: WordKind, pattern: RegExp): Word[] => {
    const [found, name] = pattern.exec(text) ?? [];
    return found === undefined || !name
      ? []
      : [word(kind, name, text.indexOf(found) + found.lastIndexOf(name))];
  };
  const instruction = piece('instruction', /^\{\.([a-z-]+(?: section| with)?)(?!\?)/);
  const binding = piece('binding', /^\{\.\w+ (@[\w-]+)/);
  const references = (start: number, end: number, kind: WordKind = 'reference') => {
    const words: Word[] = [];
    for (let at = start; at < end;) {
      reference.lastIndex = at;
      const found = reference.exec(text.slice(0, end))?.[0];
      if (found) words.push(word(kind, found, at));
      at += found?.length ?? 1;
    }
    return words;
  };
  const calls = (list: readonly Call[]) => list.flatMap((call) => callWords(call, word, from));
  const head = text.indexOf('|') === -1 ? text.length - 1 : text.indexOf('|');
  const afterBinding = binding[0] ? binding[0].to - from : 1;

  switch (tag.type) {
    case 'variable':
      return [...references(1, head), ...calls(tag.calls)];
    case 'bindvar':
      return [...instruction, ...binding, ...references(afterBinding, head), ...calls(tag.calls)];
    case 'ctxvar':
      return [
        ...instruction,
        ...binding,
        ...[...text.matchAll(/=([^\s}]+)/g)]
          .map(([, name = '']) => name)
          .reduce<Word[]>((words, name) => {
            const after = (words.at(-1)?.to ?? from + afterBinding) - from;
            return [...words, word('reference', name, text.indexOf(`=${name}`, after) + 1)];
          }, []),
      ];
    case 'inject':
      return [...instruction, ...binding];
    case 'section':
    case 'repeated':
      return [
        ...instruction,
        ...references(1 + (instruction[0]?.name.length ?? 0) + 1, text.length - 1, 'section'),
      ];
    case 'if':
      return [...instruction, ...references(4, text.length - 1)];
    case 'predicate':
    case 'or-predicate': {
      const name = piece('predicate', /^\{\.(?:(?:or |if\s+))?([a-z][\w-]*\?)/i);
      const isFollowed =
        /^\{\.(or|if)\b/.test(text) && tag.name !== null && !text.startsWith(`{.${tag.name}`);
      const start = (name[0]?.to ?? from) - from + 1;
      const args = tag.name === null ? [] : argumentWords(tag.args.list, start, word);
      return [...(isFollowed || tag.name === null ? instruction : []), ...name, ...args];
    }
    case 'eval':
      return [...instruction, ...evalWords(text, word)];
    case 'macro':
      return [...instruction, ...piece('macro', /^\{\.macro ([^}]+)/)];
    case 'include':
      return [...instruction, ...piece('partial', /^\{\.include ([^ }]+)/)];
    default:
      return instruction;
  }
}

type MakeWord = (kind: WordKind, name: string, at: number) => Word;

/** `apply` names a partial, some formatters take references, and a variable may be in any argument. */
function callWords({ name, args, at }: Call, word: MakeWord, from: number): Word[] {
  const start = at - from;
  const first = start + name.length + 1;
  const words = [word('formatter', name, start)];
  if (name === 'apply') {
    const [partial, ...others] = args.list;
    if (!partial) return words;
    const after = first + partial.length + 1;
    return [
      ...words,
      word('partial', partial, first),
      ...variableWords(others.join(args.delimiter), after, word),
    ];
  }
  return takeReferences.has(name)
    ? [...words, ...argumentWords(args.list, first, word)]
    : [...words, ...variableWords(args.list.join(args.delimiter), first, word)];
}

/** Arguments that are references, also after `k=` or `k:`; `start` is the index of the first. */
function argumentWords(list: readonly string[], start: number, word: MakeWord): Word[] {
  let at = start;
  return list.flatMap((argument) => {
    const sign = argument.search(/[=:]/) + 1;
    const name = argument.slice(sign);
    const place = at + sign;
    at += argument.length + 1;
    return wholeReference.test(name) && !literals.has(name) ? [word('reference', name, place)] : [];
  });
}

function variableWords(text: string, start: number, word: MakeWord): Word[] {
  return [...text.matchAll(variable)].map(({ 0: name, index }) =>
    word('reference', name, start + index),
  );
}

// Quoted text is skipped; `==` is a comparison and binds nothing.
const evalPart =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|((?<![\w.$@-])[@$]?[a-z][\w-]*(?:\.[\w$@-]+)*)(\s*=(?!=))?(\s*\()?/gis;

function evalWords(text: string, word: MakeWord): Word[] {
  const body = text.slice('{.eval'.length);
  return [...body.matchAll(evalPart)].flatMap(({ 1: name, 2: assigned, 3: called, index }) => {
    if (name === undefined || called !== undefined || literals.has(name)) return [];
    const kind = assigned !== undefined && name.startsWith('@') ? 'binding' : 'reference';
    return [word(kind, name, '{.eval'.length + index)];
  });
}

/** The variable that a word reads or binds, without what follows it: `@x` of `@x.title`. */
export function variableOf({
  kind,
  name,
  from,
}: Word): { name: string; from: number; to: number } | null {
  const isPath = kind === 'reference' || kind === 'section' || kind === 'binding';
  const found = isPath ? /^@[a-z][\w-]*/i.exec(name)?.[0] : undefined;
  return found === undefined ? null : { name: found, from, to: from + found.length };
}
