/** Readers of single JSON members; `wrong` is called with the name of a member that is present but invalid. */
type Json = Readonly<Record<string, unknown>>;
type Complain = (name: string) => void;

export function readFlag(from: Json, name: string, fallback: boolean, wrong: Complain): boolean {
  const value = from[name];
  if (typeof value === 'boolean') return value;
  if (value !== undefined) wrong(name);
  return fallback;
}

export function readText(from: Json, name: string, wrong: Complain): string | null {
  const value = from[name];
  if (typeof value === 'string') return value;
  if (value !== undefined && value !== null) wrong(name);
  return null;
}

export function readNumber(from: Json, name: string, wrong: Complain): number | null {
  const value = from[name];
  if (typeof value === 'number') return value;
  if (value !== undefined && value !== null) wrong(name);
  return null;
}

/** Reads one of `words`; the first is the default. */
export function readWord<const W extends string>(
  from: Json,
  name: string,
  words: readonly [W, ...W[]],
  wrong: Complain,
): W {
  const value = from[name];
  const word = words.find((candidate) => candidate === value);
  if (word === undefined && value !== undefined) wrong(name);
  return word ?? words[0];
}

/** Reads a list of known words, in the order of `words`; all of them if absent. Unknown words are reported. */
export function readList<const W extends string>(
  from: Json,
  name: string,
  words: readonly W[],
  wrong: Complain,
): readonly W[] {
  const value = from[name];
  if (value === undefined) return words;
  const isList = Array.isArray(value);
  if (!isList || !value.every((word) => words.includes(word as W))) wrong(name);
  return isList ? words.filter((word) => value.includes(word)) : words;
}

/** Reads a list of any texts; other members of the list are reported and left out. */
export function readTexts(from: Json, name: string, wrong: Complain): readonly string[] {
  const value = from[name];
  if (value === undefined) return [];
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const texts = list.filter((text) => typeof text === 'string');
  if (!Array.isArray(value) || texts.length < list.length) wrong(name);
  return texts;
}
