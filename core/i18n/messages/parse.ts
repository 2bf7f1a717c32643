import { isKeyOf } from '../options/index.js';
import { matchBraces, readQuoted } from './braces.js';
import { writers, type Writer } from './writers.js';

/** A part of a message: text, the number of the plural around it (`#`), or a tag. */
export type MessagePart = string | NumberSign | ArgumentTag | BranchTag;

interface NumberSign {
  readonly kind: 'number';
}

interface ArgumentTag {
  readonly kind: 'argument';
  /** Names or positions. */
  readonly names: readonly string[];
  /** Null prints the first as it is. */
  readonly write: Writer | null;
}

interface BranchTag {
  readonly kind: BranchKind;
  readonly names: readonly string[];
  /** Subtracted from the number before its category is selected. */
  readonly offset: number;
  /** By category or value; an exact number by `=` and the number in its shortest form. */
  readonly branches: ReadonlyMap<string, readonly MessagePart[]>;
}

type BranchKind = 'plural' | 'selectordinal' | 'select';

/** Tags in the branches of tags go no deeper, because parser and writer call themselves for each level. */
const deepest = 32;

const numberSign: NumberSign = { kind: 'number' };

/** Reads a message pattern (template §10). No pattern is wrong. */
export function parseMessage(pattern: string): readonly MessagePart[] {
  const closers = matchBraces(pattern);
  return parseText(0, pattern.length, 0, false);

  /** `counts` says whether `#` is a number. */
  function parseText(start: number, end: number, depth: number, counts: boolean): MessagePart[] {
    const parts: MessagePart[] = [];
    for (let at = start; at < end;) {
      const close = closers.get(at);
      if (close !== undefined) {
        const isLiteral = pattern[at + 1] === '-';
        if (isLiteral) parts.push(`{${pattern.slice(at + 2, close + 1)}`);
        else parts.push(parseTag(at + 1, close, depth, counts) ?? unread(at + 1, close, depth));
        at = close + 1;
      } else if (pattern[at] === "'") {
        const quoted = readQuoted(pattern, at);
        parts.push(quoted.text);
        at = quoted.end;
      } else if (pattern[at] === '#' && counts) {
        parts.push(numberSign);
        at++;
      } else {
        // A first character that could have meant something means nothing here.
        const [text = ''] = match(/[^][^'{}#]*/y, at);
        parts.push(text);
        at += text.length;
      }
    }
    return parts;
  }

  /** A tag that cannot be read is left out; in a branch its text is printed. */
  function unread(start: number, close: number, depth: number): string {
    return depth > 0 ? pattern.slice(start, close) : '';
  }

  function parseTag(
    start: number,
    close: number,
    depth: number,
    counts: boolean,
  ): MessagePart | undefined {
    const [head = '', list, formatter] = match(
      /\s*([^\s,;:{}']+(?:\s*;\s*[^\s,;:{}']+)*)(?:[\s,]+([^\s,:{}']+))?[\s,]*/y,
      start,
    );
    const names = list?.split(/\s*;\s*/);
    const rest = start + head.length;
    if (!names) return undefined;
    if (formatter === undefined) {
      return rest === close ? { kind: 'argument', names, write: null } : undefined;
    }
    if (formatter === 'plural' || formatter === 'selectordinal' || formatter === 'select') {
      return depth < deepest
        ? { kind: formatter, names, ...parseBranches(rest, close, depth + 1, formatter, counts) }
        : undefined;
    }
    if (!isKeyOf(writers, formatter)) return undefined;
    const words = pattern.slice(rest, close).split(/[\s,]+/);
    return { kind: 'argument', names, write: writers[formatter](words.filter(Boolean)) };
  }

  function parseBranches(
    start: number,
    end: number,
    depth: number,
    kind: BranchKind,
    counts: boolean,
  ): Pick<BranchTag, 'offset' | 'branches'> {
    const branches = new Map<string, readonly MessagePart[]>();
    const isSelect = kind === 'select';
    let offset = 0;
    for (let at = start; at < end;) {
      const [text = '', number, key = ''] = match(/offset\s*:\s*(\d+)|([^\s,{}]+)\s*/y, at);
      at += text.length;
      offset = Number(number ?? offset);
      const close = closers.get(at) ?? at;
      if (close > at && key) {
        const name = isSelect || !key.startsWith('=') ? key : `=${Number(key.slice(1))}`;
        branches.set(name, parseText(at + 1, close, depth, counts || !isSelect));
      }
      // Beyond the branch, or a character that belongs to none.
      if (close > at || !text) at = close + 1;
    }
    return { offset, branches };
  }

  function match(form: RegExp, at: number): readonly string[] {
    form.lastIndex = at;
    return form.exec(pattern) ?? [];
  }
}
