import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { pictureViewerStrings } from '../../../core/i18n/strings/picture-viewer.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { useLatest } from '../../element/index.js';
import { watchGestures, type GestureHandlers, type Gestures } from './gestures.js';

interface Options extends Omit<GestureHandlers, 'onZoom'> {
  /** Another one shows the whole picture again. */
  readonly index: number;
}

/** A size is said when it has not changed for these milliseconds: two fingers pass through many. */
const sizeRest = 200;

/** Connects the gestures to what is shown now. */
export function useGestures(options: Options) {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const known = useRef<Gestures | null>(null);
  /** Takes back the size that is about to be said. */
  const silence = useRef<(() => void) | null>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  const latest = useLatest(options);

  useEffect(() => {
    if (!stage.current) return undefined;
    const gestures = watchGestures(stage.current, () => image.current, {
      onStep: (by) => latest.current.onStep(by),
      onOutside: () => latest.current.onOutside(),
      isRightToLeft: () => latest.current.isRightToLeft(),
      onZoom(scale, isAsked) {
        setIsZoomed(scale > 1);
        silence.current?.();
        silence.current = isAsked
          ? getRuntime().clock.setTimeout(() => announceSize(scale), sizeRest)
          : null;
      },
    });
    known.current = gestures;
    return () => {
      silence.current?.();
      gestures.stop();
    };
  }, [latest]);

  useLayoutEffect(() => {
    known.current?.begin();
  }, [options.index]);

  return { stage, image, isZoomed, gestures: () => known.current };
}

function announceSize(scale: number): void {
  announce(pictureViewerStrings('zoomed', { percent: Math.round(scale * 100) }));
}
