// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { OwnedCard } from '../../../../shop/server/index.js';
import { createFakeOwnedCards, ownedCard } from '../pages/fake-owned-cards.js';
import { createFakeServices } from '../pages/fake-services.js';
import { openPage } from '../pages/open-page.js';
import { createMarramPages } from '../pages/marram-pages.js';

const asOwner = 'OWNER=yes';
const list = '/owner/gift-cards';
const path = `${list}/${ownedCard.number}`;

function openShop(changes: Partial<OwnedCard> = {}) {
  const asked: unknown[] = [];
  const cards = createFakeOwnedCards({ ...ownedCard, ...changes });
  const app = createMarramPages({
    services: {
      ...createFakeServices(),
      ownedCards: {
        ...cards,
        async list(query) {
          asked.push(query);
          return { ...(await cards.list(query)), nextPageCursor: 'older' };
        },
        change(request, record) {
          asked.push(request);
          return cards.change(request, record);
        },
      },
    },
    assetsDir: tmpdir(),
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
  const open = (address: string) => openPage(app, address, asOwner);
  const post = (fields: Record<string, string>) =>
    app.request(path, {
      method: 'POST',
      headers: { cookie: asOwner },
      body: new URLSearchParams({ crumb: 'the-crumb', ...fields }),
    });
  return { open, post, asked };
}

describe('the owner’s list of gift cards', () => {
  it('shows who bought them and what is left, and keeps the filter in its links', async () => {
    const { open, asked } = openShop();
    const { texts, document } = await open(`${list}?state=disabled`);
    expect(texts('.owner-tabs a')).toEqual(['All (3)', 'Active (1)', 'Spent (0)', 'Disabled (2)']);
    expect(texts('tbody .owner-code')).toEqual(['•••• •••• •••• ending in 7KQZ']);
    expect(texts('tbody .owner-state')).toEqual(['Active']);
    expect(texts('tbody td')[3]).toBe('$32.50 of $50.00');
    expect(document.querySelector('tbody a')?.getAttribute('href')).toBe(path);
    expect(document.querySelector('.owner-pages a')?.getAttribute('href')).toBe(
      `${list}?state=disabled&cursor=older`,
    );
    await open(`${list}?state=nonsense`);
    expect(asked).toEqual([
      { filter: 'disabled', cursor: null, search: '' },
      { filter: null, cursor: null, search: '' },
    ]);
  });

  it.each<[OwnedCard['state'], boolean, string]>([
    ['spent', false, 'Spent'],
    ['spent', true, 'Refunded'],
    ['disabled', true, 'Disabled'],
  ])('says of a card that is %s, refunded: %s, that it is %s', async (state, isRefunded, words) => {
    const { open } = openShop({ state, isRefunded });
    expect((await open(list)).texts('tbody .owner-state')).toEqual([words]);
    expect((await open(path)).texts('main .owner-state')).toEqual([words]);
  });

  it('looks for a text in all states, and keeps it in its pages', async () => {
    const { open, asked } = openShop();
    const { texts, document } = await open(`${list}?q=%20Ada%20`);
    expect(asked).toEqual([{ filter: null, cursor: null, search: 'Ada' }]);
    expect(document.querySelector('input[name=q]')?.getAttribute('value')).toBe('Ada');
    expect(texts('.owner-search a')).toEqual(['Show all']);
    expect(document.querySelector('.owner-pages a')?.getAttribute('href')).toBe(
      `${list}?q=Ada&cursor=older`,
    );
    expect(document.querySelectorAll('.owner-tabs [aria-current]')).toHaveLength(0);
  });
});

describe('one gift card', () => {
  it('shows what it paid for, and for whom it is', async () => {
    const { texts, answer } = await openShop().open(path);
    expect(texts('.owner-answers dd')).toEqual([
      '$32.50 of $50.00',
      '•••• •••• •••• ending in 7KQZ',
      expect.stringMatching(/^Oct 31, 2026.*Order \d+/),
      'Grace grace@example.com',
      '2026-12-24',
    ]);
    expect(texts('.owner-history li')).toEqual([
      expect.stringMatching(/^Paid Nov 2, 2026.*\$17\.50, Order 1008$/),
    ]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each<[OwnedCard['state'], string, string]>([
    ['active', 'Disable this card', 'disable'],
    ['spent', 'Disable this card', 'disable'],
    ['disabled', 'Enable this card', 'enable'],
  ])('that is %s offers “%s”', async (state, label, change) => {
    const { texts, document } = await openShop({ state }).open(path);
    expect(texts('button[name=change]')).toEqual([label]);
    expect(document.querySelector('button[name=change]')?.getAttribute('value')).toBe(change);
  });

  it('is disabled, and says so', async () => {
    const { open, post, asked } = openShop();
    const answer = await post({ change: 'disable' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}?done=disable`]);
    expect(asked).toEqual([{ number: '12', change: 'disable' }]);
    expect((await open(`${path}?done=disable`)).texts('[role=status]')).toContain(
      'The card is disabled.',
    );
  });

  it.each([
    [{ change: 'enable' }, 'The gift card has changed meanwhile. Look at its state.', 1],
    [{ change: 'erase' }, expect.any(String), 0],
    [{ change: 'disable', crumb: 'wrong' }, expect.any(String), 0],
  ])('says why %o is refused', async (fields, sentence, calls) => {
    const { open, post, asked } = openShop();
    const answer = await post(fields);
    expect(answer.status).toBe(303);
    const { texts } = await open(answer.headers.get('Location') ?? '');
    expect(texts('[role=alert]')).toEqual([sentence]);
    expect(asked).toHaveLength(calls);
  });

  it('is not found by another number', async () => {
    expect((await openShop().open(`${list}/13`)).status).toBe(404);
  });
});
