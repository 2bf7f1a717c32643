import type { CaptchaSize } from './adapter.js';

/** Width of the normal size in pixels (platform §9: "Captcha is compact under 320 px width"). */
const normalWidth = 320;

/** Chooses the size for a width in pixels; 0 means not laid out yet. */
export function chooseSize(width: number): CaptchaSize {
  return width > 0 && width < normalWidth ? 'compact' : 'normal';
}
