// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findVimeo } from '../../../../../../shop/server/domains/lesson-films/index.js';

const page = 'https://shop.example';
const video = 'https://vimeo.com/1084537?h=ab';

/** Asks a Vimeo that answers so, and tells what it was asked. */
async function ask(status: number, body: string) {
  const asked: [string, RequestInit | undefined][] = [];
  const find = findVimeo((address, init) => {
    asked.push([String(address instanceof Request ? address.url : address), init]);
    return Promise.resolve(new Response(body, { status }));
  });
  const { signal } = new AbortController();
  return { asked, found: await find(video, { page, signal }) };
}

describe('Vimeo', () => {
  it('is asked for the address as a whole, by the page that shows it', async () => {
    const { asked } = await ask(200, '{}');
    expect(asked).toHaveLength(1);
    const [[address, init] = ['']] = asked;
    expect(new URL(address).origin + new URL(address).pathname).toBe(
      'https://vimeo.com/api/oembed.json',
    );
    expect(new URL(address).searchParams.get('url')).toBe(video);
    expect(new Headers(init?.headers).get('Referer')).toBe(page);
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['basic', true],
    ['free', true],
    ['plus', false],
    ['pro', false],
    ['live_premium', false],
    ['', false],
  ])('tells that the account is %s', async (account, isBasic) => {
    const { found } = await ask(200, JSON.stringify({ type: 'video', account_type: account }));
    expect(found).toEqual({ isBasic });
  });

  it.each([['{}'], ['{"account_type":null}']])(
    'shows nothing of the account of a video with a password: %s',
    async (body) => {
      expect((await ask(200, body)).found).toEqual({ isBasic: false });
    },
  );

  it.each([[403], [404]])('has no such video for other sites: %i', async (status) => {
    expect((await ask(status, '')).found).toBeNull();
  });

  it.each<[number, string]>([
    [500, ''],
    [429, '{}'],
    [200, 'no JSON'],
    [200, '[]'],
    [200, '{"account_type":1}'],
  ])('does not answer: %i %s', async (status, body) => {
    await expect(ask(status, body)).rejects.toThrow();
  });
});
