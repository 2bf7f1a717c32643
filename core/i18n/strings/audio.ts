import { defineStrings, type TextsOf } from '../define-strings.js';

export const audioStrings = /* @__PURE__ */ defineStrings('audio', {
  player: 'Audio player',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  // The two times of a recording, as in "0:12 of 3:45".
  positionOf: '{time} of {duration}',
  failed: 'This recording could not be played.',
});

declare module '../define-strings.js' {
  interface Texts extends TextsOf<typeof audioStrings> {}
}
