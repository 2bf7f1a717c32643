// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '../../../../shop/server/index.js';
import { createFakeServices } from '../pages/fake-services.js';
import { standingOf, subscription } from '../pages/fake-subscriptions.js';
import { openPage, readPage } from '../pages/open-page.js';
import { createMarramPages } from '../pages/marram-pages.js';

const asOwner = 'OWNER=yes';
const list = '/owner/subscriptions';
const path = `${list}/${subscription.id}`;

function openShop(changes: Partial<Subscription> = {}) {
  const services = createFakeServices();
  const { subscriptions } = services;
  const shown = { ...subscription, ...changes };
  const asked: unknown[] = [];
  const app = createMarramPages({
    services: {
      ...services,
      subscriptions: {
        ...subscriptions,
        async find(id) {
          const whole = await subscriptions.find(id);
          return whole && { ...whole, ...standingOf(shown) };
        },
        list(query) {
          asked.push(query);
          return Promise.resolve({ subscriptions: [shown], nextPageCursor: 'older' });
        },
        change(request, by) {
          asked.push({ ...request, by });
          return subscriptions.change(request, by);
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

describe('the owner’s list of subscriptions', () => {
  it('shows what, who, when next and the state, and keeps the filter in its links', async () => {
    const { open, asked } = openShop({ held: 'out-of-stock' });
    const { texts, document } = await open(`${list}?state=held`);
    expect(texts('.owner-tabs a')).toEqual([
      'All (1)',
      'Active (1)',
      'Past due (0)',
      'Paused (0)',
      'Cancelled (0)',
      'Ended (0)',
      'Held up (0)',
    ]);
    expect(texts('tbody .owner-state')).toEqual(['Active', 'Held up']);
    expect(texts('tbody td')[0]).toBe('2 × Harbour Coffee$32 every month');
    expect(document.querySelector('tbody a')?.getAttribute('href')).toBe(path);
    expect(document.querySelector('.owner-pages a')?.getAttribute('href')).toBe(
      `${list}?state=held&cursor=older`,
    );
    await open(`${list}?state=nonsense`);
    expect(asked).toEqual([
      { filter: 'held', cursor: null, search: '' },
      { filter: null, cursor: null, search: '' },
    ]);
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

describe('one subscription', () => {
  it('says why its order is held up', async () => {
    const { texts } = await openShop({ held: 'out-of-stock' }).open(path);
    expect(texts('.owner-warning')).toEqual([expect.stringMatching(/not enough pieces/)]);
    expect(texts('.owner-history strong')).toEqual(['Started']);
  });

  it.each<[Subscription['state'], readonly string[]]>([
    ['active', ['Pause', 'Skip the next order', 'Only keep the note', 'Cancel subscription']],
    ['paused', ['Resume', 'Only keep the note', 'Cancel subscription']],
    ['cancelled', ['Only keep the note']],
  ])('that is %s offers %o', async (state, buttons) => {
    const { texts } = await openShop({ state }).open(path);
    expect(texts('button[name=change]')).toEqual(buttons);
  });

  it('is changed with a note', async () => {
    const { open, post, asked } = openShop();
    const answer = await post({ change: 'pause', turn: '1', note: 'On holiday.' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${path}?done=pause`]);
    expect(asked).toEqual([
      { id: subscription.id, change: 'pause', seenTurn: 1, note: 'On holiday.', by: 'owner' },
    ]);
    const { texts } = await open(`${path}?done=pause`);
    expect(texts('[role=status]')).toContain('Paused. The buyer has a mail about it.');
  });

  it.each(['cancel', 'note'])('shows a refused %s again with what was typed', async (change) => {
    const answer = await openShop().post({ change, turn: '1', note: 'refuse' });
    expect(answer.status).toBe(422);
    const { document, texts } = await readPage(answer);
    expect(texts('[role=alert]')).toEqual(['The note is too long: 2,000 characters fit.']);
    const id = change === 'cancel' ? 'cancel-note' : 'note';
    expect(document.getElementById(id)?.textContent).toBe('refuse');
  });

  it('is not found by another id', async () => {
    expect((await openShop().open(`${list}/none`)).status).toBe(404);
  });
});
