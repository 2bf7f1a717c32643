import { describe, expect, it, vi } from 'vitest';
import {
  getRememberedSignUps,
  signUpForRestock,
  type RestockError,
  type SignUpRequest,
} from '../../../../../../core/commerce/restock/index.js';
import { writeCookie } from '../../../../../../core/net/index.js';
import { configure, getRuntime } from '../../../../../../core/runtime/index.js';
import { noNetwork, useFakeServer } from '../admin/fake-server.js';

const request: SignUpRequest = {
  productId: 'mug',
  variantId: 'MUG-S',
  email: ' ada@example.com ',
  isJoinMailingList: false,
  captchaToken: null,
};
const server = useFakeServer();
const failureOf = (changes: Partial<SignUpRequest> = {}) =>
  signUpForRestock({ ...request, ...changes }).then(
    () => expect.unreachable('it succeeded'),
    (error: RestockError) => error,
  );

describe('signUpForRestock', () => {
  // storefront §3: "Restock signup payload: productId, variantId, siteVisitorEmail, isJoinMailingList (bool), optional
  // captchaToken." §7: "POST /api/site-users/account/notifications/restock".
  it('sends the payload, with the crumb', async () => {
    writeCookie('crumb', 'c1');
    await signUpForRestock(request);
    expect(server.requests).toHaveLength(1);
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/site-users/account/notifications/restock',
      body: {
        productId: 'mug',
        variantId: 'MUG-S',
        siteVisitorEmail: 'ada@example.com',
        isJoinMailingList: false,
      },
    });
    expect(server.requests[0]?.body).not.toHaveProperty('captchaToken');
    expect(server.requests[0]?.headers.get('X-CSRF-Token')).toBe('c1');
  });

  it('sends the tick of the mailing list and the token of a captcha', async () => {
    await signUpForRestock({ ...request, isJoinMailingList: true, captchaToken: 'token-1' });
    expect(server.requests[0]?.body).toMatchObject({
      isJoinMailingList: true,
      captchaToken: 'token-1',
    });
  });

  it('stores the variant on this device, and emits an event', async () => {
    const heard = vi.fn();
    getRuntime().bus.on('restock.signed-up', heard);
    await signUpForRestock(request);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ productId: 'mug', variantId: 'MUG-S' });
    expect(getRememberedSignUps().has(request)).toBe(true);
    expect(getRememberedSignUps().has({ ...request, variantId: 'MUG-L' })).toBe(false);
    expect(JSON.stringify({ ...localStorage })).not.toContain('ada');
    expect(document.cookie).not.toContain('restock');
  });

  it.each([
    ['', 'Email cannot be blank'],
    ['ada@', 'Email is invalid'],
  ])('asks nobody with the email %j', async (email, message) => {
    expect(await failureOf({ email })).toMatchObject({ message });
    expect(server.requests).toEqual([]);
  });

  it.each([200, 201, 204])('takes a %i without a body as a success', async (status) => {
    server.answer = () => new Response(null, { status });
    await signUpForRestock(request);
    expect(server.requests).toHaveLength(1);
    expect(getRememberedSignUps().has(request)).toBe(true);
  });

  it('fails with the server’s message, and stores nothing', async () => {
    const heard = vi.fn();
    getRuntime().bus.on('restock.signed-up', heard);
    server.answer = () =>
      Response.json({ error: 'It is in stock again.', code: 'in-stock' }, { status: 409 });
    expect(await failureOf()).toMatchObject({ code: 'in-stock', message: 'It is in stock again.' });
    expect(getRememberedSignUps().has(request)).toBe(false);
    expect(heard).not.toHaveBeenCalled();
  });

  it('tries again when the network fails for a moment, under the same key', async () => {
    server.answer = (_request, turn) => (turn === 1 ? noNetwork() : Response.json({}));
    const signing = signUpForRestock(request);
    await server.clock.advance(300);
    await signing;
    const keys = server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[0]).toBeTruthy();
  });

  it('does not, where the token of a captcha may be used up', async () => {
    server.answer = noNetwork;
    expect(await failureOf({ captchaToken: 'token-1' })).toMatchObject({
      code: 'offline',
      message: 'Please check your internet connection.',
    });
    expect(server.requests).toHaveLength(1);
  });

  it('asks the API of another origin without cookies', async () => {
    configure({ api: 'https://api.example', clock: server.clock });
    await signUpForRestock(request);
    expect(server.requests[0]?.headers.get('X-CSRF-Token')).toBeNull();
  });
});

describe('getRememberedSignUps', () => {
  it('forgets what is back in stock, and everything after a year', async () => {
    const remembered = getRememberedSignUps();
    remembered.add(request);
    remembered.add({ productId: 'mug', variantId: 'MUG-L' });
    remembered.remove(request);
    expect(remembered.has(request)).toBe(false);
    await server.clock.advance(364 * 24 * 3_600_000);
    expect(remembered.has({ productId: 'mug', variantId: 'MUG-L' })).toBe(true);
    await server.clock.advance(24 * 3_600_000);
    expect(remembered.has({ productId: 'mug', variantId: 'MUG-L' })).toBe(false);
  });

  it('does not take one variant for another', () => {
    const remembered = getRememberedSignUps();
    remembered.add({ productId: 'a', variantId: 'b:c' });
    expect(remembered.has({ productId: 'a:b', variantId: 'c' })).toBe(false);
  });
});
