import { useState } from 'react';
import { builderStrings } from '../../../core/i18n/index.js';
import { useWidgetId } from '../../element/index.js';
import { useBuilder } from './builder-context.js';
import type { FieldEdits } from './field-edits.js';
import { Icon } from './icons.js';
import { typeGroups } from './type-groups.js';
import { focusAttribute } from './use-focus-request.js';

/** A button, and behind it everything that can be added. */
export function TypePicker({ edits }: { readonly edits: FieldEdits }) {
  const { availableFields, focus } = useBuilder();
  const id = useWidgetId();
  const [isOpen, setIsOpen] = useState(false);
  const groups = typeGroups
    .map(({ name, types }) => ({ name, types: types.filter((type) => availableFields.has(type)) }))
    .filter(({ types }) => types.length > 0);

  return (
    <div
      className="picker"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        focus('.fields');
      }}
    >
      <button
        type="button"
        className="add"
        part="add"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        {...{ [focusAttribute]: '.fields' }}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="add" />
        {builderStrings('add')}
      </button>
      {isOpen ? (
        <div className="types" id={id}>
          {groups.map(({ name, types }) => (
            <section key={name} aria-labelledby={`${id}-${name}`}>
              <h3 className="types-title" id={`${id}-${name}`}>
                {builderStrings(`group.${name}`)}
              </h3>
              <ul>
                {types.map((type) => (
                  <li key={type}>
                    <button
                      type="button"
                      className="type"
                      onClick={() => {
                        setIsOpen(false);
                        edits.add(type);
                      }}
                    >
                      <span className="type-name">{builderStrings(`type.${type}`)}</span>{' '}
                      <span className="type-hint">{builderStrings(`typeHint.${type}`)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : null}
    </div>
  );
}
