import type { Form, FormValues } from '../../../core/forms/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/**
 * What was typed into forms that were closed without being sent, until the page is left. By form, item and what the
 * entry has: two entries of one item are two drafts.
 */
export interface Drafts {
  get(key: string): FormValues | null;
  set(key: string, values: FormValues): void;
  delete(key: string): void;
}

/** Those of the page: another copy of the library sees them too. */
export function getDrafts(): Drafts {
  return getRuntime().shared('product-form.drafts', createDrafts);
}

export function draftKey(form: Form, title: string, initial: FormValues): string {
  return JSON.stringify([form.id, title, initial]);
}

function createDrafts(): Drafts {
  const drafts = new Map<string, FormValues>();
  return {
    get: (key) => drafts.get(key) ?? null,
    set: (key, values) => void drafts.set(key, values),
    delete: (key) => void drafts.delete(key),
  };
}
