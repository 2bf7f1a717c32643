import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../../core/dom/index.js';
import { pictureViewerStrings } from '../../../core/i18n/strings/picture-viewer.js';
import { useLatest } from '../../element/index.js';
import { watchGestures, type GestureHandlers, type Gestures } from './gestures.js';

interface Options extends Omit<GestureHandlers, 'onZoom'> {
  /** Another one shows the whole picture again. */
  readonly index: number;
}

/** Connects the gestures to what is shown now. */
export function useGestures(options: Options) {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const known = useRef<Gestures | null>(null);
  const [isZoomed, setIsZoomed] = useState(false);
  const latest = useLatest(options);

  useEffect(() => {
    if (!stage.current) return undefined;
    const gestures = watchGestures(stage.current, () => image.current, {
      onStep: (by) => latest.current.onStep(by),
      onOutside: () => latest.current.onOutside(),
      isRightToLeft: () => latest.current.isRightToLeft(),
      onZoom(scale) {
        setIsZoomed(scale > 1);
        announce(pictureViewerStrings('zoomed', { percent: Math.round(scale * 100) }));
      },
    });
    known.current = gestures;
    return () => gestures.stop();
  }, [latest]);

  useLayoutEffect(() => {
    // A picture that is shown anew has no size of its own yet.
    if (isZoomed) known.current?.reset();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another picture alone resets it
  }, [options.index]);

  return { stage, image, isZoomed, gestures: () => known.current };
}
