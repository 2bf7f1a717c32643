/** In CSS pixels. */
export interface PopupSize {
  readonly width: number;
  readonly height: number;
}

/** The part of the screen that windows may use, as in `window.screen`; the first two are not in every browser. */
export interface ScreenSpace {
  readonly availLeft?: number;
  readonly availTop?: number;
  readonly availWidth: number;
  readonly availHeight: number;
}

/**
 * The `features` of `window.open` for a window in the middle of the screen (platform §2). One that is larger than the
 * screen is made as large as the screen.
 */
export function centredFeatures(size: PopupSize, space: ScreenSpace): string {
  const width = Math.min(size.width, space.availWidth);
  const height = Math.min(size.height, space.availHeight);
  const left = Math.round((space.availLeft ?? 0) + (space.availWidth - width) / 2);
  const top = Math.round((space.availTop ?? 0) + (space.availHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
