import { useEffect, type RefObject } from 'react';
import { useHost } from '../../element/index.js';

/**
 * A page morph that throws the element's children away ends the modal state of a dialog among them, without an event;
 * the element puts them back, and this makes the dialog modal again, with the focus where it was.
 */
export function useModalAgain(dialog: RefObject<HTMLDialogElement | null>): void {
  const host = useHost();
  useEffect(() => {
    if (!host) return;
    const watch = new MutationObserver(() => {
      const { current } = dialog;
      if (!current?.isConnected || !current.open || current.matches(':modal')) return;
      const focused = document.activeElement;
      current.removeAttribute('open');
      current.showModal();
      if (focused instanceof HTMLElement && current.contains(focused)) focused.focus();
    });
    watch.observe(host, { childList: true });
    return () => watch.disconnect();
  }, [host, dialog]);
}
