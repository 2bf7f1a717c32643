import { createExpiringStorage } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';
import type { Form, FormValues } from '../form.js';
import { textsOf } from '../read-answers.js';

/** Lifetime of a key on the server, in milliseconds. */
const lifetime = 60 * 60 * 1000;

/**
 * Keys of submissions with an unknown outcome. The same answers are sent again under the same key, so that the server
 * stores them once, also after a reload.
 */
export interface SubmissionKeys {
  recall(form: Form, values: FormValues): string | null;
  remember(form: Form, values: FormValues, key: string): void;
  forget(form: Form, values: FormValues): void;
}

/** Returns the page's keys, shared by all copies of the library. */
export function getSubmissionKeys(): SubmissionKeys {
  return getRuntime().shared('form-submission-keys', createSubmissionKeys);
}

function createSubmissionKeys(): SubmissionKeys {
  const { clock } = getRuntime();
  const storage = createExpiringStorage({ area: 'session', clock, cookieFallback: false });
  const memory = new Map<string, { key: string; end: number }>();

  return {
    recall(form, values) {
      const name = nameOf(form, values);
      const known = memory.get(name);
      if (known && known.end > clock.now()) return known.key;
      return storage.get(name);
    },
    remember(form, values, key) {
      const name = nameOf(form, values);
      memory.set(name, { key, end: clock.now() + lifetime });
      // Even the digest of a password is not stored.
      if (!hasSecret(form, values)) storage.set(name, key, lifetime);
    },
    forget(form, values) {
      const name = nameOf(form, values);
      memory.delete(name);
      storage.remove(name);
    },
  };
}

function nameOf(form: Form, values: FormValues): string {
  return `form-key:${digest(JSON.stringify([form.id, values]))}`;
}

function hasSecret(form: Form, values: FormValues): boolean {
  return form.fields.some(
    ({ id, type }) => type === 'password' && textsOf(values[id]).some((text) => text !== ''),
  );
}

/** A 64-bit digest (FNV-1a, twice), to compare answers without storing them. */
function digest(text: string): string {
  return [0x811c9dc5, 0x01234567].map((seed) => hash(text, seed).toString(16)).join('');
}

function hash(text: string, seed: number): number {
  let sum = seed;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return sum >>> 0;
}
