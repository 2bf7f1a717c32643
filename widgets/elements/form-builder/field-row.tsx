import type { KeyboardEvent, PointerEvent } from 'react';
import type { BuilderField } from '../../../core/forms/builder/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { useBuilder } from './builder-context.js';
import type { FieldEdits } from './field-edits.js';
import { FieldEditor } from './field-editor.js';
import { fieldName } from './field-name.js';
import { Grip, Icon } from './icons.js';
import { rowAttribute } from './use-drag-order.js';
import { focusAttribute } from './use-focus-request.js';

export interface FieldRowProps {
  readonly field: BuilderField;
  readonly edits: FieldEdits;
  /** Among the fields that are there, from 0. */
  readonly place: number;
  readonly isLast: boolean;
  readonly isHeld: boolean;
  readonly onGrip: (event: PointerEvent) => void;
}

/** A field in the list: its name, its position and, when it is open, the editor of its properties. */
export function FieldRow({ field, edits, place, isLast, isHeld, onGrip }: FieldRowProps) {
  const builder = useBuilder();
  const bodyId = useWidgetId();
  const title = fieldName(field);
  const isOpen = builder.openId === field.id;
  const isUnfinished = builder.problems.some(({ fieldId }) => fieldId === field.id);
  const notes = [
    builderStrings(`type.${field.type}`),
    field.required && builderStrings('required'),
  ].filter(Boolean);

  function step(by: -1 | 1, member: 'up' | 'down' | 'toggle'): void {
    edits.move(field.id, place + by);
    builder.focus(`${field.id}.${member}`);
  }

  function stepByKey(event: KeyboardEvent): void {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    step(by, 'toggle');
  }

  return (
    <li
      className={`row${isOpen ? ' row-open' : ''}${isHeld ? ' row-held' : ''}`}
      part="field"
      {...{ [rowAttribute]: field.id }}
    >
      <div className="row-head">
        <span className="grip" title={builderStrings('dragHint')} onPointerDown={onGrip}>
          <Grip />
        </span>
        <button
          type="button"
          className="row-toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          {...{ [focusAttribute]: `${field.id}.toggle` }}
          onClick={() => builder.open(isOpen ? null : field.id)}
          onKeyDown={stepByKey}
        >
          <span className="row-words">
            <span className="row-title">{title}</span>{' '}
            <span className="row-notes">
              {notes.join(', ')}
              {isUnfinished ? (
                <>
                  {', '}
                  <strong className="row-unfinished">{builderStrings('unfinished')}</strong>
                </>
              ) : null}
            </span>
          </span>
          <Icon name="open" />
        </button>
        {(['up', 'down'] as const).map((way) => {
          const isEnd = way === 'up' ? place === 0 : isLast;
          return (
            <button
              key={way}
              type="button"
              className="icon-button"
              aria-label={builderStrings(way === 'up' ? 'moveUp' : 'moveDown', { title })}
              aria-disabled={isEnd || undefined}
              {...{ [focusAttribute]: `${field.id}.${way}` }}
              onClick={() => !isEnd && step(way === 'up' ? -1 : 1, way)}
            >
              <Icon name={way} />
            </button>
          );
        })}
      </div>
      {isOpen ? (
        <div className="row-body" id={bodyId}>
          <FieldEditor field={field} edits={edits} />
          <div className="row-actions">
            <button type="button" className="quiet" onClick={() => edits.copy(field.id)}>
              {builderStrings('copy')}
            </button>
            <button
              type="button"
              className="quiet quiet-danger"
              onClick={() => edits.remove(field.id)}
            >
              {builderStrings('remove')}
            </button>
          </div>
        </div>
      ) : null}
    </li>
  );
}

/** The place of a removed field, with the way back. */
export function RemovedRow({ field, edits }: Pick<FieldRowProps, 'field' | 'edits'>) {
  const title = fieldName(field);
  return (
    <li className="row row-removed">
      <span className="removed-words">{builderStrings('removedRow', { title })}</span>
      <button
        type="button"
        className="quiet"
        aria-label={builderStrings('undoRemoval', { title })}
        {...{ [focusAttribute]: `${field.id}.undo` }}
        onClick={() => edits.restore(field.id)}
      >
        {builderStrings('undo')}
      </button>
    </li>
  );
}
