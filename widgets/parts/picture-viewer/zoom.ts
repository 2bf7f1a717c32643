/** How a picture is drawn: `scale` times as large as it fits, moved by pixels from the middle. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** In pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** From the middle of the stage, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const wholeView: View = { scale: 1, x: 0, y: 0 };
export const mostZoom = 5;
/** The factor of the size for a double tap, or one press of a button. */
export const zoomStep = 1.6;
export const doubleTapZoom = 2.5;

/** Zooms so that what is at `point` stays there, as far as the picture still covers the stage. */
export function zoomAt(view: View, factor: number, point: Point, picture: Box, stage: Box): View {
  const scale = Math.min(mostZoom, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return held(
    {
      scale,
      x: point.x - (point.x - view.x) * ratio,
      y: point.y - (point.y - view.y) * ratio,
    },
    picture,
    stage,
  );
}

/** Moves the picture, no further than to its edges. */
export function panBy(view: View, by: Point, picture: Box, stage: Box): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, stage);
}

function held({ scale, x, y }: View, picture: Box, stage: Box): View {
  const mostX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const mostY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: within(x, mostX), y: within(y, mostY) };
}

function within(value: number, most: number): number {
  // No -0, which is another value to a test.
  return Math.min(most, Math.max(-most, value)) || 0;
}

/** Fingers that moved this many pixels sideways, and further than up or down, show another picture. */
const swipeLength = 50;

/** The picture after a swipe: 1 for the next, -1 for the one before, 0 for none. Pictures follow the reading direction. */
export function swipeStep({ x, y }: Point, isRightToLeft: boolean): -1 | 0 | 1 {
  if (Math.abs(x) < swipeLength || Math.abs(x) < Math.abs(y)) return 0;
  return x < 0 === isRightToLeft ? -1 : 1;
}
