import {
  readMembers,
  refuse,
  type PlainRequest,
  type PlainResponse,
  type Route,
} from './request.js';

/** The forms of storefront §3, as a page prints them. */
export const contactForm = {
  id: 'f1',
  name: 'Contact',
  fields: [
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'message', type: 'textarea', title: 'Message' },
  ],
  disclaimer: 'By sending you accept our <a href="/privacy">privacy policy</a>.',
  submissionMessage: '<p>Thanks! See <a href="/shop">the shop</a>.</p>',
  postSubmitHtml: '<img src="/pixel.gif" alt="" width="1" height="1">',
};

const pageFields = ['pageTitle', 'pageId', 'contentSource', 'pagePath', 'pagePermissionTypeValue'];

/** The form and restock calls of storefront §7. The key alone names a form: the payload of §3 has none. */
export function createFormRoutes(saved: unknown[], signUps: unknown[]): Route {
  const keys = new Set<string>();

  function save(request: PlainRequest): PlainResponse {
    const read = readMembers(request, ['key', 'form', 'captchaKey', ...pageFields]);
    if ('refusal' in read) return read.refusal;
    const { key, form } = read.members;
    if (typeof key !== 'string' || !keys.delete(key)) return refuse(400, 'The key is not known.');
    const { message = '' } = form as { message?: string };
    if (message.includes('spam')) return { status: 400, json: { errors: { message: 'No spam.' } } };
    saved.push(read.members);
    return { json: {} };
  }

  return (request) => {
    const { method, path } = request;
    if (method === 'GET' && path === '/api/template/GetTemplateSchema') return { json: {} };
    if (method !== 'POST') return undefined;
    if (path === `/api/rest/forms/validate/${contactForm.id}`) {
      const { email = '' } = JSON.parse(request.body) as { email?: string };
      return email.endsWith('@taken.test')
        ? { status: 400, json: { errors: { email: 'This address is taken.' } } }
        : { json: {} };
    }
    if (path === '/api/form/FormSubmissionKey') {
      if (request.body !== '') return refuse(400, 'The body must be empty.');
      const key = `key-${keys.size}-${Math.random().toString(36).slice(2)}`;
      keys.add(key);
      return { json: { key } };
    }
    if (path === '/api/form/SaveFormSubmission') return save(request);
    if (path === '/api/site-users/account/notifications/restock') {
      const read = readMembers(request, [
        'productId',
        'variantId',
        'siteVisitorEmail',
        'isJoinMailingList',
        'captchaToken',
      ]);
      if ('refusal' in read) return read.refusal;
      signUps.push(read.members);
      return { json: {} };
    }
    return undefined;
  };
}
