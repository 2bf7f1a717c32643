import { answerStrings } from '../i18n/index.js';
import { readFileReference } from './files/index.js';
import { isParted, memberText, readParts, toText, type PartedType } from './parts.js';

/** The opinions of a likert statement, from -2 to 2 (platform §3). */
export const opinions = [
  'stronglyDisagree',
  'disagree',
  'neutral',
  'agree',
  'stronglyAgree',
] as const;
export type Opinion = (typeof opinions)[number];

/** The submitted value of each opinion. */
export const opinionValues: readonly string[] = opinions.map((_, index) => String(index - 2));

/**
 * Returns the answer to a field as the lines of a summary: the lines of an address, one line for each statement of a
 * likert, one for other types, none without an answer. Null for a type whose answer is plain text.
 */
export function wordAnswer(
  type: string,
  answer: unknown,
  wordOpinion: (opinion: Opinion) => string = answerStrings,
): readonly string[] | null {
  if (type === 'likert') return wordLikert(answer, wordOpinion);
  if (type === 'file') return given([joined(namesOf(answer), ', ')]);
  if (type === 'checkbox')
    return Array.isArray(answer) ? given([joined(answer.map(toText), ', ')]) : null;
  return isParted(type) ? given(words[type](readParts(type, answer))) : null;
}

const words: Readonly<Record<PartedType, (parts: readonly string[]) => readonly string[]>> = {
  address([line1 = '', line2 = '', city = '', ...region]) {
    return [line1, line2, joined([city, joined(region, ' ')], ', ')];
  },
  date: (parts) => (parts.some(Boolean) ? [parts.join('/')] : []),
  name: (parts) => [joined(parts, ' ')],
  phone([country = '', ...number]) {
    const own = joined(number, '-');
    return [joined([country && own && `+${country}`, own], ' ')];
  },
  time(parts) {
    if (!parts.some(Boolean)) return [];
    const clock = parts.slice(0, 3).map((part) => part || '00');
    return [joined([clock.join(':'), parts[3] ?? ''], ' ')];
  },
};

/** Accepts a list of pairs, or an object by statement. An invalid opinion counts as neutral. */
function wordLikert(answer: unknown, wordOpinion: (opinion: Opinion) => string): readonly string[] {
  const pairs = Array.isArray(answer)
    ? answer.map(
        (pair: unknown) => [memberText(pair, 'question'), memberText(pair, 'answer')] as const,
      )
    : Object.entries(typeof answer === 'object' && answer !== null ? answer : {}).map(
        ([question, given]: [string, unknown]) =>
          [question, toText(Array.isArray(given) ? given[0] : given)] as const,
      );
  return pairs.map(([question, given]) => {
    const opinion = opinions[Number(given || '0') + 2] ?? 'neutral';
    return `${question}: ${wordOpinion(opinion)}`;
  });
}

/** The names of the uploaded files. */
function namesOf(answer: unknown): readonly string[] {
  const texts = Array.isArray(answer) ? answer.map(toText) : [toText(answer)];
  return texts.map((text) => readFileReference(text)?.name ?? text);
}

function joined(parts: readonly string[], separator: string): string {
  return given(parts).join(separator);
}

function given(parts: readonly string[]): readonly string[] {
  return parts.filter(Boolean);
}
