import type { Ref } from 'react';
import type { AttemptPhase } from '../../../core/commerce/cart/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { FailureDialog } from './failure-dialog.js';
import type { ButtonMessage } from './labels.js';
import type { OpenBar } from './use-buy-bar.js';
import type { OpenNotice } from './use-notice.js';

export interface AddButtonProps {
  ref?: Ref<HTMLButtonElement>;
  state: AttemptPhase;
  /** The text while idle. */
  label: string;
  /** The name while idle, where it says more than the text. */
  name: string | undefined;
  /** Whether nothing can be bought: sold out, or a subscription without a price. */
  isBlocked: boolean;
  /** Whether a restock form replaces it. */
  isReplaced: boolean;
  /** Whether 'Added!' is among its texts. */
  saysAdded: boolean;
  /** Whether a press opens the product's form. */
  opensDialog: boolean;
  /** Shown below the button at all times, such as 'Checks out this item only'. */
  note: string | null;
  /** Shown below the button until the next action. */
  message: ButtonMessage | null;
  /** Whether the message is an alert; otherwise it was announced. */
  isAlert: boolean;
  /** The failure that the dialog shows now, instead of a message. */
  dialog: ButtonMessage | null;
  /** The notice of the last add, while it is open. */
  notice: OpenNotice | null;
  /** The bar for while the button is out of view. */
  bar: OpenBar | null;
  /** The button itself, once it is rendered. */
  main: HTMLElement | null;
  onPress(): void;
  /** Retries the same attempt, from the message or the dialog. */
  onRetry?: (() => void) | undefined;
  onDismiss(): void;
}

/** The button, the messages below it, and the alert dialog. Never `disabled`, which would drop the focus. */
export function AddButton({ ref, ...props }: AddButtonProps) {
  const { state, isBlocked, note, message, dialog } = props;
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
        className="button accent"
        type="submit"
        aria-disabled={isBlocked || state !== 'idle'}
        aria-busy={state === 'adding'}
        aria-label={state === 'idle' ? props.name : undefined}
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
      {props.bar && (
        <props.bar.Bar
          main={props.main}
          selection={props.bar.selection}
          isDisabled={isBlocked || state !== 'idle'}
          isBusy={state === 'adding'}
          onPress={props.onPress}
        >
          <Labels {...props} />
        </props.bar.Bar>
      )}
      {props.notice && <props.notice.Notice {...props.notice} key={props.notice.key} />}
      {dialog && (
        <FailureDialog
          title={dialog.title}
          text={dialog.text}
          onClose={props.onDismiss}
          onRetry={props.onRetry}
        />
      )}
    </>
  );
}

/**
 * All texts share one grid cell, so that the button is as wide as the widest text and never changes its width. In a
 * React app there is no style sheet to do so, and only the current text is rendered.
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
  return Object.entries(texts).map(([name, text]) => (
    <span
      key={name}
      part="label"
      className={name === shown ? 'label' : 'label unseen'}
      aria-hidden={name !== shown}
    >
      {name === 'adding' && <span part="spinner" className="spinner" aria-hidden="true" />}
      {name === 'added' && <span part="check" className="check" aria-hidden="true" />}
      <span>{text}</span>
    </span>
  ));
}
