import type { Value } from '../values.js';
import { SiteFault } from './site-fault.js';

/** The deepest nesting that is read. */
const deepest = 500;

const blank = /(?:[\s\ufeff]|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const string = /"(?:[^"\\]|\\[\s\S])*"/y;
const scalar = /-?\d[\d.eE+-]*|true|false|null/y;

/**
 * Parses JSON with comments and commas before a closing bracket, as people write it in configuration files. Throws
 * SiteFault `not-json` with the position.
 */
export function parseLooseJson(text: string): Value {
  let at = 0;

  const fail = (message: string, place = at): never => {
    throw new SiteFault('not-json', message, place);
  };
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) return null;
    at += found.length;
    return found;
  };
  const next = () => {
    take(blank);
    return text[at] ?? '';
  };
  const seen = () =>
    at >= text.length ? 'The text ends too early.' : `Unexpected ${quote(text, at)}.`;

  function decode(source: string, start: number): Value {
    try {
      // Line breaks in a text are what JSON forbids and people write.
      const plain = source.startsWith('"')
        ? source.replace(/\n/g, '\\n').replace(/[\r\t]/g, ' ')
        : source;
      return JSON.parse(plain) as Value;
    } catch {
      return fail(`${quote(text, start)} begins no value of JSON.`, start);
    }
  }

  /** Reads `item` after item up to `end`. */
  function readItems(end: string, depth: number, item: () => void): void {
    if (depth > deepest) fail('The data is nested too deeply.');
    at++;
    while (next() !== end) {
      item();
      if (next() === ',') at++;
      else if (next() !== end) fail(`${seen()} Write a comma or ${end} here.`);
    }
    at++;
  }

  function readKey(): string {
    next();
    const start = at;
    const found = take(string) ?? fail(`${seen()} Write a name in double quotes here.`);
    if (next() !== ':') fail(`${seen()} Write a colon after the name.`);
    at++;
    return String(decode(found, start));
  }

  function readValue(depth: number): Value {
    const first = next();
    if (first === '{') {
      const members: [string, Value][] = [];
      readItems('}', depth, () => members.push([readKey(), readValue(depth + 1)]));
      return Object.fromEntries(members);
    }
    if (first === '[') {
      const list: Value[] = [];
      readItems(']', depth, () => list.push(readValue(depth + 1)));
      return list;
    }
    const start = at;
    return decode(take(string) ?? take(scalar) ?? fail(seen()), start);
  }

  const value = readValue(0);
  if (next() !== '') fail(`${seen()} The data ended before.`);
  return value;
}

function quote(text: string, at: number): string {
  const [word = ''] = /^(?:\w+|[\s\S])/.exec(text.slice(at, at + 20)) ?? [];
  return word === '\n' ? 'line break' : `'${word}'`;
}
