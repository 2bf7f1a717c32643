import { isValidEmail, type FieldErrors } from 'vitrine/core/forms';
import { formStrings, reviewFormStrings } from 'vitrine/core/i18n';
import type { Typed } from '../../../ground/http/index.js';

/** The most characters of each text. */
export const reviewLimits = { title: 120, text: 4000, author: 60, email: 254 } as const;

/** The visitor's texts, checked. */
export interface WrittenTexts {
  /** 1 to 5. */
  readonly rating: number;
  /** Empty for none. */
  readonly title: string;
  readonly text: string;
  readonly author: string;
  /** For the owner alone. */
  readonly email: string;
}

const required: readonly (readonly [keyof WrittenTexts & string, () => string])[] = [
  ['text', () => reviewFormStrings('textMissing')],
  ['author', () => formStrings('required')],
  ['email', () => formStrings('required')],
];

/** Reads a posted review: the texts, and a sentence for each field that is wrong. */
export function readReview(fields: Typed): {
  readonly texts: WrittenTexts;
  readonly errors: FieldErrors;
} {
  const line = (name: string) =>
    clean(fields[name] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  const rating = /^[1-5]$/.test(fields['rating'] ?? '') ? Number(fields['rating']) : 0;
  const texts: WrittenTexts = {
    rating,
    title: line('title'),
    text: readParagraphs(fields['text'] ?? ''),
    author: line('author'),
    email: line('email').toLowerCase(),
  };
  const tooLong = Object.entries(reviewLimits)
    .filter(([name, most]) => texts[name as keyof typeof reviewLimits].length > most)
    .map(([name, most]) => [name, reviewFormStrings('textTooLong', { most })] as const);
  const missing = required
    .filter(([name]) => texts[name] === '')
    .map(([name, say]) => [name, say()] as const);
  const isWrongEmail = texts.email !== '' && !isValidEmail(texts.email);
  const email = formStrings('invalidEmail', { email: formStrings('emailExample') });
  const errors = {
    ...(rating === 0 && { rating: reviewFormStrings('ratingMissing') }),
    ...(isWrongEmail && { email }),
    ...Object.fromEntries([...tooLong, ...missing]),
  };
  return { texts, errors };
}

/** Each paragraph on a line of its own. */
function readParagraphs(text: string): string {
  return clean(text.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n');
}

/**
 * Without what PostgreSQL cannot store, and without the characters that turn the direction of what follows them, which
 * would reach beyond the review.
 */
function clean(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]/gu, (found) =>
    found === '\t' ? ' ' : '',
  );
}
