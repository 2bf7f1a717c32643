import { useEffect, useRef } from 'react';
import { useLatest } from '../../element/index.js';
import type { CartProps } from './definition.js';

/** Dispatches the events before and after form-field updates of a cart entry (storefront §4). */
export function useRecalculationEvents(isRecalculating: boolean, props: CartProps): void {
  const latest = useLatest(props);
  const was = useRef(false);
  useEffect(() => {
    if (was.current === isRecalculating) return;
    was.current = isRecalculating;
    if (isRecalculating) latest.current.onRecalculationStarted?.();
    else latest.current.onRecalculationEnded?.();
  }, [isRecalculating, latest]);
}
