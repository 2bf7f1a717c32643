import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { forms as shopForms } from '../../examples/marram/forms.js';
import type { Services } from '../../shop/server/index.js';
import { formProduct } from './form-product.js';
import { describeShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { contact, forms, newsletter, sentForm } from './website-form.js';

const products = [...sampleProducts, formProduct];
const draft = { name: 'Ask us', fields: [{ id: 'q', type: 'text', title: 'Question' }] };

/** Submits `count` numbered messages, one after another. */
async function send({ forms: served }: Services, count: number, formId = 'contact') {
  for (let number = 1; number <= count; number += 1) {
    await served.submit(
      sentForm({
        formId,
        key: await served.issueKey(),
        values: { email: 'ada@example.com', message: String(number) },
        address: randomUUID(),
      }),
    );
  }
}

/** Who has joined, and not confirmed yet. */
const pending = { state: 'pending', search: '' } as const;

describeShop('Website forms', (shop) => {
  it('are those of the seed, until the owner changes them', async () => {
    const { services, visit } = await shop.open();
    const list = await services.forms.list();
    expect(list.map(({ id }) => id).sort()).toEqual(['commission', 'contact', 'newsletter']);
    for (const form of shopForms) {
      expect(await services.forms.find(form.id)).toEqual(form);
      const response = await (await visit()).send(`/api/forms/${form.id}`);
      expect(await response.json()).toEqual(form);
    }
  });

  it('stay as the owner left them when a server starts again', async () => {
    const { services } = await shop.open({ forms });
    const changed = { ...contact, name: 'Changed' };
    await services.forms.save(changed);
    await services.forms.remove('newsletter');
    const copy = await shop.openCopy({ forms });
    expect(await copy.services.forms.find('contact')).toEqual(changed);
    expect(await copy.services.forms.find('newsletter')).toBeNull();
    expect((await copy.services.forms.list()).map(({ id }) => id)).not.toContain('newsletter');
  });

  it('are listed by name with their submissions, without forms of products', async () => {
    const now = Date.UTC(2030, 5, 1);
    const { services } = await shop.open({ forms, products, clock: { now: () => now } });
    await send(services, 2);
    expect(await services.forms.list()).toEqual([
      {
        id: 'newsletter',
        name: 'Newsletter',
        isNewsletter: true,
        submissionCount: 0,
        lastSubmittedAt: null,
      },
      {
        id: 'survey',
        name: 'Survey',
        isNewsletter: false,
        submissionCount: 0,
        lastSubmittedAt: null,
      },
      {
        id: 'contact',
        name: 'Write to us',
        isNewsletter: false,
        submissionCount: 2,
        lastSubmittedAt: now,
      },
      {
        id: 'guarded',
        name: 'Write to us',
        isNewsletter: false,
        submissionCount: 0,
        lastSubmittedAt: null,
      },
    ]);
    expect(await services.forms.find('form-everything')).toBeNull();
  });

  it('get an id from their name, and another one if it is taken', async () => {
    const { services } = await shop.open({ forms, products });
    const ids = [];
    for (const name of ['Ask us!', 'Ask  us', 'Über uns', '陶器', 'New', 'Contact']) {
      ids.push((await services.forms.save({ ...draft, id: '', name })).id);
    }
    expect(ids).toEqual(['ask-us', 'ask-us-2', 'uber-uns', 'form', 'new-2', 'contact-2']);
    expect(await services.forms.find('ask-us')).toEqual({
      ...draft,
      name: 'Ask us!',
      id: 'ask-us',
    });
  });

  it('are all stored when several owners save the same name at once', async () => {
    const { services } = await shop.open({ forms });
    const saved = await Promise.all(Array.from({ length: 8 }, () => services.forms.save(draft)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(8);
  });

  it('are changed under their id, also from JSON text', async () => {
    const { services, visit } = await shop.open({ forms });
    const changed = { ...contact, submitLabel: 'Send it', captcha: null };
    expect(await services.forms.save(JSON.stringify(changed))).toEqual(changed);
    const response = await (await visit()).send('/api/forms/contact');
    expect(await response.json()).toEqual(changed);
  });

  it('are removed with their submissions, and their ids are never reused', async () => {
    const { services, visit, database } = await shop.open({ forms });
    await send(services, 3);
    expect(await services.forms.remove('contact')).toBe(true);
    expect(await services.forms.remove('contact')).toBe(false);
    expect(await services.forms.find('contact')).toBeNull();
    expect((await (await visit()).send('/api/forms/contact')).status).toBe(404);
    expect((await database.query('select id from form_submissions')).rows).toEqual([]);
    await expect(services.forms.save(contact)).rejects.toMatchObject({ code: 'form-not-found' });
    await expect(services.forms.submissions('contact', null)).rejects.toMatchObject({
      code: 'form-not-found',
    });
    const key = await services.forms.issueKey();
    await expect(services.forms.submit(sentForm({ key }))).rejects.toMatchObject({
      code: 'form-not-found',
    });
    expect((await services.forms.save({ ...draft, name: 'Contact' })).id).toBe('contact-2');
  });

  it('of products are neither changed nor removed', async () => {
    const { services, visit } = await shop.open({ forms, products });
    await expect(services.forms.save({ ...draft, id: 'form-everything' })).rejects.toMatchObject({
      code: 'form-of-product',
      status: 409,
    });
    expect(await services.forms.remove('form-everything')).toBe(false);
    expect((await (await visit()).send('/api/forms/form-everything')).status).toBe(200);
  });

  it('and products cannot have the same id', async () => {
    await shop.open({ forms: [...forms, { ...contact, id: 'form-everything' }] });
    await expect(shop.openCopy({ products })).rejects.toThrow(
      "A form of the website has the same id as a product's form: form-everything.",
    );
  });

  it.each(['none', '', 'a\u0000b', '\ud800', 'x'.repeat(300)])(
    'are not found by %o',
    async (id) => {
      const { services } = await shop.open({ forms });
      expect(await services.forms.find(id)).toBeNull();
      expect(await services.forms.remove(id)).toBe(false);
      await expect(services.forms.submissions(id, null)).rejects.toMatchObject({
        code: 'form-not-found',
      });
    },
  );

  it('return submissions in pages, newest first, also during new ones', async () => {
    const { services } = await shop.open({ forms });
    await send(services, 101);
    const numbers = [];
    let cursor: string | null = null;
    for (let pages = 0; pages < 3; pages += 1) {
      const page = await services.forms.submissions('contact', cursor);
      numbers.push(page.submissions.map(({ values }) => values['message']));
      expect(page.hasNextPage).toBe(page.nextPageCursor !== null);
      cursor = page.nextPageCursor;
      await send(services, 1);
    }
    expect(numbers.map(({ length }) => length)).toEqual([50, 50, 1]);
    expect(numbers.flat()).toEqual(Array.from({ length: 101 }, (_, index) => String(101 - index)));
    expect(cursor).toBeNull();
  });

  it.each(['x', '', 'LTE', '9'.repeat(40)])('refuse the cursor %o', async (cursor) => {
    const { services } = await shop.open({ forms });
    for (const list of [
      () => services.forms.submissions('contact', cursor),
      () => services.mailingList.list(pending, cursor),
    ]) {
      await expect(list()).rejects.toMatchObject({ code: 'invalid-request' });
    }
  });

  it('keep the fields of a submission when the form changes', async () => {
    const { services } = await shop.open({ forms });
    await send(services, 1);
    await services.forms.save({ ...contact, fields: [contact.fields[0]] });
    const { submissions } = await services.forms.submissions('contact', null);
    expect(submissions[0]?.answers).toContainEqual({ label: 'Message', text: '1' });
    expect(submissions[0]?.fields).toEqual(contact.fields);
  });

  it('keep the mailing list in pages, newest first', async () => {
    const { services } = await shop.open({ forms });
    for (let number = 1; number <= 51; number += 1) {
      await services.forms.submit(
        sentForm({
          key: await services.forms.issueKey(),
          formId: newsletter.id,
          values: { email: `a${number}@example.com` },
          address: randomUUID(),
        }),
      );
    }
    expect(await services.mailingList.counts()).toEqual({ confirmed: 0, pending: 51 });
    const first = await services.mailingList.list(pending, null);
    expect(first).toMatchObject({ hasNextPage: true });
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]?.email).toBe('a51@example.com');
    expect(await services.mailingList.list(pending, first.nextPageCursor)).toMatchObject({
      entries: [{ email: 'a1@example.com', source: 'form:newsletter' }],
      hasNextPage: false,
      nextPageCursor: null,
    });
  });

  it('accept or refuse each submission of a form that is being removed', async () => {
    const { services, database } = await shop.open({ forms });
    const keys = await Promise.all(Array.from({ length: 12 }, () => services.forms.issueKey()));
    const outcomes = await Promise.allSettled([
      ...keys.slice(0, 6).map((key) => services.forms.submit(sentForm({ key, address: key }))),
      services.forms.remove('contact'),
      ...keys.slice(6).map((key) => services.forms.submit(sentForm({ key, address: key }))),
    ]);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect(outcome.reason).toMatchObject({ code: 'form-not-found' });
      }
    }
    expect((await database.query('select id from form_submissions')).rows).toEqual([]);
  });
});
