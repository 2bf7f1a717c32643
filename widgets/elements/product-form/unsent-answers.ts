import type { Form, FormValues } from '../../../core/forms/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/**
 * Answers of forms that were closed without being submitted, until the page is left. The key covers the form, the item
 * and the entry's own answers, so that two entries of one item are kept apart.
 */
export interface UnsentAnswers {
  get(key: string): FormValues | null;
  set(key: string, values: FormValues): void;
  delete(key: string): void;
}

/** Shared by every copy of the library on the page. */
export function getUnsentAnswers(): UnsentAnswers {
  return getRuntime().shared('product-form.drafts', createUnsentAnswers);
}

export function unsentKey(form: Form, title: string, initial: FormValues): string {
  return JSON.stringify([form.id, title, initial]);
}

function createUnsentAnswers(): UnsentAnswers {
  const answers = new Map<string, FormValues>();
  return {
    get: (key) => answers.get(key) ?? null,
    set: (key, values) => void answers.set(key, values),
    delete: (key) => void answers.delete(key),
  };
}
