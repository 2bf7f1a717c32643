// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createFakeAnalytics } from '../pages/fake-analytics.js';
import { createFakeForms, type FakeForms } from '../pages/fake-forms.js';
import { waiting } from './fake-owner.js';
import { createFakeServices } from '../pages/fake-services.js';
import { openPage, readPage } from '../pages/open-page.js';
import { createMarramPages } from '../pages/marram-pages.js';

const asOwner = 'OWNER=yes';

function openShop(forms: FakeForms = createFakeForms()) {
  const { analytics, queries } = createFakeAnalytics();
  const app = createMarramPages({
    services: { ...createFakeServices(), forms, analytics },
    assetsDir: tmpdir(),
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
  const open = (address: string, cookie = asOwner) => openPage(app, address, cookie);
  const post = async (address: string, fields: Record<string, string>, cookie = asOwner) => {
    const init = { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) };
    return readPage(await app.request(address, init));
  };
  return { forms, queries, open, post };
}

const pages = [
  ['/owner', 'Overview'],
  ['/owner/customers', 'Customers'],
  ['/owner/sales', 'Sales'],
  ['/owner/analytics', 'Analytics'],
  ['/owner/forms', 'Forms'],
  ['/owner/forms/new', 'New form'],
  ['/owner/forms/contact', 'Write to us'],
  ['/owner/forms/contact/submissions', 'Submissions to “Write to us”'],
  ['/owner/orders', 'Orders'],
  ['/owner/orders/order-1', 'Order 1001'],
  ['/owner/orders/order-1/refund', 'Refund order 1001'],
  ['/owner/orders/order-1/slip', 'Packing slip, order 1001'],
  ['/owner/restock', 'Restock requests'],
  ['/owner/mailing-list', 'Mailing list'],
  ['/owner/security', 'Security'],
  ['/owner/security/actions', 'Record'],
] as const;

describe('the pages of the owner', () => {
  it.each(pages)('%s is for the owner, and not cached', async (address, heading) => {
    const { answer, texts, document } = await openShop().open(address);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(texts('h1')).toEqual([heading]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('vitrine-cart-pill, vitrine-cart-drawer')).toBeNull();
    const here = document.querySelector('.owner-nav [aria-current=page]')?.getAttribute('href');
    expect(address === '/owner' ? address : address.split('/').slice(0, 3).join('/')).toBe(here);
  });

  it.each(pages)('%s is refused to everybody else', async (address) => {
    const { answer, text } = await openShop().open(address, '');
    expect(answer.status).toBe(303);
    const from = address === '/owner' ? '' : `?${new URLSearchParams({ from: address })}`;
    expect(answer.headers.get('Location')).toBe(`/owner/sign-in${from}`);
    expect(text).toBe('');
  });

  it.each([
    '/owner/forms/new',
    '/owner/forms/contact',
    '/owner/forms/contact/remove',
    '/owner/restock/send',
    '/owner/security/sessions/end',
    '/owner/security/sessions/end-all',
    '/owner/security/second-factor',
    '/owner/security/second-factor/start',
    '/owner/security/second-factor/off',
  ])('%s does nothing for anybody else', async (address) => {
    const { forms, post } = openShop();
    const { answer } = await post(address, { crumb: 'the-crumb', form: '{}', ...waiting }, '');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/owner/sign-in');
    expect([forms.saved, forms.removed]).toEqual([[], []]);
  });

  it('ask for the password, and redirect to the requested page', async () => {
    const { open } = openShop();
    const { document, answer } = await open('/owner/sign-in?from=%2Fowner%2Fforms', '');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const form = document.querySelector('main form');
    expect(form?.getAttribute('action')).toBe('/owner/sign-in');
    expect(form?.querySelector('[name=crumb]')?.getAttribute('value')).toBe('the-crumb');
    expect(form?.querySelector('[name=from]')?.getAttribute('value')).toBe('/owner/forms');
    const password = form?.querySelector('[name=password]');
    expect(password?.getAttribute('autocomplete')).toBe('current-password');
    expect(document.querySelector('.owner-nav')).toBeNull();
  });

  it.each(['https://evil.example/', '//evil.example', '/owner/../cart', '/cart'])(
    'go on to no %s',
    async (from) => {
      const { open } = openShop();
      const address = `/owner/sign-in?${new URLSearchParams({ from })}`;
      const { document } = await open(address, '');
      expect(document.querySelector('[name=from]')?.getAttribute('value')).toBe('');
      expect((await open(address)).answer.headers.get('Location')).toBe('/owner');
    },
  );

  it('say why a sign-in was refused', async () => {
    const { document, texts } = await openShop().open('/owner/sign-in?problem=wrong-password', '');
    expect(texts('[role=alert]')).toEqual(['That is not the password.']);
    expect(document.title).toMatch(/^Error: /);
  });

  it('can be left from each of them', async () => {
    const { document } = await openShop().open('/owner/forms');
    const form = document.querySelector('.owner-header form');
    expect(form?.getAttribute('action')).toBe('/owner/sign-out');
    expect(form?.querySelector('[name=crumb]')?.getAttribute('value')).toBe('the-crumb');
  });

  it('show the key figures', async () => {
    const { open, queries } = openShop();
    const { texts } = await open('/owner');
    expect(texts('.owner-facts .hint')).toEqual([
      '4 orders to send',
      '3 products sold out',
      '0 visitors in the last 24 hours',
      '2 submissions to 3 forms',
      '140 shoppers waiting for a restock',
      '1 review waiting for a decision',
      '2 comments waiting for a decision',
      '1,234 addresses subscribed',
      '1 mail could not be sent',
    ]);
    expect(queries.map(({ since, until }) => until - since)).toEqual([24 * 3_600_000]);
  });
});

describe('the forms of the owner', () => {
  it('are listed with their submissions', async () => {
    const { texts } = await openShop().open('/owner/forms');
    expect(texts('.owner-list h2')).toEqual([
      'Write to us',
      'Letters from the workshop',
      'Commission a piece',
    ]);
    expect(texts('.owner-list .hint')).toEqual([
      'Last submission Nov 2, 2026, 9:30 AM UTC',
      'Newsletter No submissions yet',
      'No submissions yet',
    ]);
    expect(texts('.owner-row-links a').slice(0, 3)).toEqual([
      '2 submissions to Write to us',
      'Edit Write to us',
      'View page: Write to us',
    ]);
  });

  it('are edited in a text area inside the builder, in a form that a browser checks', async () => {
    const { document } = await openShop().open('/owner/forms/contact');
    const form = document.querySelector('.owner-editor');
    expect(form?.getAttribute('action')).toBe('/owner/forms/contact');
    expect(form?.hasAttribute('novalidate')).toBe(false);
    const area = form?.querySelector('vitrine-form-builder > textarea[name=form]');
    expect(JSON.parse(area?.textContent ?? '')).toMatchObject({ id: 'contact' });
    expect(document.querySelector('noscript')).toBeNull();
  });

  it('start empty, with an example if scripts are off', async () => {
    const { document } = await openShop().open('/owner/forms/new');
    expect(document.querySelector('textarea[name=form]')?.textContent.trim()).toBe('');
    const example = document.querySelector('noscript pre')?.textContent ?? '';
    expect(JSON.parse(example)).toMatchObject({ name: 'Wedding list' });
    expect(document.querySelector('.owner-remove')).toBeNull();
  });

  it('are saved in the server’s form', async () => {
    const { forms, post, open } = openShop();
    const form = '{"id": "else", "name": "List", "fields": []}';
    const { answer } = await post('/owner/forms/new', { crumb: 'the-crumb', form });
    expect(answer.headers.get('Location')).toBe('/owner/forms/saved-form?saved');
    await post('/owner/forms/contact', { crumb: 'the-crumb', form });
    // The id comes from the page.
    expect(forms.saved).toMatchObject([{ id: '', name: 'List' }, { id: 'contact' }]);
    expect((await open('/owner/forms/contact?saved')).texts('[role=status]')).toEqual([
      'Saved. Visitors see the new version now.',
    ]);
  });

  it.each(['/owner/forms/new', '/owner/forms/contact'])(
    'come back to %s as they were typed when they cannot be saved',
    async (address) => {
      const { post } = openShop();
      const form = '\n{ "name": </textarea><b>';
      const { status, texts, document } = await post(address, { crumb: 'the-crumb', form });
      expect(status).toBe(422);
      expect(texts('main > [role=alert]')).toEqual(['This form cannot be saved as it is.']);
      expect(texts('.owner-errors li')).toEqual(['No JSON.']);
      expect(document.querySelector('textarea')?.textContent).toContain(form);
    },
  );

  it('are not changed without the crumb', async () => {
    const { forms, post } = openShop();
    expect((await post('/owner/forms/contact', { form: '{}' })).status).toBe(422);
    expect((await post('/owner/forms/contact/remove', {})).status).toBe(422);
    expect([forms.saved, forms.removed]).toEqual([[], []]);
  });

  it('can be removed', async () => {
    const { forms, post, open } = openShop();
    const { answer } = await post('/owner/forms/contact/remove', { crumb: 'the-crumb' });
    expect(answer.headers.get('Location')).toBe('/owner/forms?removed');
    expect(forms.removed).toEqual(['contact']);
    expect((await open('/owner/forms?removed')).texts('[role=status]')).toEqual([
      'The form was deleted.',
    ]);
  });

  it.each(['/owner/forms/nothing', '/owner/forms/nothing/submissions', '/owner/nothing'])(
    'that there are not are not found: %s',
    async (address) => {
      expect((await openShop().open(address)).status).toBe(404);
    },
  );
});

describe('the submissions of a form', () => {
  const address = '/owner/forms/contact/submissions';

  it('are shown as escaped text', async () => {
    const { texts, document } = await openShop().open(address);
    expect(texts('.owner-answers div')).toEqual(['Your name Ada <b>Lovelace</b>', 'Message N/A']);
    expect(texts('.owner-submission > .hint')).toEqual(['Nov 2, 2026, 9:30 AM UTC · from Contact']);
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe(
      '2026-11-02T09:30:00.000Z',
    );
  });

  it('link to the next page, and back to the newest', async () => {
    const { open } = openShop();
    const links = async (path: string) =>
      [...(await open(path)).document.querySelectorAll('.owner-pages a')].map((link) =>
        link.getAttribute('href'),
      );
    expect(await links(address)).toEqual([`${address}?cursor=page+2`]);
    expect(await links(`${address}?cursor=page+2`)).toEqual([address]);
    expect((await open(`${address}?cursor=wrong`)).status).toBe(404);
  });
});

describe('the mailing list', () => {
  it('lists addresses with their source', async () => {
    const { texts } = await openShop().open('/owner/mailing-list');
    expect(texts('main .lead')).toEqual([
      '1,234 addresses subscribed. Only confirmed addresses get letters.',
    ]);
    expect(texts('.owner-row-words')).toEqual([
      'ada@example.com Form “newsletter” · Nov 2, 2026, 12:00 AM UTC',
      'bo@example.com Restock signup · Jan 1, 1970, 12:00 AM UTC',
    ]);
  });

  it('exports the lists that are selected, and none without one (platform §5)', async () => {
    const shop = openShop();
    const address = '/owner/mailing-list/export';
    const none = await shop.post(address, { crumb: 'the-crumb' });
    expect([none.status, none.texts('#lists-error')]).toEqual([422, ['A List must be selected']]);
    const { answer } = await shop.post(address, { crumb: 'the-crumb', 'list.confirmed': 'on' });
    expect(answer.headers.get('Content-Type')).toContain('text/csv');
  });
});

describe('the restock page', () => {
  it('leads to a question for each group inside the element', async () => {
    const { document, texts } = await openShop().open('/owner/restock');
    const link = document.querySelector('vitrine-restock-admin a.button');
    const { pathname, searchParams } = new URL(link?.getAttribute('href') ?? '', 'https://a.test');
    expect(pathname).toBe('/owner/restock/send');
    expect(searchParams.get('variantId')).toBe('APRON');
    expect(texts('vitrine-restock-admin .owner-row-words')).toEqual([
      'Workshop Apron 140 shoppers waiting · Sold out',
    ]);
  });

  it('asks before it sends, and warns while nothing is in stock', async () => {
    const { texts, document } = await openShop().open(
      `/owner/restock/send?${new URLSearchParams(waiting)}`,
    );
    expect(texts('.owner-warning')).toHaveLength(1);
    const form = document.querySelector('main form');
    expect(form?.getAttribute('action')).toBe('/owner/restock/send');
    expect(form?.querySelector('[name=variantId]')?.getAttribute('value')).toBe('APRON');
    const other = await openShop().open('/owner/restock/send?productId=x&variantId=y');
    expect(other.answer.status).toBe(404);
  });

  it('sends, and shows how many remain', async () => {
    const { post, open } = openShop();
    const { answer } = await post('/owner/restock/send', { crumb: 'the-crumb', ...waiting });
    const location = answer.headers.get('Location') ?? '';
    expect(location).toBe('/owner/restock?sent=100&remaining=40');
    expect((await open(location)).texts('[role=status]')).toEqual([
      '100 mails are on their way. 40 shoppers still waiting: send again.',
    ]);
    expect((await open('/owner/restock?sent=1&remaining=0')).texts('[role=status]')).toEqual([
      '1 mail is on its way.',
    ]);
    expect((await open('/owner/restock?sent=x&remaining=0')).texts('[role=status]')).toEqual([]);
  });

  it.each([
    ['the crumb', { ...waiting }, 'crumb'],
    ['an item that there is', { crumb: 'the-crumb' }, 'item-not-found'],
  ])('sends nothing without %s', async (_, fields, code) => {
    const { answer } = await openShop().post('/owner/restock/send', fields);
    expect(answer.headers.get('Location')).toBe(`/owner/restock?problem=${code}`);
  });
});
