import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { announce, lockScroll, showModal } from '../../../core/dom/index.js';
import { useCartContents, type CartContents } from '../../parts/cart-contents/index.js';
import { useLatest, useMethods, useStates, type MethodsOf } from '../../element/index.js';
import type { cartDrawer, CartDrawerProps } from './definition.js';
import { getDrawerState, type DrawerRequest } from '../../parts/cart-link/index.js';
import { openProductForm } from '../product-form/open/index.js';
import { findReturnFocus } from './return-focus.js';
import { useDialogSpeech, type DialogSpeech } from './use-dialog-speech.js';

export interface DrawerRefs {
  dialog: RefObject<HTMLDialogElement | null>;
  heading: RefObject<HTMLElement | null>;
  closeButton: RefObject<HTMLElement | null>;
}

export interface DrawerControls {
  contents: CartContents;
  /** The announcement of the last add. */
  message: string | null;
  /** The item that was just added. */
  addedItemId: string | null;
  /** The result of the last change, for a live region. */
  speech: DialogSpeech;
  close(): void;
  onClose(): void;
  onPointerDown(event: PointerEvent): void;
  onClick(event: MouseEvent): void;
}

/** Opens and closes the dialog and moves the focus into it and back. */
export function useCartDrawer(
  props: CartDrawerProps,
  { dialog, heading, closeButton }: DrawerRefs,
): DrawerControls {
  const pressedOutside = useRef(false);
  const [request, setRequest] = useState<DrawerRequest | null>(null);
  const [speech, speak] = useDialogSpeech(dialog);
  const contents = useCartContents(speak, openProductForm, props);
  const latest = useLatest(props);

  // A request opens the dialog or, if it is open, only moves the focus.
  useEffect(() => {
    if (!request || !dialog.current) return;
    if (!dialog.current.open) {
      showModal(dialog.current);
      getDrawerState().setOpen(true);
      latest.current.onDrawerOpened?.();
    }
    const first = request.message === undefined ? closeButton : heading;
    first.current?.focus();
  }, [request, dialog, heading, closeButton, latest]);

  const isOpen = request !== null;
  useEffect(() => (isOpen ? lockScroll() : undefined), [isOpen]);
  useEffect(() => () => getDrawerState().setOpen(false), []);

  const close = useCallback(() => dialog.current?.close(), [dialog]);

  useMethods<MethodsOf<typeof cartDrawer>>({
    open(next = {}) {
      const message = next.message ?? null;
      const isPrevented = request === null && props.onBeforeOpen?.({ message }) === false;
      if (!isPrevented) setRequest({ ...next });
      // The dialog would have said it.
      else if (message !== null) announce(message);
      return !isPrevented;
    },
    close,
  });
  useStates({ open: isOpen, empty: contents.isEmpty, updating: contents.isUpdating });

  return {
    contents,
    message: request?.message ?? null,
    addedItemId: request?.itemId ?? null,
    speech,
    close,
    onClose() {
      setRequest(null);
      getDrawerState().setOpen(false);
      findReturnFocus(request?.opener)?.focus({ preventScroll: true });
      props.onDrawerClosed?.();
    },
    onPointerDown(event) {
      pressedOutside.current = event.target === dialog.current;
    },
    onClick(event) {
      // Ignore a press that begins inside and ends over the backdrop.
      if (event.target === dialog.current && pressedOutside.current) close();
    },
  };
}
