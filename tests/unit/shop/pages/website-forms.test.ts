// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { Problem, type FormJson } from '../../../../shop/server/index.js';
import { createFakeForms, type FakeForms } from './fake-forms.js';
import { createFakeServices } from './fake-services.js';
import { openPage, readPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const key = 'f3b9a1c2-0000-4000-8000-000000000001';

function openShop(forms: FakeForms = createFakeForms()) {
  const app = createMarramPages({
    services: { ...createFakeServices(), forms },
    assetsDir: tmpdir(),
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
  const open = (address: string) => openPage(app, address);
  const post = async (address: string, fields: readonly (readonly [string, string])[]) => {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value]));
    return readPage(await app.request(address, { method: 'POST', body }));
  };
  return { app, forms, open, post };
}

const ours = [
  ['_crumb', 'the-crumb'],
  ['_key', key],
  ['_pageId', 'contact'],
  ['_pageTitle', 'Contact'],
  ['_pagePath', '/contact'],
] as const;
const letter = [
  ['contact-name', 'Ada'],
  ['contact-name', 'Lovelace'],
  ['contact-email', 'ada@example.com'],
  ['contact-message', 'Hello\r\nthere'],
] as const;

describe('a form of the site', () => {
  it('is a plain form with the fields that the server reads', async () => {
    const { document } = await openShop().open('/contact');
    const element = document.querySelector('.contact vitrine-form');
    expect(element?.getAttribute('form-id')).toBe('contact');
    expect(JSON.parse(element?.querySelector(':scope > script')?.textContent ?? '')).toMatchObject({
      id: 'contact',
    });
    const form = element?.querySelector(':scope > form');
    expect(form?.getAttribute('action')).toBe('/forms/contact');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.querySelector('[name=_crumb]')?.getAttribute('value')).toBe('the-crumb');
    expect(form?.querySelector('[name=_pagePath]')?.getAttribute('value')).toBe('/contact');
    expect(form?.querySelector('[name=_key]')?.getAttribute('value')).toMatch(/^[\w-]{36}$/);
  });

  it.each(['/', '/about', '/contact'])('contains the newsletter signup on %s', async (address) => {
    const { document } = await openShop().open(address);
    const element = document.querySelector('.newsletter vitrine-form');
    expect(element?.hasAttribute('newsletter')).toBe(true);
    expect(element?.querySelector('input[type=email]')?.getAttribute('autocomplete')).toBe('email');
  });

  it('is not on pages for something else', async () => {
    for (const address of ['/cart', '/lessons', '/shop/reed-vase']) {
      expect((await openShop().open(address)).document.querySelector('vitrine-form')).toBeNull();
    }
  });

  it('is absent if the owner has removed it', async () => {
    const { open } = openShop(createFakeForms([]));
    expect((await open('/')).document.querySelector('vitrine-form')).toBeNull();
    expect((await open('/contact')).texts('.contact .note')).toEqual([
      'We are not reading letters just now. Come by the loft instead.',
    ]);
    expect((await open('/forms/contact')).status).toBe(404);
    expect((await open('/forms/contact/thanks')).status).toBe(404);
  });

  it('says why it was not read', async () => {
    const { texts } = await openShop().open('/forms/contact?problem=crumb');
    expect(texts('[role=alert]').join()).toContain('Please enable cookies');
    expect((await openShop().open('/forms/contact?problem=none')).texts('[role=alert]')).toEqual(
      [],
    );
  });

  it('has its own page, which is not cached', async () => {
    const { answer, texts, document } = await openShop().open('/forms/commission');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(texts('h1')).toEqual(['Commission a piece']);
    expect(document.querySelector('[data-vitrine-captcha] + noscript')).not.toBeNull();
  });

  // storefront §3: "hidden takes its value from the page query string if the field's name is present there"
  it('takes hidden values from the query', async () => {
    const { open } = openShop();
    const hidden = async (address: string) =>
      (await open(address)).document
        .querySelector('[name=commission-source]')
        ?.getAttribute('value');
    expect(await hidden('/forms/commission')).toBe('shop');
    expect(await hidden('/forms/commission?utm_source=letter')).toBe('letter');
  });

  it('escapes data', async () => {
    const harm = '</script><script>alert(1)</script><b>"';
    const form: FormJson = {
      id: 'contact',
      name: harm,
      fields: [{ id: harm, type: 'text', title: harm, placeholder: harm, description: harm }],
      disclaimer: harm,
      submitLabel: harm,
      submissionMessage: harm,
    };
    const { open, post } = openShop(createFakeForms([form]));
    for (const page of [
      await open('/forms/contact'),
      await open('/forms/contact/thanks'),
      await post('/forms/contact', [[harm, harm]]),
    ]) {
      expect(page.text).not.toContain('<script>alert');
      expect(page.document.querySelector('main b')).toBeNull();
    }
  });
});

describe('a form that is sent without script', () => {
  it('is stored with its page, and redirects to a page', async () => {
    const { forms, post, open } = openShop();
    const { answer, status } = await post('/forms/contact', [...ours, ...letter]);
    expect(status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/forms/contact/thanks');
    expect(forms.sent).toEqual([
      {
        key,
        formId: 'contact',
        values: expect.objectContaining({
          'contact-name': ['Ada', 'Lovelace'],
          'contact-email': 'ada@example.com',
          'contact-message': 'Hello\nthere',
        }) as unknown,
        captchaToken: null,
        page: {
          pageTitle: 'Contact',
          pageId: 'contact',
          contentSource: 'c',
          pagePath: '/contact',
          pagePermissionTypeValue: null,
        },
        address: '203.0.113.7',
      },
    ]);
    const thanks = await open('/forms/contact/thanks');
    expect(thanks.texts('h1')).toEqual(['Thank you']);
    expect(thanks.texts('.form-thanks .lead')).toHaveLength(1);
  });

  it('is stored once for two presses, and anew for other answers after Back', async () => {
    const { forms, post } = openShop();
    await post('/forms/contact', [...ours, ...letter]);
    await post('/forms/contact', [...ours, ...letter]);
    expect(forms.sent).toHaveLength(1);
    const { status } = await post('/forms/contact', [
      ...ours,
      ...letter.slice(0, 3),
      ['contact-message', 'One thing more'],
    ]);
    expect(status).toBe(303);
    expect(forms.sent).toHaveLength(2);
    expect(forms.sent[1]?.key).not.toBe(key);
  });

  it('gets a key of the server if its own is not valid', async () => {
    const { forms, post } = openShop();
    await post('/forms/contact', [['_crumb', 'the-crumb'], ['_key', '../x'], ...letter]);
    expect(forms.sent[0]?.key).toBe('issued-0-0123456789');
  });

  it.each([
    ['/orders', '/orders'],
    ['https://letters.example/thanks', 'https://letters.example/thanks'],
    ['javascript:alert(1)', '/forms/contact/thanks'],
    ['//letters.example', '/forms/contact/thanks'],
  ])('leads on from a form with the redirect %s to %s', async (successRedirect, location) => {
    const form: FormJson = { id: 'contact', name: 'Contact', fields: [], successRedirect };
    const { post, open } = openShop(createFakeForms([form]));
    const { answer } = await post('/forms/contact', ours);
    expect(answer.headers.get('Location')).toBe(location);
    // Browsers apply `form-action` to the redirect too.
    const policy = (await open('/contact')).answer.headers.get('Content-Security-Policy');
    const origin = location.startsWith('https:') ? ' https://letters.example' : '';
    expect(policy).toContain(`form-action 'self'${origin};`);
  });

  it('keeps typed values, and shows errors at their fields', async () => {
    const { forms, post } = openShop();
    const { status, answer, document, texts } = await post('/forms/contact', [
      ...ours,
      ['contact-name', 'Ada'],
      ['contact-name', ''],
      ['contact-email', 'ada at example'],
      ['contact-message', '\nTwo\n  lines '],
    ]);
    expect(status).toBe(422);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(document.title).toMatch(/^Error: /);
    expect(forms.sent).toEqual([]);
    const value = (name: string) => document.querySelector(`[name=${name}]`)?.getAttribute('value');
    expect(value('contact-name')).toBe('Ada');
    expect(value('contact-email')).toBe('ada at example');
    expect(value('_key')).toBe(key);
    expect(value('_pagePath')).toBe('/contact');
    expect(document.querySelector('textarea')?.textContent).toContain('\nTwo\n  lines ');
    expect(texts('.answers .field-error')).toEqual([
      'Required',
      'Email is not valid. Email addresses should follow the format name@example.com.',
    ]);
  });

  // storefront §5 and §8
  it('has the notice above, once, with links to the fields', async () => {
    const { document, texts } = await openShop().post('/forms/contact', ours);
    expect(texts('.error-summary p')).toEqual([
      'Your form has encountered a problem. Please scroll down to review.',
      'One or more fields is invalid, please check your entries.',
    ]);
    expect(texts('.form-end .field-error')).toEqual([]);
    expect(document.querySelector('.error-summary')?.hasAttribute('autofocus')).toBe(true);
    const links = [...document.querySelectorAll('.error-summary a')];
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(['INPUT', 'TEXTAREA', 'SELECT']).toContain(target?.tagName);
    }
  });

  it('shows none of the two notices for a newsletter', async () => {
    const { texts } = await openShop().post('/forms/newsletter', ours);
    expect(texts('.error-summary p')).toEqual([
      'One or more fields is invalid, please check your entries.',
    ]);
    expect(texts('.form-end .field-error')).toEqual([]);
  });

  it('is refused without the crumb, and can be sent again from the response', async () => {
    const { forms, post } = openShop();
    const { status, document, texts } = await post('/forms/contact', letter);
    expect(status).toBe(403);
    expect(texts('.error-summary p')).toContain(
      'Your session has expired. Please reload the page and try again.',
    );
    expect(document.querySelector('[name=_crumb]')?.getAttribute('value')).toBe('the-crumb');
    expect(forms.sent).toEqual([]);
  });

  it.each([
    [
      'rate-limited',
      429,
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    ],
    ['captcha', 422, 'Complete CAPTCHA before submitting.'],
    ['malformed-form', 422, 'Could not parse the form fields, please check your entries.'],
  ] as const)('says why for %s', async (code, expected, sentence) => {
    const forms = { ...createFakeForms(), submit: () => Promise.reject(new Problem(code)) };
    const { status, texts } = await openShop(forms).post('/forms/contact', [...ours, ...letter]);
    expect(status).toBe(expected);
    expect(texts('.error-summary p')).toContain(sentence);
  });

  it('is not found if it does not exist', async () => {
    expect((await openShop().post('/forms/nothing', ours)).status).toBe(404);
  });
});

describe('a captcha of a vendor', () => {
  const form = (provider: 'hcaptcha' | 'altcha'): FormJson => ({
    id: 'contact',
    name: 'Contact',
    fields: [],
    captcha: { provider, siteKey: 'site' },
  });
  const policyOf = async (provider: 'hcaptcha' | 'altcha', address: string) =>
    (await openShop(createFakeForms([form(provider)])).open(address)).answer.headers.get(
      'Content-Security-Policy',
    ) ?? '';

  it('is allowed on its page, and on no other', async () => {
    const policy = await policyOf('hcaptcha', '/forms/contact');
    expect(policy).toContain('frame-src https://hcaptcha.com https://*.hcaptcha.com');
    expect(policy).toMatch(/trusted-types [^;]*vitrine-captcha/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(await policyOf('hcaptcha', '/lessons')).toContain("trusted-types 'none'");
  });

  it('needs nothing more when it is our own', async () => {
    const policy = await policyOf('altcha', '/forms/contact');
    expect(policy).not.toContain('frame-src');
    expect(policy).toContain("trusted-types 'none'");
  });
});
