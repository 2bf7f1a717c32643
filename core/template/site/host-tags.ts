import { createCommented } from './html-comments.js';

/** An attribute's value, in which the template may print. */
export interface HostAttribute {
  readonly name: string;
  readonly value: string;
}

/** `<squarespace:…>` in a template. */
export interface HostTag {
  readonly kind: 'tag';
  /** In lower case, such as `navigation`. */
  readonly name: string;
  readonly attributes: readonly HostAttribute[];
  /** The text between the tag and its end, as a template of its own with the lines of the file; null without an end. */
  readonly body: string | null;
  /** The tag as it is written. */
  readonly source: string;
  /** Counts from 1. */
  readonly line: number;
}

/** `{squarespace…}` in a template. */
export interface HostVariable {
  readonly kind: 'variable';
  /** Without the host's name: `headers`, `main-content`. */
  readonly name: string;
  readonly line: number;
}

export type HostPart = HostTag | HostVariable;

/** A template without what its host prints; `mark(index)` stands where the part of that index was. */
export interface HostTemplate {
  readonly text: string;
  readonly parts: readonly HostPart[];
}

/** Marks that no data contains, because they hold a secret of the site. */
export interface Marks {
  readonly secret: string;
}

const opener = '\ue000';
const separator = '\ue001';
const closer = '\ue002';

/** A value in quotes; a tag of the language in it may have quotes itself. */
const quoted = (quote: string) =>
  `${quote}(?:\\{[\\w.@][^{}\\n]*\\}|[^${quote}{]|\\{(?![\\w.@][^{}\\n]*\\}))*${quote}`;
const values = `${quoted('"')}|${quoted("'")}`;

/** Comments, which stay; variables of the host; tags of the host. */
const pattern = new RegExp(
  [
    '\\{##[\\s\\S]*?##\\}|\\{#[^\\n}]*\\}',
    '\\{squarespace[.-]([\\w.-]+)\\}',
    `<(?:squarespace|sqs):([a-z][\\w-]*)((?:\\s|${values}|[^\\s"'<>])*?)(/?)>`,
  ].join('|'),
  'gi',
);
const attribute = new RegExp(`([\\w:-]+)(?:\\s*=\\s*(?:(${values})|([^\\s"'>/]+)))?`, 'g');

/**
 * Takes the parts of the host out of a template. Comments of the language stay as they are; a tag in a comment of HTML
 * prints nothing, because it would end the comment.
 */
export function takeHostParts(source: string, { secret }: Marks, first: number): HostTemplate {
  const parts: HostPart[] = [];
  let text = '';
  let rest = 0;
  const matcher = new RegExp(pattern);
  const isCommented = createCommented(source);
  for (let found = matcher.exec(source); found; found = matcher.exec(source)) {
    const [whole, variable, tag, written = '', slash] = found;
    if (variable === undefined && tag === undefined) continue;
    const line = lineAt(source, found.index);
    const id = `${secret}.${first + parts.length}`;
    text += source.slice(rest, found.index);
    if (isCommented(found.index)) {
      text += sameLines(whole);
      rest = matcher.lastIndex;
      continue;
    }
    if (variable !== undefined) {
      parts.push({ kind: 'variable', name: variable.toLowerCase(), line });
      text += `${opener}${id}${closer}`;
      rest = matcher.lastIndex;
      continue;
    }
    const name = (tag ?? '').toLowerCase();
    const attributes = readAttributes(written);
    const end = slash === '/' ? null : findEnd(source, name, matcher.lastIndex);
    const body = end && blankOut(source, matcher.lastIndex, end.from);
    rest = end ? end.to : matcher.lastIndex;
    matcher.lastIndex = rest;
    const all = source.slice(found.index, rest);
    parts.push({ kind: 'tag', name, attributes, body, source: whole, line });
    text += [
      `${opener}${id}`,
      ...attributes.map(({ value }) => value.replace(/\s*\n\s*/g, ' ')),
    ].join(separator);
    text += closer + sameLines(all);
  }
  return { text: text + source.slice(rest), parts };
}

/** A part of the host in a page, its attributes filled in. */
export interface FilledPart {
  readonly index: number;
  /** In the order of the tag's attributes. */
  readonly values: readonly string[];
}

/** Splits a page at its marks: texts at even places, parts of the host at odd ones. */
export function splitAtMarks(page: string, { secret }: Marks): (string | FilledPart)[] {
  const start = `${opener}${secret}.`;
  const pieces: (string | FilledPart)[] = [];
  let at = 0;
  for (;;) {
    const from = page.indexOf(start, at);
    const to = from < 0 ? -1 : page.indexOf(closer, from);
    if (to < 0) break;
    const [number = '', ...values] = page.slice(from + start.length, to).split(separator);
    pieces.push(page.slice(at, from), { index: Number(number), values });
    at = to + 1;
  }
  pieces.push(page.slice(at));
  return pieces;
}

/** The end tag that closes a tag opened before `at`; null for a tag that stands alone without a slash. */
function findEnd(source: string, name: string, at: number): { from: number; to: number } | null {
  const tags = new RegExp(
    `<(/?)(?:squarespace|sqs):${name}\\b(?:"[^"]*"|'[^']*'|[^>"'])*?(/?)>`,
    'gi',
  );
  tags.lastIndex = at;
  let depth = 1;
  for (let found = tags.exec(source); found; found = tags.exec(source)) {
    const [whole, isEnd, isAlone] = found;
    if (isEnd) depth--;
    else if (!isAlone) depth++;
    if (depth === 0) return { from: found.index, to: found.index + whole.length };
  }
  return null;
}

export function readAttributes(written: string): HostAttribute[] {
  return [...written.matchAll(attribute)].map(([, name = '', inQuotes, bare]) => ({
    name: name.toLowerCase(),
    value: inQuotes?.slice(1, -1) ?? bare ?? '',
  }));
}

/** The part of a source as a template in which every character keeps its line. */
function blankOut(source: string, from: number, to: number): string {
  return `${sameLines(source.slice(0, from))}${source.slice(from, to)}`;
}

/** Prints nothing and has as many lines as the text. */
function sameLines(text: string): string {
  const lines = text.split('\n').length - 1;
  return lines === 0 ? '' : `{##${'\n'.repeat(lines)}##}`;
}

function lineAt(source: string, at: number): number {
  return source.slice(0, at).split('\n').length;
}
