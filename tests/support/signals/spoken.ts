import { formatText } from '../../../core/i18n/index.js';
import { readTexts } from '../all-texts.js';
import type { Said, Words } from './row.js';

const whatever = '…';

/** The English messages by key. */
export const readMessages = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(await readTexts());

/** Matches what is read, all of it. */
export function spokenPattern(said: Said, messages: ReadonlyMap<string, string>): RegExp {
  const spoken = said.words.map((words) => spokenWords(words, messages)).join(' ');
  return new RegExp(`^${toSource(spoken)}$`);
}

/** Matches a text that has the words. */
export const sentencePattern = (words: Words, messages: ReadonlyMap<string, string>): RegExp =>
  new RegExp(toSource(spokenWords(words, messages)));

function spokenWords(words: Words, messages: ReadonlyMap<string, string>): string {
  if ('page' in words) return words.page;
  const spoken = formatText(messages.get(words.key) ?? words.key, words.values ?? {}, 'en', 'en');
  return words.isTitle ? `${spoken}.` : spoken;
}

const toSource = (spoken: string) =>
  spoken
    .split(whatever)
    .map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
