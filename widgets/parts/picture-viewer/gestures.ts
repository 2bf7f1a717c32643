import {
  doubleTapZoom,
  panBy,
  swipeStep,
  wholeView,
  zoomAt,
  type Box,
  type Point,
  type View,
} from './zoom.js';

export interface GestureHandlers {
  /** By the pictures: 1 for the next, -1 for the one before. */
  onStep(by: -1 | 1): void;
  /** A press beside the picture. */
  onOutside(): void;
  /** After the size has changed, by the visitor, or because another picture begins whole. */
  onZoom(scale: number, isAsked: boolean): void;
  isRightToLeft(): boolean;
}

export interface Gestures {
  zoomBy(factor: number): void;
  panBy(point: Point): void;
  /** Shows the whole picture again. */
  reset(): void;
  /** Begins with another picture, whose size nobody has changed. */
  begin(): void;
  stop(): void;
}

/** Two taps are one double tap within these milliseconds and pixels. */
const doubleTapTime = 300;
const tapLength = 10;

interface Tap extends Point {
  readonly time: number;
}

/** Wheel, double tap, pinch, swipe and drag on `stage` move the picture in it, which `picture` finds. */
export function watchGestures(
  stage: HTMLElement,
  picture: () => HTMLElement | null,
  { onStep, onOutside, onZoom, isRightToLeft }: GestureHandlers,
): Gestures {
  let view: View = wholeView;
  const fingers = new Map<number, Point>();
  let start: Tap = { x: 0, y: 0, time: 0 };
  let lastTap: Tap | null = null;
  let isDrag = false;
  const ended = new AbortController();
  const { signal } = ended;

  const sizeOf = (): [Box, Box] => [
    { width: picture()?.offsetWidth ?? 0, height: picture()?.offsetHeight ?? 0 },
    { width: stage.clientWidth, height: stage.clientHeight },
  ];

  function draw(next: View, swiped = 0, isAsked = true): void {
    const isResized = next.scale !== view.scale;
    view = next;
    const image = picture();
    const isWhole = view.scale === 1 && swiped === 0;
    if (image) {
      image.style.transform = isWhole
        ? ''
        : `translate(${view.x + swiped}px, ${view.y}px) scale(${view.scale})`;
    }
    stage.toggleAttribute('data-zoomed', view.scale > 1);
    if (isResized) onZoom(view.scale, isAsked);
  }

  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    passive = true,
  ) => stage.addEventListener(type, listener, { signal, passive });

  on(
    'wheel',
    (event) => {
      if (!picture()) return;
      event.preventDefault();
      // The pinch of a touchpad is a wheel with Ctrl, of smaller steps.
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
      draw(zoomAt(view, factor, pointOf(event), ...sizeOf()));
    },
    false,
  );

  on('pointerdown', (event) => {
    if (!picture() || event.button !== 0) return;
    fingers.set(event.pointerId, pointOf(event));
    isDrag = fingers.size === 1;
    if (isDrag) start = { ...pointOf(event), time: event.timeStamp };
    stage.setPointerCapture(event.pointerId);
  });

  on('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const point = pointOf(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    fingers.set(event.pointerId, point);
    const moved = { x: point.x - before.x, y: point.y - before.y };
    if (other) {
      const factor = distance(point, other) / Math.max(1, distance(before, other));
      const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
      const half = { x: moved.x / 2, y: moved.y / 2 };
      draw(panBy(zoomAt(view, factor, middle, ...sizeOf()), half, ...sizeOf()));
    } else if (view.scale > 1) {
      draw(panBy(view, moved, ...sizeOf()));
    } else {
      draw(view, point.x - start.x);
    }
  });

  function lift(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || !isDrag) return;
    const end = pointOf(event);
    const way = { x: end.x - start.x, y: end.y - start.y };
    const isTap = Math.hypot(way.x, way.y) < tapLength;
    if (view.scale === 1) draw(view);
    if (event.type === 'pointercancel') return;
    if (isTap) tap({ ...end, time: event.timeStamp }, event);
    else if (view.scale === 1) {
      const step = swipeStep(way, isRightToLeft());
      if (step !== 0) onStep(step);
    }
  }
  on('pointerup', lift);
  on('pointercancel', lift);

  function tap(at: Tap, { clientX, clientY }: PointerEvent): void {
    const isDouble =
      lastTap !== null &&
      at.time - lastTap.time < doubleTapTime &&
      distance(at, lastTap) < 3 * tapLength;
    lastTap = isDouble ? null : at;
    if (isDouble) {
      draw(view.scale > 1 ? wholeView : zoomAt(view, doubleTapZoom, at, ...sizeOf()));
      return;
    }
    const box = picture()?.getBoundingClientRect();
    const isInside =
      box &&
      clientX >= box.left &&
      clientX <= box.right &&
      clientY >= box.top &&
      clientY <= box.bottom;
    if (!isInside) onOutside();
  }

  return {
    zoomBy: (factor) => draw(zoomAt(view, factor, { x: 0, y: 0 }, ...sizeOf())),
    panBy: (by) => draw(panBy(view, by, ...sizeOf())),
    reset: () => draw(wholeView),
    begin: () => draw(wholeView, 0, false),
    stop: () => ended.abort(),
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
