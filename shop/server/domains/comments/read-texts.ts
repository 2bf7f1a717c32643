import { commentProblems, trimTexts, type CommentTexts } from 'vitrine/core/social';
import { Problem } from '../../http/index.js';

/** The typed texts, trimmed. @throws Problem `comment-invalid` with a sentence by field. */
export function readTexts(typed: CommentTexts): CommentTexts {
  const texts = trimTexts(typed);
  const errors = commentProblems(texts);
  if (Object.keys(errors).length > 0) throw new Problem('comment-invalid', { errors });
  return texts;
}
