import { createHash } from 'node:crypto';
import {
  honeypotName,
  readFormData,
  textsOf,
  type FieldErrors,
  type Form,
  type FormValues,
} from 'vitrine/core/forms';
import { Problem, usualSize } from '../../server/index.js';
import type { PageCall } from '../page-call.js';
import type { StorefrontServices } from '../services.js';
import type { FormPage } from '../views/parts/website-form.js';

/** A form posted without script. Names that begin with `_` are reserved for the page. */
export interface Sent {
  readonly values: FormValues;
  readonly crumb: string | undefined;
  /** Created with the page, so the same for a second press; empty on a page that caches keep. */
  readonly key: string;
  readonly page: FormPage;
  /** What stands in the field that people never see. */
  readonly trap: string;
}

/** Limit for the texts that describe the page, in characters. */
const longestText = 500;
/** The keys the server accepts. */
const keyPattern = /^[\w-]{16,100}$/;

/**
 * Holds the texts of a form to what a person types, because the page prints them again: only its files may be large.
 * @throws Problem `body-too-large`.
 */
export function holdTexts(data: FormData): void {
  // A file that is refused is named.
  const texts = [...data.values()].map((value) => (typeof value === 'string' ? value : value.name));
  if (Buffer.byteLength(texts.join('')) > usualSize) throw new Problem('body-too-large');
}

export function readSent(form: Form, data: FormData): Sent {
  const page = (name: string) => (textOf(data, name) ?? '').slice(0, longestText);
  return {
    values: readFormData(form, data),
    crumb: textOf(data, '_crumb'),
    key: textOf(data, '_key') ?? '',
    trap: textOf(data, honeypotName) ?? '',
    page: { id: page('_pageId'), title: page('_pageTitle'), path: page('_pagePath') },
  };
}

/**
 * Keeps the files that came with a form posted without script, and adds their references to the answers. Files that
 * were kept at an earlier try stay.
 * @returns The answers, and the sentences of files that were refused, by field id.
 */
export async function keepSentFiles(
  { forms, callers }: Pick<StorefrontServices, 'forms' | 'callers'>,
  c: PageCall,
  form: Form,
  data: FormData,
  values: FormValues,
): Promise<{ readonly values: FormValues; readonly errors: FieldErrors }> {
  const kept: Record<string, readonly string[]> = {};
  const errors: Record<string, string> = {};
  for (const { id, type } of form.fields) {
    if (type !== 'file') continue;
    kept[id] = textsOf(values[id]).filter(Boolean);
    // A control without a file sends an empty one.
    const files = data.getAll(id).filter((value) => typeof value !== 'string' && value.size > 0);
    for (const file of files) {
      if (typeof file === 'string') continue;
      try {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const address = callers.address(c);
        const given = { formId: form.id, fieldId: id, name: file.name, bytes, address };
        kept[id] = [...(kept[id] ?? []), await forms.keepFile(given)];
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'invalid-fields') throw error;
        errors[id] = `${file.name}: ${error.details.errors?.[id] ?? error.message}`;
      }
    }
  }
  return { values: { ...values, ...kept }, errors };
}

/** Submits a form. @throws Problem if the server refuses it. */
export async function submitSent(
  { forms, callers }: Pick<StorefrontServices, 'forms' | 'callers'>,
  c: PageCall,
  form: Form,
  { values, key, page, trap }: Sent,
): Promise<void> {
  const submit = (used: string) =>
    forms.submit({
      key: used,
      formId: form.id,
      values,
      captchaToken: null,
      ...(trap && { trap }),
      page: {
        pageTitle: page.title,
        pageId: page.id || null,
        contentSource: 'c',
        pagePath: page.path,
        pagePermissionTypeValue: null,
      },
      address: callers.address(c),
    });
  try {
    const used = key === '' ? keyOfContent([form.id, values, page, callers.address(c)]) : key;
    await submit(await forms.issueKey(keyPattern.test(used) ? used : undefined));
  } catch (error) {
    // The key was used for other answers: the visitor went back and sent the form again, so it gets a new key.
    if (!(error instanceof Problem) || error.code !== 'submission-key') throw error;
    await submit(await forms.issueKey());
  }
}

/** Without a key, equal answers from one address are one submission. */
function keyOfContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

function textOf(data: FormData, name: string): string | undefined {
  const value = data.get(name);
  return typeof value === 'string' ? value : undefined;
}
