import type { MouseEvent } from 'react';
import { isInEditorFrame } from '../../core/runtime/index.js';

/** For links: the site editor swallows those of the page it frames, so the frame's address is set (storefront §2). */
export function followInEditor(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event) || !isInEditorFrame()) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}

/** Whether a click means: here, and not in a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
}
