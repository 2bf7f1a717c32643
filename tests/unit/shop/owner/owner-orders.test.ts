// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { orderChangeSentence } from '../../../../shop/server/index.js';
import { problemSentence } from '../../../../shop/pages/problems.js';
import { order } from '../pages/fake-checkout.js';
import { createFakeServices } from '../pages/fake-services.js';
import { openPage, readPage } from '../pages/open-page.js';
import { createMarramPages } from '../pages/marram-pages.js';

const signedIn = { hasCookies: true };
const asOwner = 'OWNER=yes';
const path = `/owner/orders/${order.id}`;
const key = '0123456789abcdef';

function openShop(services = createFakeServices()) {
  const app = createMarramPages({
    services,
    assetsDir: tmpdir(),
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
  const open = (address: string) => openPage(app, address, asOwner);
  const post = async (address: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ crumb: 'the-crumb', key, ...fields });
    return readPage(
      await app.request(address, { method: 'POST', headers: { cookie: asOwner }, body }),
    );
  };
  return { app, open, post };
}

describe('the list of orders', () => {
  it('shows number, buyer, sum and state, and how many each state has', async () => {
    const { texts, document } = await openShop().open('/owner/orders');
    expect(texts('.owner-tabs a')).toEqual([
      'All (4)',
      'To send (3)',
      'Partly sent (1)',
      'Sent (0)',
      'Nothing to send (0)',
      'Cancelled (0)',
    ]);
    expect(document.querySelector('tbody a')?.getAttribute('href')).toBe(path);
    expect(texts('tbody .owner-state')).toEqual(['Partly sent']);
    expect(texts('.owner-pages a')).toEqual(['Older']);
  });

  it('keeps state and search in its links', async () => {
    const { document } = await openShop().open('/owner/orders?state=part&q=ada');
    const links = [...document.querySelectorAll('.owner-tabs a, .owner-links a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/owner/orders?q=ada',
      '/owner/orders?state=open&q=ada',
      '/owner/orders?state=part&q=ada',
      '/owner/orders?state=sent&q=ada',
      '/owner/orders?state=none&q=ada',
      '/owner/orders?state=cancelled&q=ada',
      '/owner/orders/export?state=part&q=ada',
    ]);
  });

  it('says what was looked for in vain', async () => {
    const { texts } = await openShop().open('/owner/orders?q=nobody');
    expect(texts('.note')).toEqual(['No order matches “nobody”.']);
  });

  it('is a file, too, which no cache keeps', async () => {
    const answer = await openShop().app.request('/owner/orders/export', {
      headers: { cookie: asOwner },
    });
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="orders.csv"');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect((await answer.text()).split('\r\n')).toHaveLength(3);
  });
});

describe('the page of an order', () => {
  it('tells what happened, newest first', async () => {
    const { texts } = await openShop().open(path);
    expect(texts('.owner-history strong')).toEqual([
      'Note',
      'Refunded',
      'Sent 1 piece',
      'Order placed',
    ]);
    expect(texts('.owner-history a')).toEqual(['Follow the parcel']);
    expect(texts('#buyer-title + p a')).toEqual([order.email]);
  });

  it('cannot be cancelled after a part was sent', async () => {
    const { document } = await openShop().open(path);
    expect(document.querySelector('details form')).toBeNull();
  });

  it('of an unknown order is not found', async () => {
    for (const address of [
      '/owner/orders/other',
      '/owner/orders/other/refund',
      '/owner/orders/other/slip',
    ]) {
      expect((await openShop().open(address)).answer.status).toBe(404);
    }
  });

  it.each([
    ['send', { carrier: 'Post', 'pieces-x': '1' }, `${path}?done=sent`],
    ['notes', { text: 'Called.' }, `${path}?done=noted`],
    ['cancel', {}, `${path}?done=cancelled`],
    ['refund', { amount: '5.00' }, `${path}?done=refund-done`],
    ['refund', { amount: '5', reason: 'wait' }, `${path}?done=refund-waits`],
  ])('%s with %j goes on at %s', async (name, fields, address) => {
    const { answer } = await openShop().post(`${path}/${name}`, fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(address);
  });

  it.each([
    [
      'send',
      { carrier: 'refuse', trackingUrl: 'post.example' },
      orderChangeSentence('text-too-long'),
    ],
    [
      'send',
      { key: 'short', trackingNumber: 'HP 17' },
      problemSentence('invalid-request', signedIn),
    ],
    ['send', { crumb: 'wrong', carrier: 'Post' }, problemSentence('crumb', signedIn)],
    ['notes', { text: 'refuse' }, orderChangeSentence('text-too-long')],
    [
      'refund',
      { amount: 'five', reason: 'Chip', step: 'amount' },
      orderChangeSentence('amount-invalid'),
    ],
  ])('%s with %j is refused, shown again with what was typed, and says why', async (...given) => {
    const [name, fields, sentence] = given;
    const { answer, document, texts } = await openShop().post(`${path}/${name}`, fields);
    expect(answer.status).toBe(422);
    expect(sentence).not.toBeNull();
    expect(texts('[role=alert]')).toEqual([sentence]);
    const { key: _key, crumb: _crumb, ...typed } = { key: '', crumb: '', ...fields };
    for (const [field, value] of Object.entries(typed)) {
      const shown = document.querySelector(`main [name=${field}]`);
      expect(shown?.getAttribute('value') ?? shown?.textContent, field).toBe(value);
    }
  });
});

describe('a refund', () => {
  it('asks what comes back first', async () => {
    const { texts } = await openShop().open(`${path}/refund`);
    expect(texts('h2')).toEqual(['1. What is refunded']);
  });

  it('then suggests the amount, which can be changed', async () => {
    const [entry] = order.entries;
    const { texts, document } = await openShop().open(
      `${path}/refund?step=amount&pieces-${entry?.id}=1&shipping=yes`,
    );
    expect(texts('h2')).toEqual(['1. What is refunded', '2. How much']);
    expect(document.querySelector('#amount-field')?.getAttribute('value')).toMatch(/^\d+\.\d\d$/);
    expect(document.querySelector('[name=restocks]')?.hasAttribute('checked')).toBe(true);
  });

  it('of the shipping alone brings no pieces back', async () => {
    const { document } = await openShop().open(`${path}/refund?step=amount&shipping=yes`);
    expect(document.querySelector('#amount-field')).not.toBeNull();
    expect(document.querySelector('[name=restocks]')).toBeNull();
  });
});

it('a refund of gift cards shows what is left on each, and not their codes', async () => {
  const services = createFakeServices();
  const managed = await services.orderManagement.read(order.id);
  const card = { number: 12, ending: 'PQRS', isDisabled: false, withdrawnCents: 0 };
  const cards = [{ ...card, valueCents: 2500, balanceCents: 1500 }];
  const { open } = openShop({
    ...services,
    orderManagement: {
      ...services.orderManagement,
      read: () => Promise.resolve(managed && { ...managed, cards }),
    },
  });
  const { texts, document } = await open(`${path}/refund`);
  expect(texts('#cards-title + ul li')).toEqual([
    'Gift card 12, •••• •••• •••• ending in PQRS: $15.00 is left of $25.00',
  ]);
  expect(document.querySelector('#cards-title + ul a')?.getAttribute('href')).toBe(
    '/owner/gift-cards/12',
  );
});

it('the packing slip has no prices', async () => {
  const { text } = await openShop().open(`${path}/slip`);
  expect(text).toContain('Packing slip');
  expect(text.slice(text.indexOf('owner-slip'))).not.toMatch(/\$|<data/);
});

it('sales are told by currency and period', async () => {
  const { texts, document } = await openShop().open('/owner/sales?period=year&of=EUR');
  expect(texts('h1')).toEqual(['Sales']);
  expect(texts('.analytics-choice a')).toEqual([
    '7 days',
    '30 days',
    '13 weeks',
    '52 weeks',
    'USD',
    'EUR',
  ]);
  expect(texts('.analytics-choice [aria-current]')).toEqual(['52 weeks', 'EUR']);
  expect(document.querySelectorAll('.analytics-bars rect.analytics-column')).toHaveLength(52);
  const file = await openShop().app.request('/owner/sales/export', {
    headers: { cookie: asOwner },
  });
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="sales.csv"');
  expect(await file.text()).toContain('Dune Mug');
});
