import { commentFormStrings } from '../../i18n/index.js';

/** Longest name and text of a comment, in characters as a person counts them. */
export const commentLimits = { author: 80, text: 3000 } as const;

/** The typed texts of a comment. */
export interface CommentTexts {
  readonly author: string;
  readonly text: string;
}

/** A sentence by field. */
export type CommentProblems = Partial<Record<keyof CommentTexts, string>>;

/** The typed texts without spaces around them. */
export function trimTexts({ author, text }: CommentTexts): CommentTexts {
  return { author: author.trim(), text: text.trim() };
}

/** The problems of trimmed texts; empty if there are none. The server checks the same. */
export function commentProblems({ author, text }: CommentTexts): CommentProblems {
  return {
    ...problemOf('author', author, commentFormStrings('authorBlank')),
    ...problemOf('text', text, commentFormStrings('textBlank')),
  };
}

function problemOf(field: keyof CommentTexts, value: string, blank: string): CommentProblems {
  if (value === '') return { [field]: blank };
  const max = commentLimits[field];
  // By code point: an emoji is one character.
  return [...value].length > max ? { [field]: commentFormStrings('tooLong', { max }) } : {};
}
