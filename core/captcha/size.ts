import type { CaptchaSize } from './adapter.js';

/** Pixels of a normal one (platform §9: "Captcha is compact under 320 px width"). */
const normalWidth = 320;

/** Of a place of so many pixels; one that has no width yet says nothing. */
export function chooseSize(width: number): CaptchaSize {
  return width > 0 && width < normalWidth ? 'compact' : 'normal';
}
