import { useLayoutEffect, useRef, useState } from 'react';
import { formMember } from '../../../core/base/index.js';
import {
  hiddenValue,
  readFormData,
  type FieldErrors,
  type Form,
  type FormValues,
} from '../../../core/forms/index.js';
import { getDrafts, restoreAnswers } from '../../../core/forms/submission/index.js';
import { useHost, useLatest } from '../../element/index.js';
import { hideOwnChildren, showOwnChildren } from './page-content.js';
import { controlsOf, fillForm, readDefaults, readServerErrors } from './enhanced/index.js';
import { useDraft, usePlace } from './use-draft.js';

export interface Enhancement {
  /** What the server found wrong with a plain post. */
  readonly serverErrors: FieldErrors;
  /** It was sent: what was typed is not needed any more. */
  forget(): void;
  /** Back to what the server rendered. */
  reset(): void;
}

/**
 * Takes a form of the page into use as it stands, and keeps what is typed in it, also when a page morph puts the server's
 * markup in its place.
 */
export function useEnhancement(form: Form, element: HTMLFormElement): Enhancement {
  const host = useHost();
  const place = usePlace();
  const initial = useRef<FormValues>({});
  const draft = useDraft(form, element, () => initial.current);
  const [serverErrors] = useState(() => readServerErrors(element, form));

  useLayoutEffect(() => {
    initial.current = readDefaults(element, form);
    fillHidden(element, form);
    // What the browser or the visitor put in since goes before an older draft.
    restore(element, form, restoreAnswers(form, initial.current, getDrafts().read(form, place)));
  }, [element, form, place]);

  useLayoutEffect(() => {
    const had = formMember(element, 'hasAttribute')('novalidate');
    // Our sentences, not the browser's.
    formMember(element, 'setAttribute')('novalidate', '');
    return () => {
      if (!had) formMember(element, 'removeAttribute')('novalidate');
    };
  }, [element]);

  // A new rendering puts back what a swap took away.
  const [, countSwap] = useState(0);
  useOwnChildren(host, () => {
    if (draft.typed.current) restore(element, form, draft.typed.current);
    countSwap((count) => count + 1);
  });

  return {
    serverErrors,
    forget: draft.forget,
    reset() {
      draft.forget();
      formMember(element, 'reset')();
      fillHidden(element, form);
    },
  };
}

/** Keeps the page's children in view, and says when a page swap has put some in. */
function useOwnChildren(host: HTMLElement | null, onSwap: () => void): void {
  const latest = useLatest(onSwap);
  useLayoutEffect(() => {
    if (!host) return;
    const shown = new Set<Element>();
    const show = () => showOwnChildren(host, shown);
    const watch = new MutationObserver(() => {
      show();
      latest.current();
    });
    watch.observe(host, { attributeFilter: ['slot'], childList: true, subtree: true });
    show();
    return () => {
      watch.disconnect();
      hideOwnChildren(shown);
    };
  }, [host, latest]);
}

/** Fills the fields that still say what the server rendered. */
function restore(element: HTMLFormElement, form: Form, values: FormValues): void {
  const defaults = readDefaults(element, form);
  const current = readFormData(form, new FormData(element));
  const untouched = form.fields
    .filter(({ id, type }) => type !== 'hidden' && isSame(current[id], defaults[id]))
    .map(({ id }) => id);
  fillForm(element, form, untouched, values);
}

/** A hidden field takes its value from the page's query string (storefront §3). */
function fillHidden(element: HTMLFormElement, form: Form): void {
  const query = new URLSearchParams(window.location.search);
  for (const field of form.fields) {
    if (field.type !== 'hidden' || !field.name || !query.has(field.name)) continue;
    for (const control of controlsOf(element, field)) control.value = hiddenValue(field, query);
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
