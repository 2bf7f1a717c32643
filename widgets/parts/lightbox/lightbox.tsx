import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { announceIn, lockScroll, showModal } from '../../../core/dom/index.js';
import { useWidgetId } from '../../element/index.js';
import { useDismissal } from './use-dismissal.js';
import { useIsTall } from './use-is-tall.js';

export interface LightboxProps {
  heading: string;
  closeLabel: string;
  /** Receives the focus when the dialog closes. */
  opener: HTMLElement | null;
  /** Called after the dialog was closed: by its button, Escape or a press outside. */
  onClose(): void;
  children: ReactNode;
}

/** A modal dialog, open from the moment it is rendered. Its parts are `popup`, `popup-heading`, `popup-close` and `popup-close-icon`. */
export function Lightbox({ heading, closeLabel, opener, onClose, children }: LightboxProps) {
  const id = useWidgetId();
  const dialog = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isTall = useIsTall(panel);
  const dismissal = useDismissal(dialog);

  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) showModal(dialog.current);
    title.current?.focus({ preventScroll: true });
    return lockScroll();
  }, []);
  // The live regions of the page are inert while the dialog is open.
  useLayoutEffect(() => (panel.current ? announceIn(panel.current) : undefined), []);

  function close(): void {
    onClose();
    opener?.focus();
  }

  return (
    // The dialog covers the window, so a press on it is a press outside the panel.
    <dialog ref={dialog} className="lightbox" aria-labelledby={id} onClose={close} {...dismissal}>
      <div ref={panel} part="popup" className={isTall ? 'panel tall' : 'panel'}>
        <div className="panel-head">
          <h2 ref={title} part="popup-heading" className="panel-heading" id={id} tabIndex={-1}>
            {heading}
          </h2>
          <button
            part="popup-close"
            className="panel-close"
            type="button"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
          >
            <svg
              part="popup-close-icon"
              className="panel-cross"
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
