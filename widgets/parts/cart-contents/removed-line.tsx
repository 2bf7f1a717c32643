import { cartPageStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import type { CartRow } from './cart-row.js';
import type { LineActions } from './use-cart-contents.js';

export interface RemovedLineProps {
  row: CartRow;
  /** Id of the text why it could not be restored. */
  problemId: string | undefined;
  actions: LineActions;
}

/** Replaces a removed line, so that the layout stays and a second press hits no other line. */
export function RemovedLine({ row, problemId, actions }: RemovedLineProps) {
  const { title } = row.entry;
  const id = `${useWidgetId()}-removed`;
  const isRestoring = row.state === 'restoring';
  return (
    <p part="removed" className="removed">
      <span id={id}>{cartPageStrings('removed', { title })}</span>
      <span aria-hidden="true"> – </span>
      <button
        part="undo"
        className="text-button"
        type="button"
        aria-label={cartPageStrings('undoOf', { title })}
        aria-describedby={[id, problemId].filter(Boolean).join(' ')}
        aria-disabled={isRestoring}
        aria-busy={isRestoring}
        onClick={(event) => {
          event.currentTarget.focus();
          actions.undo(row.key);
        }}
      >
        <span>{cartPageStrings('undo')}</span>
      </button>
    </p>
  );
}
