import { useLayoutEffect, useRef } from 'react';
import { showModal } from '../../../core/dom/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { addToCartStrings } from '../../../core/i18n/strings/add-to-cart.js';
import { useWidgetId } from '../../element/index.js';

export interface FailureDialogProps {
  title: string | undefined;
  text: string;
  /** Called after the dialog was closed, by its button or by Escape. */
  onClose(): void;
  /** Set if a retry may succeed; called after `onClose`. */
  onRetry?: (() => void) | undefined;
}

/** The modal alert of a failure (storefront §8); it opens when it is rendered. */
export function FailureDialog({ title, text, onClose, onRetry }: FailureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useWidgetId();
  const retries = useRef(false);
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) showModal(dialog.current);
  }, []);

  return (
    <dialog
      ref={dialog}
      part="dialog"
      className="dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => {
        onClose();
        if (retries.current) onRetry?.();
      }}
    >
      <h2 part="dialog-title" className="dialog-title" id={`${id}-title`}>
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="dialog-buttons">
        {onRetry && (
          <button
            part="retry"
            className="dialog-button accent"
            type="button"
            onClick={() => {
              retries.current = true;
              dialog.current?.close();
            }}
          >
            {cartStrings('tryAgain')}
          </button>
        )}
        <button
          part="dialog-button"
          className={`dialog-button ${onRetry ? 'quiet' : 'accent'}`}
          type="button"
          onClick={() => dialog.current?.close()}
        >
          {addToCartStrings('ok')}
        </button>
      </div>
    </dialog>
  );
}
