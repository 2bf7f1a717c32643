import { commentStrings } from '../../../core/i18n/index.js';
import { Problem } from '../http/index.js';
import { commentLimits } from './types.js';

export interface CommentTexts {
  readonly author: string;
  readonly text: string;
}

/**
 * The typed texts without spaces around them. Characters count as a person counts them, by code point.
 * @throws Problem `comment-invalid` with a sentence by field.
 */
export function readTexts(typed: CommentTexts): CommentTexts {
  const author = typed.author.trim();
  const text = typed.text.trim();
  const errors = {
    ...problemOf('author', author, commentStrings('authorBlank')),
    ...problemOf('text', text, commentStrings('textBlank')),
  };
  if (Object.keys(errors).length > 0) throw new Problem('comment-invalid', { errors });
  return { author, text };
}

function problemOf(field: keyof CommentTexts, value: string, blank: string) {
  const max = commentLimits[field];
  if (value === '') return { [field]: blank };
  return [...value].length > max ? { [field]: commentStrings('tooLong', { max }) } : {};
}
