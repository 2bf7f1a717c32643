import type { Ref } from 'react';
import type { ButtonState } from '../../../core/commerce/cart/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { useHost, useWidgetId } from '../../element/index.js';
import { FailureDialog } from './failure-dialog.js';

export interface ButtonMessage {
  kind: 'problem' | 'failure' | 'note';
  /** The alert's title (storefront §8). */
  title?: string;
  text: string;
}

export interface AddButtonProps {
  ref?: Ref<HTMLButtonElement>;
  state: ButtonState;
  /** The text while idle. */
  label: string;
  isSoldOut: boolean;
  /** Whether a restock form stands in its place. */
  isReplaced: boolean;
  /** Whether 'Added!' is among its texts. */
  saysAdded: boolean;
  /** Whether a press opens the product's form. */
  opensDialog: boolean;
  /** Stands below the button always, such as 'Checks out this item only'. */
  note: string | null;
  /** Stays below the button until the next action. */
  message: ButtonMessage | null;
  /** Whether the message appears as an alert of its own, or has been announced or shown otherwise. */
  isAlert: boolean;
  /** The failure that a dialog shows now. */
  dialog: ButtonMessage | null;
  onPress(): void;
  /** Offers to try the same again. */
  onRetry?: (() => void) | undefined;
  onDismiss(): void;
}

/** The button, what it has to say below it, and the alert dialog. Never disabled: that would drop the focus. */
export function AddButton({ ref, ...props }: AddButtonProps) {
  const { state, isSoldOut, note, message, dialog } = props;
  const id = useWidgetId();
  if (props.isReplaced) return null;
  const messageId = `${id}-message`;
  const noteId = `${id}-note`;
  const describedBy = [note && noteId, message && messageId].filter(Boolean).join(' ');
  return (
    <>
      <button
        ref={ref}
        part="button"
        className="button"
        type="submit"
        aria-disabled={isSoldOut || state !== 'idle'}
        aria-busy={state === 'adding'}
        aria-haspopup={props.opensDialog ? 'dialog' : undefined}
        aria-describedby={describedBy || undefined}
        onClick={props.onPress}
      >
        <Labels {...props} />
      </button>
      {note && (
        <p part="note" className="note" id={noteId}>
          {note}
        </p>
      )}
      {message && (
        <div
          part="message"
          className={`message ${message.kind}`}
          id={messageId}
          role={props.isAlert ? 'alert' : undefined}
        >
          {message.title && <strong className="title">{message.title}</strong>}
          <span className="text">{message.text}</span>
          {props.onRetry && (
            <button part="retry" className="retry" type="button" onClick={props.onRetry}>
              {cartStrings('tryAgain')}
            </button>
          )}
        </div>
      )}
      {dialog && (
        <FailureDialog title={dialog.title} text={dialog.text} onClose={props.onDismiss} />
      )}
    </>
  );
}

/**
 * All texts lie in one grid cell, so that the button is as wide as the widest and never changes. Without the element
 * there is no sheet to lay them so: then only the shown one is there.
 */
function Labels({
  state,
  label,
  saysAdded,
}: Pick<AddButtonProps, 'state' | 'label' | 'saysAdded'>) {
  const shown = state === 'failed' ? 'adding' : state;
  const texts = {
    idle: label,
    adding: cartStrings('adding'),
    ...(saysAdded && { added: cartStrings('added') }),
  };
  const isStyled = useHost() !== null;
  const present = Object.entries(texts).filter(([name]) => isStyled || name === shown);
  return present.map(([name, text]) => (
    <span
      key={name}
      part="label"
      className={name === shown ? 'label' : 'label unseen'}
      aria-hidden={name !== shown}
    >
      {name === 'adding' && <span part="spinner" className="spinner" aria-hidden="true" />}
      {name === 'added' && <span className="check" aria-hidden="true" />}
      <span>{text}</span>
    </span>
  ));
}
