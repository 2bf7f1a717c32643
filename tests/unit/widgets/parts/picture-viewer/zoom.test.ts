import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyAction } from '../../../../../widgets/parts/picture-viewer/keys.js';
import {
  mostZoom,
  panBy,
  swipeStep,
  wholeView,
  zoomAt,
} from '../../../../../widgets/parts/picture-viewer/zoom.js';

const picture = { width: 400, height: 300 };
const stage = { width: 400, height: 600 };

describe('zooming', () => {
  it('keeps what is under the pointer in place', () => {
    const point = { x: 100, y: 0 };
    const view = zoomAt(wholeView, 2, point, picture, stage);
    // The point of the picture under the pointer, before and after.
    expect((point.x - view.x) / view.scale).toBe(point.x);
    expect(view).toEqual({ scale: 2, x: -100, y: 0 });
  });

  it('ends at the whole picture and at its most', () => {
    expect(zoomAt(wholeView, 0.1, { x: 50, y: 50 }, picture, stage)).toEqual(wholeView);
    expect(zoomAt(wholeView, 100, { x: 0, y: 0 }, picture, stage).scale).toBe(mostZoom);
  });

  it('moves a picture no further than to its edges, and not where it fits', () => {
    const view = { scale: 2, x: 0, y: 0 };
    expect(panBy(view, { x: 999, y: 999 }, picture, stage)).toEqual({ scale: 2, x: 200, y: 0 });
    expect(panBy(wholeView, { x: 9, y: 9 }, picture, stage)).toEqual(wholeView);
  });

  it('never leaves the stage empty, whatever is done', () => {
    const step = fc.record({
      factor: fc.double({ min: 0.1, max: 10, noNaN: true }),
      x: fc.integer({ min: -500, max: 500 }),
      y: fc.integer({ min: -500, max: 500 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let view = wholeView;
        for (const { factor, x, y } of steps) {
          view = panBy(
            zoomAt(view, factor, { x, y }, picture, stage),
            { x: y, y: x },
            picture,
            stage,
          );
          expect(view.scale).toBeGreaterThanOrEqual(1);
          expect(view.scale).toBeLessThanOrEqual(mostZoom);
          const most = Math.max(0, (picture.width * view.scale - stage.width) / 2);
          expect(Math.abs(view.x)).toBeLessThanOrEqual(most + 1e-6);
        }
      }),
    );
  });
});

describe('a swipe', () => {
  it.each([
    [{ x: -60, y: 10 }, false, 1],
    [{ x: 60, y: 10 }, false, -1],
    [{ x: -60, y: 10 }, true, -1],
    [{ x: 60, y: 10 }, true, 1],
    [{ x: 40, y: 0 }, false, 0],
    [{ x: 60, y: 80 }, false, 0],
  ])('%j, right to left %j, steps by %i', (way, isRightToLeft, step) => {
    expect(swipeStep(way, isRightToLeft)).toBe(step);
  });
});

describe('a key', () => {
  const plain = { isZoomed: false, isRightToLeft: false };
  it.each([
    ['ArrowRight', plain, { kind: 'step', by: 1 }],
    ['ArrowLeft', plain, { kind: 'step', by: -1 }],
    ['ArrowRight', { ...plain, isRightToLeft: true }, { kind: 'step', by: -1 }],
    ['ArrowLeft', { ...plain, isRightToLeft: true }, { kind: 'step', by: 1 }],
    ['ArrowRight', { isZoomed: true, isRightToLeft: true }, { kind: 'pan', x: -1, y: 0 }],
    ['ArrowDown', { ...plain, isZoomed: true }, { kind: 'pan', x: 0, y: -1 }],
    ['ArrowDown', plain, null],
    ['Home', plain, { kind: 'first' }],
    ['End', plain, { kind: 'last' }],
    ['+', plain, { kind: 'zoom', direction: 1 }],
    ['=', plain, { kind: 'zoom', direction: 1 }],
    ['-', plain, { kind: 'zoom', direction: -1 }],
    ['0', plain, { kind: 'whole' }],
    ['toString', plain, null],
  ])('%s with %j does %j', (key, state, action) => {
    expect(keyAction(key, state)).toEqual(action);
  });
});
