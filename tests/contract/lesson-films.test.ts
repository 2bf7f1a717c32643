import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import { restockOptions, visitAsOwner } from './restock.js';
import type { TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const path = '/owner/lessons';
const film = 'https://vimeo.com/1084537';

describeShop('Films of lessons', (shop) => {
  let open: OpenShop;
  let owner: TestVisitor;
  let faults: unknown[];

  beforeEach(async () => {
    faults = [];
    open = await shop.open({
      ...restockOptions,
      reporter: { report: (error) => void faults.push(error), warn: () => undefined },
      findVideo: (address) =>
        address.endsWith('/500')
          ? Promise.reject(new Error('Vimeo answered 500.'))
          : Promise.resolve({ isBasic: address.endsWith('/1') }),
    });
    addPages(open);
    owner = await visitAsOwner(open);
  });

  const save = (films: Readonly<Record<string, string>>, version = '0') =>
    owner.submit(path, { version, ...films });
  const text = async (by: TestVisitor, address: string) => (await by.send(address)).text();

  it('are on the page of the lesson, which may frame the player then', async () => {
    const visitor = await open.visit();
    const before = await visitor.send('/lessons/wedging');
    expect(before.headers.get('Content-Security-Policy')).not.toContain('frame-src');
    expect(await before.text()).toContain('Its film is a still picture so far.');
    const saved = await save({ 'film.wedging': film });
    expect(saved.headers.get('Location')).toBe(`${path}?done=saved`);
    const after = await visitor.send('/lessons/wedging');
    expect(after.headers.get('Content-Security-Policy')).toContain('https://player.vimeo.com');
    const html = await after.text();
    expect(html).toContain(`<vitrine-video><a href="${film}">`);
    expect(html).not.toContain('a still picture');
    // The others are as they were.
    expect(await text(owner, '/lessons/first-bowl')).not.toContain('vitrine-video');
    await save({ 'film.wedging': '' }, '1');
    expect(await text(visitor, '/lessons/wedging')).not.toContain('vitrine-video');
  });

  it('of lessons for members are shown to members alone', async () => {
    await save({ 'film.first-bowl': film });
    const visitor = await open.visit();
    const denied = await visitor.send('/lessons/first-bowl');
    expect(denied.headers.get('Content-Security-Policy')).not.toContain('frame-src');
    expect(await denied.text()).not.toContain(film);
    await visitor.submit('/join', {});
    expect(await text(visitor, '/lessons/first-bowl')).toContain(film);
  });

  it('are refused for a Basic account, and keep what was typed', async () => {
    const refused = await save({ 'film.wedging': film, 'film.first-bowl': 'https://vimeo.com/1' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain('Vimeo Basic accounts are unsupported.');
    expect(html).toContain(`value="${film}"`);
    expect(html).toContain('value="https://vimeo.com/1"');
    expect((await open.services.siteSettings.read()).lessonFilms.films).toEqual({});
  });

  it('are kept while Vimeo does not answer, and the page says so', async () => {
    const saved = await save({ 'film.wedging': 'https://vimeo.com/500' });
    expect(saved.headers.get('Location')).toBe(`${path}?done=unasked`);
    expect(await text(owner, `${path}?done=unasked`)).toContain('Vimeo did not answer');
    expect(faults.splice(0)).toHaveLength(1);
  });

  it('are not saved over those of somebody else', async () => {
    await save({ 'film.wedging': film });
    const late = await save({ 'film.first-bowl': film });
    expect(late.status).toBe(422);
    expect((await open.services.siteSettings.read()).lessonFilms.films).toEqual({ wedging: film });
  });

  it('leave a record of the lessons that changed', async () => {
    await save({ 'film.wedging': film });
    await save({ 'film.wedging': film }, '1');
    const words = (await text(owner, '/owner/security/actions')).replaceAll(/<[^>]*>/g, ' ');
    expect(words).toMatch(/Changed the films of\s+wedging/);
    expect(words.split('Changed the films of')).toHaveLength(2);
  });
});
