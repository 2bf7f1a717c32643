// @vitest-environment node
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createFakeServices } from './fake-services.js';
import { openPage, readPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const app = createMarramPages({
  services: createFakeServices(),
  assetsDir: tmpdir(),
  publicDir: 'shop/pages/public',
  templatesDir: 'shop/pages/templates',
});
const path = '/shop/dune-mug/review';

describe('the page of a review', () => {
  it('is a form for every browser', async () => {
    const { document, answer, texts } = await openPage(app, `${path}?rating=3`);
    const form = document.querySelector('.review-form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const stars = [...document.querySelectorAll('input[type=radio][name=rating]')];
    expect(stars.map((star) => star.getAttribute('value')).join('')).toBe('12345');
    expect(stars.map((star) => star.hasAttribute('checked')).indexOf(true)).toBe(2);
    expect(texts('.rating legend')).toEqual(['Your rating']);
    expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe(
      'image/jpeg,image/png,image/webp',
    );
  });

  it('says what was wrong, with what was typed as text', async () => {
    const { document, texts, text } = await openPage(app, path, 'DRAFT=yes');
    expect(texts('.error-summary a')).toEqual(['Your review: Write a few words.']);
    expect(document.querySelector('#author')?.getAttribute('value')).toBe('<b>Ada</b>');
    expect(text).not.toContain('<b>Ada');
    expect(document.querySelector('[value="4"]')?.hasAttribute('checked')).toBe(true);
  });

  it('says that the review waits', async () => {
    const { texts } = await openPage(app, `${path}?sent`);
    expect(texts('[role=status]')[0]).toContain('A person reads it first');
  });

  it.each([
    [{ text: 'Fine.', crumb: 'the-crumb' }, `${path}?sent`],
    [{ text: '', crumb: 'the-crumb' }, path],
    [{ text: 'Fine.', crumb: 'another' }, `${path}?problem=crumb`],
  ])('a post of %j leads to %s', async (fields, location) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const answer = await app.request(path, { method: 'POST', body });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, location]);
  });

  it('is missing for what the shop does not sell', async () => {
    expect((await openPage(app, '/shop/none/review')).status).toBe(404);
  });

  it('is offered with the reviews, and where there are none', async () => {
    const links = async (address: string) => (await openPage(app, address)).texts('.reviews-write');
    expect(await links('/shop/dune-mug')).toEqual(['Write a review']);
    expect(await links('/shop/shore-plates')).toEqual(['Be the first to write']);
  });
});

describe('the owner’s page of reviews', () => {
  it('shows what waits as text', async () => {
    const { texts, document } = await openPage(app, '/owner/reviews', 'OWNER=yes');
    expect(texts('.owner-review h2')).toEqual(['Dune Mug']);
    expect(texts('.owner-review p').join(' ')).toContain('<script>alert(1)</script>');
    expect(texts('.owner-tabs a')).toEqual(['Waiting (1)', 'Approved (0)', 'Refused (0)']);
    expect(document.querySelector('[name=verified]')?.hasAttribute('checked')).toBe(true);
    const form = document.querySelector('.owner-decision');
    expect(form?.getAttribute('action')).toBe('/owner/reviews/decide');
    expect(texts('.owner-decision button')[0]).toMatch(/^Approve/);
  });

  it('takes a decision', async () => {
    const body = new URLSearchParams({ crumb: 'the-crumb', id: 'written-1', decision: 'approve' });
    const answer = await app.request('/owner/reviews/decide', {
      method: 'POST',
      body,
      headers: { cookie: 'OWNER=yes' },
    });
    expect(answer.headers.get('Location')).toBe('/owner/reviews?done=approve');
    expect((await readPage(answer)).status).toBe(303);
  });
});
