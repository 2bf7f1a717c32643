import { randomUUID } from 'node:crypto';
import type { FormJson, SentForm } from '../../shop/server/index.js';
import { everyField } from './form-product.js';
import type { TestVisitor } from './visitor.js';

export const keyPath = '/api/form/FormSubmissionKey';
export const savePath = '/api/form/SaveFormSubmission';

export const contact: FormJson = {
  id: 'contact',
  name: 'Write to us',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'about', type: 'select', title: 'About', options: ['An order', 'A visit'] },
    { id: 'message', type: 'textarea', title: 'Message', maxLength: 100 },
  ],
};

/** A field of every kind. */
export const survey: FormJson = { ...everyField, id: 'survey', name: 'Survey' };

export const newsletter: FormJson = {
  id: 'newsletter',
  name: 'Newsletter',
  fields: [{ id: 'email', type: 'email', title: 'Email', required: true }],
  isNewsletter: true,
};

/** A vendor's captcha, so that a test controls the result. */
const guarded: FormJson = {
  ...contact,
  id: 'guarded',
  captcha: { provider: 'turnstile', siteKey: 'site' },
};

export const forms = [contact, survey, newsletter, guarded];

export const page = {
  pageTitle: 'Contact — Marram',
  pageId: 'contact-page',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: null,
} as const;

export const letter = { email: 'ada@example.com', about: 'A visit', message: 'Hello\nthere' };

export async function fetchKey(visitor: TestVisitor): Promise<string> {
  const response = await visitor.send(keyPath, { method: 'POST' });
  const { key }: { key: string } = await response.json();
  return key;
}

/** Submits a form like a page with script. */
export function sendForm(visitor: TestVisitor, body: object): Promise<Response> {
  return visitor.send(savePath, {
    method: 'POST',
    json: { formId: 'contact', form: letter, ...page, ...body },
  });
}

/** A submission of a page in the server's process. */
export function sentForm(changes: Partial<SentForm>): SentForm {
  return {
    key: randomUUID(),
    formId: 'contact',
    values: letter,
    captchaToken: null,
    page,
    address: '192.0.2.1',
    ...changes,
  };
}
