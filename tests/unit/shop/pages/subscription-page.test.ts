// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { SubscriptionError, type Subscription } from '../../../../shop/server/index.js';
import { createFakeServices } from './fake-services.js';
import { standingOf, subscription } from './fake-subscriptions.js';
import { openPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const path = `/subscriptions/${subscription.id}`;

function openShop(changes: Partial<Subscription> = {}) {
  const services = createFakeServices();
  const made: string[] = [];
  const { subscriptions } = services;
  const app = createMarramPages({
    services: {
      ...services,
      subscriptions: {
        ...subscriptions,
        async find(id) {
          const whole = await subscriptions.find(id);
          return whole && { ...whole, ...standingOf({ ...subscription, ...changes }) };
        },
        change({ change, seenTurn }, by) {
          made.push(`${change} by ${by}, turn ${seenTurn}`);
          if (change === 'resume') throw new SubscriptionError('subscription-state');
          return Promise.resolve();
        },
      },
    },
    assetsDir: tmpdir(),
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
  const post = (address: string, crumb = 'the-crumb') =>
    app.request(address, { method: 'POST', body: new URLSearchParams({ crumb, turn: '1' }) });
  return {
    app,
    post,
    made,
    open: (address: string, cookie = '') => openPage(app, address, cookie),
  };
}

describe('the page of a subscription', () => {
  it('shows what, how much, when next, and its orders', async () => {
    const { texts, answer } = await openShop().open(path);
    expect(texts('h1')).toEqual(['Your subscription']);
    expect(texts('.lead')).toEqual(['2 × Harbour Coffee']);
    expect(texts('dd')).toEqual([
      'November 30, 2026',
      expect.stringMatching(/Change the address$/),
      'Change the payment method',
      expect.stringMatching(/^\$32 every month/),
    ]);
    expect(texts('.account-orders a')).toHaveLength(1);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each<[Subscription['state'], string]>([
    ['active', 'dd a'],
    ['past-due', '.checkout-head .button'],
  ])('offers to pay another way, where it is %s in %s', async (state, place) => {
    const { texts } = await openShop({ state }).open(path);
    expect(texts(place)).toContain('Change the payment method');
    expect(texts('a').filter((text) => text === 'Change the payment method')).toHaveLength(1);
  });

  it.each<[Partial<Subscription>, string, readonly string[]]>([
    [{}, 'It renews by itself.', ['Pause', 'Skip the next order', 'Cancel the subscription']],
    [
      { state: 'past-due' },
      'The last payment was declined. We try again on November 30, 2026.',
      ['Pause', 'Skip the next order', 'Cancel the subscription'],
    ],
    [
      { state: 'paused' },
      'It is paused: nothing is charged until you resume it.',
      ['Resume', 'Cancel the subscription'],
    ],
    [{ state: 'cancelled', dueAt: null }, 'It is cancelled: nothing more is charged.', []],
    [{ state: 'ended', dueAt: null }, 'All that was agreed is paid, and it has ended.', []],
  ])('of %o says “%s” and offers %o', async (changes, sentence, offered) => {
    const { texts } = await openShop(changes).open(path);
    expect(texts('.order-state')).toEqual([sentence]);
    expect(texts('.subscription-page .order-actions :is(button, a)')).toEqual(offered);
  });

  it('says that an order is late', async () => {
    const { texts } = await openShop({ held: 'out-of-stock' }).open(path);
    expect(texts('.note')).toEqual([expect.stringMatching(/^The next order is late/)]);
  });

  it('opens by the link of a mail and a press', async () => {
    const { open } = openShop({ orderId: 'of-somebody-else' });
    const { texts, document } = await open(`${path}/open`, 'ORDER_LINK=known');
    expect(texts('form button')).toContain('Show my subscription');
    expect(document.querySelector('main form')?.getAttribute('action')).toBe(`${path}/open`);
  });

  it.each([
    ['', ['Open the link in your e-mail'], []],
    ['/open', ['This link has ended'], []],
    ['?link=asked', ['Open the link in your e-mail'], [/^If that is the address/]],
    ['?problem=rate-limited', ['Open the link in your e-mail'], []],
  ])('mails a link to its buyer, at “%s”', async (query, headings, notices) => {
    const { open } = openShop({ orderId: 'of-somebody-else' });
    const { status, texts, document } = await open(`${path}${query}`);
    expect([status, texts('h1')]).toEqual([404, headings]);
    expect(document.querySelector('main form')?.getAttribute('action')).toBe(`${path}/link`);
    expect(texts('[role=status]')).toEqual(notices.map((notice) => expect.stringMatching(notice)));
    expect(texts('[role=alert]')).toHaveLength(query.includes('problem') ? 1 : 0);
  });

  it('is nobody else’s', async () => {
    const { open, post, made } = openShop({ orderId: 'of-somebody-else' });
    expect((await open(path)).status).toBe(404);
    expect((await open(`${path}/cancel`)).status).toBe(404);
    expect((await post(`${path}/cancel`)).status).toBe(404);
    expect((await open('/subscriptions/none')).status).toBe(404);
    expect(made).toEqual([]);
  });

  it('asks before it cancels', async () => {
    const { open, post, made } = openShop();
    const { texts, document } = await open(`${path}/cancel`);
    expect(texts('h1')).toEqual(['Cancel this subscription?']);
    expect(document.querySelector('form[action$="/cancel"]')?.getAttribute('method')).toBe('post');
    const answer = await post(`${path}/cancel`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}?done=cancel`]);
    expect(made).toEqual(['cancel by buyer, turn 1']);
    expect((await open(`${path}?done=cancel`)).texts('[role=status]')).toContain(
      'Your subscription is cancelled.',
    );
  });

  it('asks nothing about one that is over', async () => {
    const { app } = openShop({ state: 'ended', dueAt: null });
    const answer = await app.request(`${path}/cancel`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
  });

  it('names the order that its buttons are about', async () => {
    const { document } = await openShop({ turn: 4 }).open(path);
    const turns = [...document.querySelectorAll('[name=turn]')];
    expect(turns.map((field) => field.getAttribute('value'))).toEqual(['4', '4']);
  });

  it('says why a change was refused', async () => {
    const { open, post, made } = openShop();
    const foreign = await post(`${path}/pause`, 'wrong');
    expect(foreign.headers.get('Location')).toBe(`${path}?problem=crumb`);
    expect(made).toEqual([]);
    const late = await post(`${path}/resume`);
    expect(late.headers.get('Location')).toBe(`${path}?problem=subscription-state`);
    const { texts } = await open(`${path}?problem=subscription-state`);
    expect(texts('[role=alert]')).toEqual([
      'The subscription has changed meanwhile. Please look at it again.',
    ]);
    expect((await post(`${path}/erase`)).status).toBe(404);
  });
});
