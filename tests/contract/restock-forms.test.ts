import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { callRuns } from './limits.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { fern, oatLarge, restockOptions, restockPath } from './restock.js';
import type { TestVisitor } from './visitor.js';

describeShop('Restock signups by plain forms', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open(restockOptions);
    visitor = await open.visit();
  });

  const typed = { ...fern, email: 'ada@example.com' };

  async function post(fields: Record<string, string>): Promise<string | null> {
    const response = await visitor.submit(restockPath, fields);
    expect(response.status).toBe(303);
    return response.headers.get('Location');
  }

  const waiting = async () => (await open.services.restock.signUps(fern)).signUps;

  it('redirect to the product, which confirms them', async () => {
    expect(await post(typed)).toBe('/shop/mug?restock=signed-up');
    expect(await waiting()).toMatchObject([{ email: 'ada@example.com', isJoinMailingList: false }]);
    expect(await post(typed)).toBe('/shop/mug?restock=signed-up');
    expect(await waiting()).toHaveLength(1);
  });

  it('join the mailing list by a ticked box', async () => {
    await post({ ...typed, isJoinMailingList: 'true' });
    expect(await waiting()).toMatchObject([{ isJoinMailingList: true }]);
  });

  it.each([
    [{ email: ' ' }, '/shop/mug?restock=email-blank'],
    [{ email: 'ada' }, '/shop/mug?restock=email-invalid'],
    [oatLarge, '/shop/mug?restock=in-stock'],
    [{ variantId: 'NONE' }, '/shop/mug?restock=item-not-found'],
    [{ variantId: '' }, '/shop/mug?restock=invalid-request'],
    [{ variantId: 'A\u0000' }, '/shop/mug?restock=invalid-request'],
    [{ crumb: 'x' }, '/shop/mug?restock=crumb'],
    [{ productId: 'item-none' }, '/?problem=item-not-found'],
    [{ productId: '' }, '/?problem=invalid-request'],
  ])('redirect back with the problem: %j', async (changes, location) => {
    expect(await post({ ...typed, ...changes })).toBe(location);
    expect(await waiting()).toEqual([]);
  });

  it('cannot come from a page of another site', async () => {
    const response = await visitor.send(restockPath, {
      method: 'POST',
      form: { ...typed, crumb: visitor.cookies.get('crumb') ?? '' },
      headers: { Origin: 'https://evil.example' },
    });
    expect(response.headers.get('Location')).toBe('/shop/mug?restock=crumb');
    expect(await waiting()).toEqual([]);
  });

  it('are counted like the others', async () => {
    open = await shop.open({ rateLimits: { signups: { calls: 1, seconds: 60 } } });
    visitor = await open.visit();
    expect(await post(typed)).toBe('/shop/mug?restock=signed-up');
    expect(await post(typed)).toBe('/shop/mug?restock=rate-limited');
  });

  it('require the shop’s captcha', async () => {
    open = await shop.open({
      ...restockOptions,
      restockCaptcha: { provider: 'altcha', siteKey: '' },
    });
    visitor = await open.visit();
    expect(await post(typed)).toBe('/shop/mug?restock=captcha');
    expect(await post({ ...typed, captchaToken: 'forged' })).toBe('/shop/mug?restock=captcha');
    expect(await waiting()).toEqual([]);
  });

  it('may be multipart', async () => {
    const body = new FormData();
    const fields = { ...typed, crumb: visitor.cookies.get('crumb') ?? '' };
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const response = await visitor.send(restockPath, { method: 'POST', body });
    expect(response.headers.get('Location')).toBe('/shop/mug?restock=signed-up');
  });

  it('cause no server error, whatever is typed', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '\u0000'));
    const form = fc.record({
      productId: fc.oneof(fc.constant('item-mug'), text),
      variantId: fc.oneof(fc.constant('MUG-FERN-SMALL'), text),
      email: fc.oneof(fc.constant('ada@example.com'), text),
      isJoinMailingList: text,
      captchaToken: text,
    });
    const isLedOn = fc.asyncProperty(form, async (fields) => {
      expect(await post(fields)).not.toContain('=server');
    });
    await fc.assert(isLedOn, { numRuns: callRuns(60) });
  });
});
