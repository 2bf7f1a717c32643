import { createExpiringStorage } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';
import type { Answer, Form, FormField, FormValues } from '../form.js';
import { readAnswers } from '../read-answers.js';
import { readValues } from '../read-values.js';

/** Unsent input of a form. */
export interface Draft {
  /** Initial values of the form. A field whose initial value differs next time is not restored. */
  readonly initial: FormValues;
  readonly values: FormValues;
}

/** Drafts of this tab. They survive failed submissions and reloads, and end with the tab. */
export interface Drafts {
  /** @param place Identifies the form's position, such as the page's path. */
  read(form: Form, place: string): Draft | null;
  write(form: Form, place: string, draft: Draft): void;
  remove(form: Form, place: string): void;
}

/** Returns the page's drafts. Passwords, hidden values and captchas are never stored. */
export function getDrafts(): Drafts {
  return getRuntime().shared('form-drafts', createDrafts);
}

/** Returns the initial answers, with those of the draft for fields whose initial value is the same. */
export function restoreAnswers(form: Form, initial: FormValues, draft: Draft | null): FormValues {
  if (draft === null) return initial;
  const restored = form.fields.filter(isKept).flatMap(({ id }) => {
    const typed = draft.values[id];
    return typed !== undefined && isSame(initial[id], draft.initial[id]) ? [[id, typed]] : [];
  });
  return { ...initial, ...(Object.fromEntries(restored) as FormValues) };
}

function createDrafts(): Drafts {
  const { clock } = getRuntime();
  const storage = createExpiringStorage({ area: 'session', clock, cookieFallback: false });
  const nameOf = ({ id }: Form, place: string) => `form-draft:${JSON.stringify([id, place])}`;

  return {
    read(form, place) {
      const kept = readValues(storage.get(nameOf(form, place)));
      if (kept === null) return null;
      const read = (values: unknown) => keep(form, readAnswers(form, values));
      return { initial: read(kept['initial']), values: read(kept['values']) };
    },
    write(form, place, { initial, values }) {
      const draft = { initial: keep(form, initial), values: keep(form, values) };
      if (isSame(draft.initial, draft.values)) storage.remove(nameOf(form, place));
      else storage.set(nameOf(form, place), JSON.stringify(draft));
    },
    remove(form, place) {
      storage.remove(nameOf(form, place));
    },
  };
}

function keep(form: Form, values: FormValues): FormValues {
  const kept = form.fields.filter((field) => isKept(field) && values[field.id] !== undefined);
  return Object.fromEntries(kept.map(({ id }) => [id, values[id] as Answer]));
}

function isKept({ type }: FormField): boolean {
  return type !== 'password' && type !== 'hidden';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
