/**
 * Takes a modal dialog out of its modal state without closing it: as a popover it stays above the page, and no longer
 * keeps the rest of the document inert. Call it when the page is inert, else the browser gives it the focus back. It fires
 * no `close` event and moves no focus.
 */
export function stepAside(dialog: HTMLDialogElement): void {
  const root = dialog.getRootNode();
  const hush = (event: Event) => {
    if (event.target !== dialog) return;
    event.stopImmediatePropagation();
    root.removeEventListener('close', hush, true);
  };
  root.addEventListener('close', hush, true);
  dialog.close();
  dialog.popover = 'manual';
  // What is shown looks for something to focus; inert it finds nothing, and what has the focus keeps it.
  dialog.inert = true;
  dialog.showPopover();
  dialog.inert = false;
  dialog.setAttribute('open', '');
  // Escape, and the gesture "back" of phones.
  dialog.setAttribute('closedby', 'closerequest');
}

/** Whether it stands, as a modal dialog or aside. */
export function isStanding(dialog: HTMLDialogElement): boolean {
  return dialog.isConnected && dialog.open;
}

export function isAside(dialog: HTMLDialogElement): boolean {
  return dialog.matches(':popover-open');
}

/** Takes back what `stepAside` has set. Returns whether there was anything. */
export function leaveAside(dialog: HTMLDialogElement): boolean {
  const wasAside = dialog.hasAttribute('popover');
  if (isAside(dialog)) dialog.hidePopover();
  dialog.removeAttribute('popover');
  dialog.removeAttribute('closedby');
  return wasAside;
}

/** As Escape does where the browser has no `closedby`. */
export function askToClose(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
}
