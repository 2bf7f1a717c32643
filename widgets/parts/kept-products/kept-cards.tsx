import { useLayoutEffect, useRef } from 'react';
import { keptStrings } from '../../../core/i18n/strings/kept.js';
import { useWidgetId } from '../../element/index.js';
import { followInEditor } from '../../hooks/index.js';
import { ProductCard, type CardTitleTag } from '../product-card/index.js';
import { titleOf, type KeptRow } from './kept-rows.js';

/** Cards whose pictures load at once. */
const firstCards = 4;

export interface KeptCardsProps {
  readonly rows: readonly KeptRow[];
  readonly titleTag: CardTitleTag;
  /** Names the list. */
  readonly label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string };
  /** Whether the shop is still being asked. */
  readonly isBusy: boolean;
  /** Without it the cards have no button. */
  onRemove?(row: KeptRow): void;
  onUndo?(row: KeptRow): void;
}

/** The grid of the cards. After a press of a card's button the focus is on the one that takes its place. */
export function KeptCards({ rows, titleTag, label, isBusy, onRemove, onUndo }: KeptCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const index = rows.findIndex(({ kept }) => kept.id === pressed.current);
    pressed.current = null;
    list.current?.children[index]?.querySelector('button')?.focus();
  });
  const follow = (row: KeptRow, run: ((row: KeptRow) => void) | undefined) => () => {
    pressed.current = row.kept.id;
    run?.(row);
  };

  return (
    <ul ref={list} part="list" className="list" role="list" aria-busy={isBusy} {...label}>
      {rows.map((row, index) => (
        <li key={row.kept.id} part="card" className="card">
          {row.isRemoved ? (
            <RemovedCard title={titleOf(row)} onUndo={follow(row, onUndo)} />
          ) : (
            <>
              {row.product ? (
                <ProductCard
                  product={row.product}
                  titleTag={titleTag}
                  isFirst={index < firstCards}
                />
              ) : (
                <PendingCard row={row} titleTag={titleTag} />
              )}
              {onRemove ? (
                <button
                  part="remove"
                  className="remove"
                  type="button"
                  aria-label={keptStrings('removeOf', { title: titleOf(row) })}
                  onClick={follow(row, onRemove)}
                >
                  {keptStrings('remove')}
                </button>
              ) : null}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** As high as the card that comes: title and address are known. */
function PendingCard({ row, titleTag: Title }: { row: KeptRow; titleTag: CardTitleTag }) {
  const { url } = row.kept;
  return (
    <>
      <div part="picture" className="picture" />
      <div className="words">
        <Title part="title" className="title">
          {url ? (
            <a part="link" className="link" href={url} onClick={followInEditor}>
              {titleOf(row)}
            </a>
          ) : (
            titleOf(row)
          )}
        </Title>
        <p className="facts">{'\u00a0'}</p>
      </div>
    </>
  );
}

function RemovedCard({ title, onUndo }: { title: string; onUndo(): void }) {
  const id = `${useWidgetId()}-removed`;
  return (
    <div part="removed" className="picture removed">
      <p id={id}>{keptStrings('removed', { title })}</p>
      <button
        part="undo"
        className="undo"
        type="button"
        aria-label={keptStrings('undoOf', { title })}
        aria-describedby={id}
        onClick={onUndo}
      >
        {keptStrings('undo')}
      </button>
    </div>
  );
}
