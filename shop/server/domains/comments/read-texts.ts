import { commentProblems, trimTexts, type CommentTexts } from 'vitrine/core/social';
import { readUnless, required } from '../../ground/http/index.js';

/** The typed texts, trimmed. @throws Problem `comment-invalid` with a sentence by field. */
export function readTexts(typed: CommentTexts): CommentTexts {
  const texts = trimTexts(typed);
  return required(readUnless(commentProblems(texts), texts), 'comment-invalid');
}
