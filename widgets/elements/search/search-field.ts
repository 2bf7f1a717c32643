import { useLayoutEffect } from 'react';
import { useSlotted } from '../../element/index.js';

/** The field of the page's form; null while there is none. */
export function useSearchField(): HTMLInputElement | null {
  const form = useSlotted()
    .map((child) => (child.matches('form') ? child : child.querySelector('form')))
    .find((found) => found !== null);
  return (
    form?.querySelector<HTMLInputElement>(
      'input:is([type="search"], [type="text"], :not([type]))',
    ) ?? null
  );
}

export interface FieldMarks {
  readonly listId: string;
  /** Null while the suggestions are closed. */
  readonly activeId: string | null;
  readonly isOpen: boolean;
}

/** Makes the page's field a combobox (APG), and what it was when the element goes. */
export function useFieldMarks(field: HTMLInputElement | null, marks: FieldMarks): void {
  const { listId, activeId, isOpen } = marks;
  useLayoutEffect(() => {
    if (!field) return undefined;
    // The browser's own lists would lie over the suggestions.
    return setAttributes(field, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      autocomplete: 'off',
      list: null,
    });
  }, [field]);
  useLayoutEffect(() => {
    if (!field) return undefined;
    return setAttributes(field, {
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': activeId,
    });
  }, [field, isOpen, listId, activeId]);
}

/** Null removes the attribute. Returns what puts the former values back. */
function setAttributes(
  field: Element,
  values: Readonly<Record<string, string | null>>,
): () => void {
  const names = Object.keys(values);
  const before = names.map((name) => [name, field.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(values)) write(field, name, value);
  return () => {
    for (const [name, value] of before) write(field, name, value);
  };
}

function write(field: Element, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name);
  else field.setAttribute(name, value);
}
