import { useEffect, useLayoutEffect } from 'react';
import { formMember, onPageShow, type PageShow } from '../../../core/base/index.js';
import { controlName, type Form } from '../../../core/forms/index.js';
import { useLatest } from '../../element/index.js';

export interface FormEvents {
  submit(): void;
  reset(): void;
  /** Called when an answer changes. */
  changed(fieldId: string): void;
  /** Called when the page returns from the back/forward cache. */
  returned(): void;
}

/** Listens to a form, enhanced or rendered. */
export function useFormEvents(
  element: HTMLFormElement | null,
  form: Form,
  events: FormEvents,
): void {
  const latest = useLatest(events);

  // A layout effect, so that the listener is there before the first press.
  useLayoutEffect(() => {
    if (!element) return;
    const life = new AbortController();
    const { signal } = life;
    const listen = formMember(element, 'addEventListener');
    const on = (type: string, run: (event: Event) => void) => listen(type, run, { signal });
    const change = ({ target }: Event) => {
      const fieldId = fieldOf(form, target);
      if (fieldId !== null) latest.current.changed(fieldId);
    };

    on('submit', (event) => {
      if (event.defaultPrevented || !isForm(event, element)) return;
      event.preventDefault();
      latest.current.submit();
    });
    on('reset', (event) => {
      // The controls have their initial values only after the event.
      if (isForm(event, element)) queueMicrotask(() => latest.current.reset());
    });
    on('input', change);
    on('change', change);
    return () => life.abort();
  }, [element, form, latest]);

  useEffect(() => {
    const life = new AbortController();
    const onShow = (kind: PageShow) => {
      if (kind === 'bfcache') latest.current.returned();
    };
    onPageShow(onShow, { signal: life.signal });
    return () => life.abort();
  }, [latest]);
}

function isForm({ target }: Event, element: HTMLFormElement): boolean {
  return target === element;
}

/** Finds the field of a control. */
function fieldOf(form: Form, control: EventTarget | null): string | null {
  if (!(
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )) {
    return null;
  }
  const { name } = control;
  const field = form.fields.find(
    (candidate) =>
      controlName(candidate) === name ||
      candidate.options.some((statement) => controlName(candidate, statement) === name),
  );
  return field?.id ?? null;
}
