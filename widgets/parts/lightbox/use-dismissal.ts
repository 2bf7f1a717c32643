import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/**
 * Closes the dialog on a press outside: one that starts and ends on the dialog itself, behind its panel. A text
 * selection dragged out of the panel, or a press on the scroll bar, does not close it.
 */
export function useDismissal(dialog: RefObject<HTMLDialogElement | null>) {
  const isPressed = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      isPressed.current = event.target === dialog.current && !isOnScrollBar(event);
    },
    onClick(event: MouseEvent) {
      const isOutside = event.target === dialog.current && isPressed.current;
      isPressed.current = false;
      if (isOutside) dialog.current?.close();
    },
  };
}

function isOnScrollBar({ clientX, currentTarget }: PointerEvent): boolean {
  const { clientLeft, clientWidth } = currentTarget;
  const x = clientX - currentTarget.getBoundingClientRect().left;
  return clientWidth > 0 && (x < clientLeft || x >= clientLeft + clientWidth);
}
