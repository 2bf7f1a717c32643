import { defineStrings } from '../define-strings.js';

/** Answers to a product's own form, as a summary shows them (platform §3, §8). */
export const answerStrings = /* @__PURE__ */ defineStrings('answers', {
  none: 'N/A',
  StronglyDisagree: 'Strongly Disagree',
  Disagree: 'Disagree',
  Neutral: 'Neutral',
  Agree: 'Agree',
  StronglyAgree: 'Strongly Agree',
});
