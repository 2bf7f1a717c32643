import { defineStrings, type TextsOf } from '../define-strings.js';

/** Answers to a product's own form, as a summary shows them (platform §3, §8). */
export const answerStrings = /* @__PURE__ */ defineStrings('answers', {
  none: 'N/A',
  stronglyDisagree: 'Strongly Disagree',
  disagree: 'Disagree',
  neutral: 'Neutral',
  agree: 'Agree',
  stronglyAgree: 'Strongly Agree',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof answerStrings> {}
}
