import { openPopup } from '../../../core/dom/index.js';

/** Large enough for the share and follow pages of the services. */
const usual = { width: 600, height: 540 };

/**
 * Opens a pressed link in a popup window, centred on the screen (platform §2), and returns whether it did. A press that
 * means a new tab, a link that leads to no web page, and a browser that allows no window leave the press to the browser.
 * Call it within the press: later no browser allows a window.
 */
export function openLinkInPopup(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (event.defaultPrevented || !isPlain || !/^https?:$/.test(link.protocol)) return false;
  if (!openPopup(link.href, usual)) return false;
  event.preventDefault();
  return true;
}
