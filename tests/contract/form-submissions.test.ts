import { expect, it } from 'vitest';
import type { ServerOptions } from '../../shop/server/index.js';
import { formProduct } from './form-product.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { createVisitor } from './visitor.js';
import {
  contact,
  fetchKey,
  forms,
  letter,
  newsletter,
  page,
  savePath,
  sendForm,
  sentForm,
  survey,
} from './website-form.js';

const products = [...sampleProducts, formProduct];
const start = Date.UTC(2030, 0, 1);
const hour = 60 * 60 * 1000;

const submissionsOf = async ({ services }: OpenShop, formId = 'contact') =>
  (await services.forms.submissions(formId, null)).submissions;

const problemOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as object),
});

describeShop('Form submissions', (shop) => {
  async function arrive(options: Partial<ServerOptions> = {}) {
    const open = await shop.open({ forms, products, ...options });
    return { ...open, visitor: await open.visit() };
  }

  it('are stored as typed, with their page', async () => {
    const open = await arrive({ clock: { now: () => start } });
    const response = await sendForm(open.visitor, { key: await fetchKey(open.visitor) });
    expect(response.status).toBe(200);
    const { submissionId }: { submissionId: string } = await response.json();
    expect(await submissionsOf(open)).toEqual([
      {
        id: submissionId,
        submittedAt: start,
        fields: contact.fields,
        values: letter,
        answers: [
          { label: 'Email', text: 'ada@example.com' },
          { label: 'About', text: 'A visit' },
          { label: 'Message', text: 'Hello\nthere' },
        ],
        page,
        email: 'ada@example.com',
        doneAt: null,
        repliedAt: null,
      },
    ]);
  });

  it('keep the answers to fields of every kind by the rules of their kinds', async () => {
    const open = await arrive();
    const form = {
      'f-text': '  spaces stay  ',
      'f-textarea': 'a\r\nb',
      'f-email': 'ada@example.com',
      'f-number': '12.5',
      'f-website': 'https://example.com/a?b=1',
      'f-currency': '25',
      'f-password': 'open sesame',
      'f-twitter': '@ada',
      'f-address': ['1 Main St', '', 'Salem', 'MA', '01970', 'United States'],
      'f-checkbox': ['Ribbon', 'Card'],
      'f-date': ['2', '28', '2027'],
      'f-hidden': 'letter',
      'f-likert': { 'I like it': ['2'], 'It is dear': ['-1'] },
      'f-name': ['Ada', 'Lovelace'],
      'f-phone': ['646', '123', '0000'],
      'f-radio': ['Cloth'],
      'f-select': 'Blue',
      'f-time': ['9', '30', '', 'AM'],
    };
    const key = await fetchKey(open.visitor);
    const response = await sendForm(open.visitor, { key, formId: 'survey', form });
    expect(await problemOf(response)).toMatchObject({ status: 200 });
    const [submission] = await submissionsOf(open, 'survey');
    expect(submission?.values).toEqual({
      ...form,
      'f-textarea': 'a\nb',
      'f-phone': ['', '646', '123', '0000'],
      'f-radio': 'Cloth',
    });
    expect(submission?.fields).toEqual(survey.fields);
    expect(submission?.answers).toContainEqual({ label: 'Secret', text: '••••••••' });
    expect(submission?.answers.map(({ label }) => label)).not.toContain('source');
  });

  it('need nothing of the page', async () => {
    const open = await arrive();
    const response = await open.visitor.send(savePath, {
      method: 'POST',
      json: { key: await fetchKey(open.visitor), formId: 'contact', form: letter },
    });
    expect(response.status).toBe(200);
    expect((await submissionsOf(open))[0]?.page).toEqual({
      pageTitle: '',
      pageId: null,
      contentSource: null,
      pagePath: '',
      pagePermissionTypeValue: null,
    });
  });

  it('drop members of no field, and prototype names', async () => {
    const open = await arrive();
    const form = JSON.parse(
      '{"email": "ada@example.com", "more": "1", "__proto__": "x", "constructor": {"a": "b"}}',
    );
    expect((await sendForm(open.visitor, { key: await fetchKey(open.visitor), form })).status).toBe(
      200,
    );
    expect((await submissionsOf(open))[0]?.values).toEqual({
      email: 'ada@example.com',
      about: '',
      message: '',
    });
  });

  // Storefront §3, §7: "key, form, optional captchaKey, page fields", no form id.
  it('are stored without a form id, for the form that has these fields', async () => {
    const open = await arrive();
    const response = await open.visitor.send('/api/form/SaveFormSubmission', {
      method: 'POST',
      json: {
        key: await fetchKey(open.visitor),
        form: { email: 'ada@example.com' },
        pageTitle: 'Contact',
        pageId: 'p',
        contentSource: 'c',
        pagePath: '/contact',
        pagePermissionTypeValue: 1,
        more: 'of another client',
      },
    });
    expect(response.status).toBe(200);
    expect(await submissionsOf(open, 'newsletter')).toMatchObject([
      { values: { email: 'ada@example.com' } },
    ]);
  });

  it.each([
    ['no form has these fields', { email: 'a@b.co', size: 'L' }],
    ['two forms have them alike', letter],
  ])('are refused without a form id when %s', async (_, form) => {
    const open = await arrive();
    const json = { key: await fetchKey(open.visitor), form };
    const response = await open.visitor.send('/api/form/SaveFormSubmission', {
      method: 'POST',
      json,
    });
    expect(await problemOf(response)).toMatchObject({ status: 404, code: 'form-not-found' });
  });

  const key = 'a'.repeat(36);
  it.each<[string, object, object]>([
    [
      'a key that was never given',
      { key },
      {
        status: 400,
        code: 'submission-key',
        error: 'Error processing form submission. Please reload and try again.',
      },
    ],
    ['a key with NUL', { key: `${key}\u0000` }, { status: 400, code: 'submission-key' }],
    ['an empty key', { key: '' }, { status: 400, code: 'submission-key' }],
    ['an unknown form', { key, formId: 'none' }, { status: 404, code: 'form-not-found' }],
    [
      'the form of a product',
      { key, formId: 'form-everything' },
      { status: 404, code: 'form-not-found' },
    ],
    ['an id with NUL', { key, formId: 'a\u0000' }, { status: 400, code: 'invalid-request' }],
    [
      'answers that are a list',
      { key, form: [] },
      {
        status: 400,
        code: 'malformed-form',
        error: 'Could not parse the form fields, please check your entries.',
      },
    ],
    ['answers that are a text', { key, form: '{}' }, { status: 400, code: 'malformed-form' }],
    ['no answers', { key, form: null }, { status: 400, code: 'malformed-form' }],
    ['a number', { key, form: { email: 1 } }, { status: 400, code: 'malformed-form' }],
    ['a deep one', { key, form: { email: [['a']] } }, { status: 400, code: 'malformed-form' }],
    ['no key', { key: undefined }, { status: 400, code: 'invalid-request' }],
    ['another source', { key, contentSource: 'x' }, { status: 400, code: 'invalid-request' }],
  ])('are refused with %s', async (_, body, problem) => {
    const open = await arrive();
    expect(await problemOf(await sendForm(open.visitor, body))).toMatchObject(problem);
    expect(await submissionsOf(open)).toEqual([]);
  });

  it('are refused with a sentence for each field, and the key stays valid', async () => {
    const open = await arrive();
    const good = await fetchKey(open.visitor);
    const form = { email: 'ada@example', message: 'x'.repeat(101) };
    const refused = await sendForm(open.visitor, { key: good, form });
    expect(await problemOf(refused)).toEqual({
      status: 400,
      error: 'One or more fields is invalid, please check your entries.',
      code: 'invalid-fields',
      errors: {
        email: 'Email is not valid. Email addresses should follow the format name@example.com.',
        message: 'You have exceeded the character limit.',
      },
    });
    const missing = await sendForm(open.visitor, { key: good, form: {} });
    expect(await problemOf(missing)).toMatchObject({ errors: { email: 'Required' } });
    expect((await sendForm(open.visitor, { key: good })).status).toBe(200);
    expect(await submissionsOf(open)).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['a choice that is not offered', { 'f-select': 'Red' }],
    ['two choices of one', { 'f-radio': ['Paper', 'Cloth'] }],
    ['more parts than there are', { 'f-name': ['Ada', 'King', 'Lovelace'] }],
    ['two texts for one', { 'f-email': ['ada@example.com', 'bob@example.com'] }],
    ['a statement that is not there', { 'f-likert': { 'I hate it': ['2'] } }],
  ])('are refused with %s, as some of it would be lost', async (_, form) => {
    const open = await arrive();
    const response = await sendForm(open.visitor, {
      key: await fetchKey(open.visitor),
      formId: 'survey',
      form: { 'f-text': 'Ada', ...form },
    });
    expect(await problemOf(response)).toMatchObject({ status: 400, code: 'malformed-form' });
    expect(await submissionsOf(open, 'survey')).toEqual([]);
  });

  it('return the same for a repeat, and store nothing twice', async () => {
    const open = await arrive();
    const once = await fetchKey(open.visitor);
    const first = await (await sendForm(open.visitor, { key: once })).json();
    const reordered = { message: letter.message, about: letter.about, email: letter.email };
    const second = await sendForm(open.visitor, {
      key: once,
      form: reordered,
      pageTitle: '(1) Contact',
      captchaKey: 'another',
    });
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual(first);
    expect(await submissionsOf(open)).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['other answers', { form: { ...letter, message: 'Bye' } }],
    ['another form', { formId: 'guarded' }],
  ])('refuse a used key with %s', async (_, change) => {
    const open = await arrive();
    const once = await fetchKey(open.visitor);
    await sendForm(open.visitor, { key: once });
    const response = await sendForm(open.visitor, { key: once, ...change });
    expect(await problemOf(response)).toMatchObject({ status: 400, code: 'submission-key' });
    expect(await submissionsOf(open)).toHaveLength(1);
  });

  it('accept a key for an hour', async () => {
    let now = start;
    const open = await arrive({ clock: { now: () => now } });
    const [early, late] = [await fetchKey(open.visitor), await fetchKey(open.visitor)];
    now = start + hour - 1;
    expect((await sendForm(open.visitor, { key: early })).status).toBe(200);
    now = start + hour;
    expect(await problemOf(await sendForm(open.visitor, { key: late }))).toMatchObject({
      code: 'submission-key',
    });
    expect(await submissionsOf(open)).toHaveLength(1);
    await open.services.purgeExpired();
    const { rows } = await open.database.query('select key from form_submission_keys');
    expect(rows).toEqual([]);
  });

  it('are stored once for 20 concurrent requests with one key at two copies', async () => {
    const open = await arrive();
    const copy = await shop.openCopy({ forms });
    const once = await fetchKey(open.visitor);
    const inOtherTab = createVisitor(copy.app, open.visitor.cookies);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendForm(index % 2 === 0 ? open.visitor : inOtherTab, { key: once }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const ids = await Promise.all(
      responses.map(async (response) => (await response.json()) as object),
    );
    expect(new Set(ids.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await submissionsOf(open)).toHaveLength(1);
  });

  it('are stored once with one of several contents, when they share a key', async () => {
    const open = await arrive();
    const once = await fetchKey(open.visitor);
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        sendForm(open.visitor, { key: once, form: { ...letter, message: `Letter ${index}` } }),
      ),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
    expect(await submissionsOf(open)).toHaveLength(1);
  });

  it('accept longer top-level domains unless the site is strict', async () => {
    const email = 'ada@studio.photography';
    const send = async (open: OpenShop) => {
      const visitor = await open.visit();
      const checked = await visitor.send('/api/rest/forms/validate/contact', {
        method: 'POST',
        json: { email },
      });
      const sent = await sendForm(visitor, { key: await fetchKey(visitor), form: { email } });
      return [checked.status, sent.status];
    };
    expect(await send(await arrive())).toEqual([200, 200]);
    expect(await send(await arrive({ emailPattern: 'specified' }))).toEqual([400, 400]);
  });

  it('sanitise the texts of the page', async () => {
    const open = await arrive();
    const key = await fetchKey(open.visitor);
    await sendForm(open.visitor, { key, pageTitle: 'A\u0000\ud800B', pagePath: '/\u0007a' });
    expect((await submissionsOf(open))[0]?.page).toMatchObject({
      pageTitle: 'A\ufffdB',
      pagePath: '/a',
    });
  });

  it('of newsletter forms join the mailing list, once an address', async () => {
    const open = await arrive({ clock: { now: () => start } });
    for (const email of ['Ada@Example.com', ' ada@example.com ', 'grace@example.com']) {
      const response = await sendForm(open.visitor, {
        key: await fetchKey(open.visitor),
        formId: newsletter.id,
        form: { email },
      });
      expect(response.status).toBe(200);
    }
    const email = 'no-letters@example.com';
    await sendForm(open.visitor, { key: await fetchKey(open.visitor), form: { email } });
    expect(await submissionsOf(open)).toHaveLength(1);
    expect(
      (await open.services.mailingList.list({ state: 'pending', search: '' }, null)).entries,
    ).toMatchObject([
      { email: 'grace@example.com', source: 'form:newsletter', createdOn: start },
      { email: 'ada@example.com', source: 'form:newsletter', createdOn: start },
    ]);
    expect(await submissionsOf(open, 'newsletter')).toHaveLength(3);
  });

  it('accept the key of a page without script', async () => {
    let now = start;
    const { services } = await arrive({ clock: { now: () => now } });
    const given = 'page-key_0123456789';
    await services.forms.issueKey(given);
    now += hour;
    expect(await services.forms.issueKey(given)).toBe(given);
    const first = await services.forms.submit(sentForm({ key: given }));
    expect(await services.forms.issueKey(given)).toBe(given);
    expect(await services.forms.submit(sentForm({ key: given }))).toEqual(first);
    now += hour;
    await services.forms.issueKey(given);
    await expect(services.forms.submit(sentForm({ key: given }))).rejects.toMatchObject({
      code: 'submission-key',
    });
    await expect(services.forms.issueKey('short')).rejects.toMatchObject({
      code: 'submission-key',
    });
  });
});
