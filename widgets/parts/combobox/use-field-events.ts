import { formMember } from '../../../core/base/index.js';
import { useEffect } from 'react';
import { keyedOption } from '../../../core/suggest/index.js';
import { useHost, useHostEvent, useLatest } from '../../element/index.js';

export interface FieldHandlers {
  readonly isOpen: boolean;
  readonly active: number;
  readonly count: number;
  setActive(place: number): void;
  open(): void;
  close(): void;
  type(text: string): void;
  submit(text: string): void;
}

/** Tells the suggestions about events of the page's field and form. */
export function useFieldEvents(field: HTMLInputElement | null, handlers: FieldHandlers): void {
  const host = useHost();
  const latest = useLatest(handlers);

  useEffect(() => {
    if (!field) return undefined;
    const { signal, abort } = createListening();
    field.addEventListener('input', () => latest.current.type(field.value), { signal });
    for (const type of ['focus', 'click'] as const) {
      field.addEventListener(type, () => latest.current.open(), { signal });
    }
    field.addEventListener('keydown', (event) => press(event, latest.current, host), { signal });
    const listen = field.form && formMember(field.form, 'addEventListener');
    listen?.('submit', () => latest.current.submit(field.value), { signal });
    // The press that fetched this code has put the focus there already.
    if (field.matches(':focus')) latest.current.open();
    return abort;
  }, [field, host, latest]);

  useHostEvent('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && host?.contains(relatedTarget);
    // The window itself has lost the focus: the list is there when it is back.
    if (!isInside && document.hasFocus()) handlers.close();
  });
}

function createListening() {
  const listening = new AbortController();
  return { signal: listening.signal, abort: () => listening.abort() };
}

function press(event: KeyboardEvent, handlers: FieldHandlers, host: HTMLElement | null): void {
  const { isOpen, active, count } = handlers;
  if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'Escape') {
    if (!isOpen) return;
    // The browser would empty the field.
    event.preventDefault();
    return handlers.close();
  }
  if (event.key === 'Enter') {
    if (!isOpen || active < 0) return;
    event.preventDefault();
    host?.querySelector<HTMLElement>('[role="option"][aria-selected="true"]')?.click();
    return;
  }
  if (event.altKey) {
    if (event.key === 'ArrowUp') handlers.close();
    if (event.key === 'ArrowDown') handlers.open();
    return;
  }
  if (!isOpen) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    return handlers.open();
  }
  const next = keyedOption(event.key, active, count);
  if (next === null) return;
  event.preventDefault();
  handlers.setActive(next);
}
