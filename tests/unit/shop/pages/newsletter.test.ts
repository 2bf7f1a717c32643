// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createFakeServices } from './fake-services.js';
import { openPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

function openShop() {
  const app = createMarramPages({
    services: createFakeServices(),
    assetsDir: tmpdir(),
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
  });
  const post = (address: string, fields: Record<string, string>) =>
    app.request(address, { method: 'POST', body: new URLSearchParams(fields) });
  return { open: (address: string) => openPage(app, address), post };
}

const ended = 'This link has ended';

describe('the link of a mail to the list', () => {
  it.each([
    ['confirm', 'One press, and you are on the list', 'Subscribe'],
    ['unsubscribe', 'No more letters?', 'Unsubscribe'],
  ])('to %s changes nothing before a press', async (name, heading, button) => {
    const { texts, document, answer } = await openShop().open(`/newsletter/${name}?token=good`);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(texts('h1')).toEqual([heading]);
    expect(texts('main button')).toEqual([button]);
    expect(document.querySelector('main form')?.getAttribute('action')).toBe(`/newsletter/${name}`);
  });

  it.each(['confirm', 'unsubscribe'])('to %s that is not ours has ended', async (name) => {
    const { open, post } = openShop();
    expect((await open(`/newsletter/${name}?token=bad`)).texts('h1')).toEqual([ended]);
    expect((await post(`/newsletter/${name}`, { token: 'bad' })).status).toBe(404);
  });

  it.each([
    ['confirm', 'You are on the list'],
    ['unsubscribe', 'You get no more letters'],
  ])('to %s is followed by a page that can be opened again', async (name, heading) => {
    const { open, post } = openShop();
    const answer = await post(`/newsletter/${name}`, { token: 'good' });
    expect(answer.status).toBe(303);
    const { texts } = await open(answer.headers.get('Location') ?? '');
    expect(texts('h1')).toEqual([heading]);
  });

  // RFC 8058 §3.1: the body is `List-Unsubscribe=One-Click`, without cookies; §3.2: no redirect.
  it('to unsubscribe is posted by mail programs, without a page and without a redirect', async () => {
    const answer = await openShop().post('/newsletter/unsubscribe?token=good', {
      'List-Unsubscribe': 'One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('Unsubscribed.');
  });
});
