import { readAddress } from '../base/index.js';

/** In CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of a screen that windows may cover; several screens share one coordinate system. */
export interface ScreenArea {
  readonly availLeft?: number;
  readonly availTop?: number;
  readonly availWidth: number;
  readonly availHeight: number;
}

export interface Place extends Size {
  readonly left: number;
  readonly top: number;
}

/** A window in the middle of the screen (platform §2), no larger than the screen. */
export function centredPlace({ width, height }: Size, screen: ScreenArea): Place {
  const { availLeft = 0, availTop = 0, availWidth, availHeight } = screen;
  const [w, h] = [Math.min(width, availWidth), Math.min(height, availHeight)];
  return {
    width: Math.round(w),
    height: Math.round(h),
    left: Math.round(availLeft + (availWidth - w) / 2),
    top: Math.round(availTop + (availHeight - h) / 2),
  };
}

/**
 * Opens `url` in a window in the middle of the screen, which cannot reach this page. Call it during a press: browsers
 * allow no window at other times. False if there is none, and for an address that a browser may run; then a link is to be followed as usual.
 */
export function openPopup(url: string, size: Size): boolean {
  const address = readAddress(url);
  if (address === null) return false;
  const place = Object.entries(centredPlace(size, window.screen));
  const features = ['popup', ...place.map(([name, value]) => `${name}=${value}`)].join(',');
  const view = window.open('about:blank', '_blank', features);
  if (!view) return false;
  // Before anything of another site is in it.
  view.opener = null;
  view.location.replace(address);
  return true;
}
