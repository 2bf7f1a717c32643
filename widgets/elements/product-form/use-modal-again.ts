import { useEffect, type RefObject } from 'react';
import { showModal } from '../../../core/dom/index.js';
import { useHost } from '../../element/index.js';

/** A popover while a layer of somebody else stands. The list takes what a browser does not know for nothing. */
const modal = ':is(:modal, :popover-open)';

/**
 * Makes the dialog modal again, with its focus, after a page morph has removed it and the element has put it back: the
 * removal ends the modal state without an event.
 */
export function useModalAgain(dialog: RefObject<HTMLDialogElement | null>): void {
  const host = useHost();
  useEffect(() => {
    if (!host) return;
    const watch = new MutationObserver(() => {
      const { current } = dialog;
      if (!current?.isConnected || !current.open || current.matches(modal)) return;
      const focused = document.activeElement;
      current.removeAttribute('open');
      showModal(current);
      if (focused instanceof HTMLElement && current.contains(focused)) focused.focus();
    });
    watch.observe(host, { childList: true });
    return () => watch.disconnect();
  }, [host, dialog]);
}
