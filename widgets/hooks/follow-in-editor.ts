import { isInEditorFrame } from '../../core/runtime/index.js';

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey'>;

/** A press of a link: an event of React or of the platform. */
export interface LinkPress extends Press {
  readonly currentTarget: HTMLAnchorElement;
  preventDefault(): void;
}

/**
 * Click handler of links: inside the site editor, which suppresses navigation of the page in its frame, it sets the
 * frame's URL (storefront §2).
 */
export function followInEditor(event: LinkPress): void {
  if (!isPlainClick(event) || !isInEditorFrame()) return;
  event.preventDefault();
  window.location.assign(event.currentTarget.href);
}

/** Whether a click opens the link here, not in a new tab or window. */
export function isPlainClick(event: Press): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
}
