import { Hono } from 'hono';
import { expect, it } from 'vitest';
import {
  createCallers,
  type CallerOptions,
  type Callers,
} from '../../../../../../shop/server/ground/http/callers.js';

const shop = 'http://shop.test';

/** What the rules say of one request. */
async function judge<Answer>(
  read: (callers: Callers) => (c: Parameters<Callers['origin']>[0]) => Answer,
  headers: Record<string, string>,
  { method = 'GET', ...options }: Partial<CallerOptions> & { method?: string } = {},
): Promise<Answer | undefined> {
  const callers = createCallers({
    allowedOrigins: ['https://blog.test'],
    trustProxy: false,
    publicUrl: null,
    ...options,
  });
  let answer: Answer | undefined;
  const app = new Hono().all('/', (c) => {
    answer = read(callers)(c);
    return c.text('');
  });
  await app.request(new Request(`${shop}/`, { method, headers }));
  return answer;
}

const foreign = { Origin: 'https://evil.test' };
const neighbour = { 'Sec-Fetch-Site': 'same-site' };

it.each<[string, Record<string, string>, 'own' | 'listed' | 'refused', string]>([
  ['POST', {}, 'own', 'a program'],
  ['POST', { Origin: shop }, 'own', 'a page of the shop'],
  ['POST', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 'own', 'a page without referrer'],
  ['POST', { Origin: 'null' }, 'refused', 'a page of no origin'],
  ['POST', { Origin: 'https://shop.test' }, 'refused', 'another scheme'],
  ['POST', { Origin: 'http://shop.test:81' }, 'refused', 'another port'],
  ['POST', { Origin: 'https://blog.test' }, 'listed', 'a listed page'],
  ['POST', foreign, 'refused', 'another site'],
  ['POST', neighbour, 'refused', 'a neighbouring host that hides its origin'],
  ['DELETE', { 'Sec-Fetch-Site': 'cross-site' }, 'refused', 'another site that hides its origin'],
  ['GET', neighbour, 'own', 'a link of a neighbouring host'],
  ['GET', foreign, 'refused', 'a call of another site'],
])('takes %s with %j as %s: %s', async (method, headers, origin) => {
  expect(await judge(({ origin: read }) => read, headers, { method })).toBe(origin);
});

it('takes the public address as its own, whatever the proxy calls the server', async () => {
  const headers = { Origin: 'https://shop.example' };
  const told = { method: 'POST', publicUrl: 'https://shop.example/' };
  expect(await judge(({ origin }) => origin, headers, told)).toBe('own');
});

it.each<[Record<string, string>, 'own' | 'nowhere' | 'elsewhere']>([
  [{}, 'nowhere'],
  [{ 'Sec-Fetch-Site': 'none' }, 'nowhere'],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 'own'],
  [{ 'Sec-Fetch-Site': 'same-site', Referer: `${shop}/` }, 'elsewhere'],
  [{ Referer: `${shop}/about` }, 'own'],
  [{ Referer: 'https://evil.test/' }, 'elsewhere'],
  [{ Referer: 'nothing' }, 'elsewhere'],
])('a request with %j came from %s', async (headers, from) => {
  expect(await judge(({ cameFrom }) => cameFrom, headers)).toBe(from);
});

it.each<[string, Partial<CallerOptions>, Record<string, string>, string | null]>([
  ['nobody tells it', {}, { Host: 'evil.test' }, null],
  ['only a stranger tells it', {}, { 'X-Forwarded-Host': 'evil.test' }, null],
  ['it is set', { publicUrl: 'https://shop.example' }, {}, 'https://shop.example'],
  [
    'it is set, whatever the proxy says',
    { publicUrl: 'https://shop.example', trustProxy: true },
    { 'X-Forwarded-Host': 'evil.test' },
    'https://shop.example',
  ],
  [
    'a trusted proxy tells it',
    { trustProxy: true },
    { 'X-Forwarded-Host': 'shop.example:8443', 'X-Forwarded-Proto': 'https' },
    'https://shop.example:8443',
  ],
  [
    'the proxy passes on what is no host',
    { trustProxy: true },
    { 'X-Forwarded-Host': 'shop.example/"><script>' },
    null,
  ],
])('when %s, the public origin follows', async (_, options, headers, origin) => {
  expect(await judge(({ publicOrigin }) => publicOrigin, headers, options)).toBe(origin);
});

it('is secure where the public address is, without a word of the proxy', async () => {
  const told = { publicUrl: 'https://shop.example' };
  expect(await judge(({ isSecure }) => isSecure, {}, told)).toBe(true);
  expect(await judge(({ isSecure }) => isSecure, {})).toBe(false);
  const forwarded = { 'X-Forwarded-Proto': 'https' };
  expect(await judge(({ isSecure }) => isSecure, forwarded)).toBe(false);
  expect(await judge(({ isSecure }) => isSecure, forwarded, { trustProxy: true })).toBe(true);
});

it.each(['shop.example', 'ftp://shop.example', 'https://shop.example/shop', 'https://a:b@c'])(
  'does not start with %s as its public address',
  (publicUrl) => {
    const options = { allowedOrigins: [], trustProxy: false, publicUrl };
    expect(() => createCallers(options)).toThrow('PUBLIC_URL must be an address');
  },
);
