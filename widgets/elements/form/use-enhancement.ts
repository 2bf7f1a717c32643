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
  /** The server's errors after a plain post. */
  readonly serverErrors: FieldErrors;
  /** Removes the draft after a submission. */
  forget(): void;
  /** Restores the server's values. */
  reset(): void;
}

/**
 * Enhances a form of the page and keeps its typed text, also when a page morph replaces it with the server's markup.
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
    // Values restored by the browser or typed since take precedence over an older draft.
    restore(element, form, restoreAnswers(form, initial.current, getDrafts().read(form, place)));
  }, [element, form, place]);

  useLayoutEffect(() => {
    const had = formMember(element, 'hasAttribute')('novalidate');
    // Replaces the browser's validation messages by ours.
    formMember(element, 'setAttribute')('novalidate', '');
    return () => {
      if (!had) formMember(element, 'removeAttribute')('novalidate');
    };
  }, [element]);

  // A new render restores nodes that a page swap removed.
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

/** Keeps the page's children visible and calls `onSwap` when a page swap adds some. */
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

/** Fills the fields that still have the server's value. */
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
