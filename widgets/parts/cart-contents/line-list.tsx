import { memo, type Ref, type RefObject } from 'react';
import type { CurrencyCode } from '../../../core/commerce/money/index.js';
import { useWidgetId } from '../../element/index.js';
import type { CartRow } from './cart-row.js';
import { CartLine } from './cart-line.js';
import { RemovedLine } from './removed-line.js';
import { RowFocus } from './row-focus.js';
import type { CartContents, LineActions } from './use-cart-contents.js';

export interface LineListProps {
  contents: CartContents;
  /** Labels the list, and receives the focus when no line is left. */
  heading: RefObject<HTMLElement | null>;
  headingId: string;
}

/** The lines, and the rows of removed ones. */
export function LineList({ contents, heading, headingId }: LineListProps) {
  const { cart, rows, pendingEntryIds, actions } = contents;
  return (
    <RowFocus rows={rows} heading={heading}>
      {(list: Ref<HTMLUListElement>) => (
        // Safari removes the role of lists without bullets.
        <ul ref={list} part="list" className="lines" role="list" aria-labelledby={headingId}>
          {rows.map((row) => (
            <li key={row.key} data-row={row.key}>
              <Row
                row={row}
                currency={cart.currency}
                isPending={pendingEntryIds.has(row.entry.id)}
                actions={actions}
              />
            </li>
          ))}
        </ul>
      )}
    </RowFocus>
  );
}

interface RowProps {
  row: CartRow;
  currency: CurrencyCode;
  isPending: boolean;
  actions: LineActions;
}

/**
 * A line or its replacement after a removal, and why its last change was refused. A change of another line leaves it
 * alone: React writes attributes of each input that it renders again.
 */
const Row = memo(function Row({ row, currency, isPending, actions }: RowProps) {
  const { problem } = row;
  const id = `${useWidgetId()}-problem`;
  const problemId = problem === null ? undefined : id;
  return (
    <>
      {row.state === 'present' ? (
        <CartLine
          row={row}
          currency={currency}
          isPending={isPending}
          problemId={problemId}
          actions={actions}
        />
      ) : (
        <RemovedLine row={row} problemId={problemId} actions={actions} />
      )}
      {problem !== null && (
        <p part="problem" className="problem" id={id}>
          {problem.title !== null && <strong className="problem-title">{problem.title}</strong>}
          <span>{problem.text}</span>
        </p>
      )}
    </>
  );
});
