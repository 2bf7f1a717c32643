import { defineStrings, type TextsOf } from '../define-strings.js';

export const videoStrings = /* @__PURE__ */ defineStrings('video', {
  player: 'Video player',
  playerOf: 'Video player of {provider}',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof videoStrings> {}
}
