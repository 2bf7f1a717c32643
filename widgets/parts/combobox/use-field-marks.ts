import { useLayoutEffect } from 'react';

export interface FieldMarks {
  readonly listId: string;
  /** Null while the suggestions are closed. */
  readonly activeId: string | null;
  readonly isOpen: boolean;
  /** The browser may fill the field in while the suggestions are closed. */
  readonly hasAutofill?: boolean;
}

/** Makes the page's field a combobox (APG), and what it was when the element goes. */
export function useFieldMarks(field: HTMLInputElement | null, marks: FieldMarks): void {
  const { listId, activeId, isOpen, hasAutofill = false } = marks;
  useLayoutEffect(() => {
    if (!field) return undefined;
    return setAttributes(field, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      list: null,
    });
  }, [field]);
  const isOff = isOpen || !hasAutofill;
  useLayoutEffect(() => {
    // The browser's own lists would lie over the suggestions.
    return field && isOff ? setAttributes(field, { autocomplete: 'off' }) : undefined;
  }, [field, isOff]);
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
