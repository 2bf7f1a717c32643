import { centredFeatures, type PopupSize } from './centred-features.js';

/** Large enough for the share and follow pages of the services. */
const usual: PopupSize = { width: 600, height: 540 };

/**
 * Opens a pressed link in a popup window, centred on the screen (platform §2), and returns whether it did. A press that
 * means a new tab, a link that leads to no web page, and a browser that allows no window leave the press to the browser.
 * Call it within the press: later no browser allows a window.
 */
export function openLinkInPopup(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (event.defaultPrevented || !isPlain || !/^https?:$/.test(link.protocol)) return false;
  const view = window.open('about:blank', '_blank', centredFeatures(usual, window.screen));
  if (!view) return false;
  // The other site gets no hold of this page.
  view.opener = null;
  view.location.replace(link.href);
  event.preventDefault();
  return true;
}
