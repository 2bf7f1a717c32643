import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { ServerOptions } from '../../shop/server/index.js';
import { callRuns } from './limits.js';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  fern,
  oatLarge,
  readGroups,
  readSignUps,
  restockOptions,
  restockPath,
  send,
  signUp,
  visitAsOwner,
} from './restock.js';
import { createVisitor, shopOrigin, type TestVisitor } from './visitor.js';

const blog = 'https://blog.test';

describeShop('Restock signups', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;
  let now: number;

  async function openShop(options: Partial<ServerOptions> = {}) {
    open = await shop.open({ ...restockOptions, clock: { now: () => now }, ...options });
    visitor = await open.visit();
    await open.database.query('delete from mailing_list');
  }

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 22, 9);
    await openShop();
  });

  const refusalOf = async (response: Response): Promise<unknown> => ({
    status: response.status,
    ...((await response.json()) as object),
  });

  const waiting = async (name: typeof fern = fern) =>
    (await open.services.restock.signUps(name)).signUps;

  const mailingList = async () =>
    (await open.services.mailingList.list({ state: 'pending', search: '' }, null)).entries;

  it('are stored with their time and mailing list choice', async () => {
    const response = await signUp(visitor, { siteVisitorEmail: '  Ada@Example.com ' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    now += 1000;
    await signUp(visitor, { siteVisitorEmail: 'grace@example.com', isJoinMailingList: true });
    expect(await waiting()).toEqual([
      { email: 'Ada@Example.com', createdOn: now - 1000, isJoinMailingList: false },
      { email: 'grace@example.com', createdOn: now, isJoinMailingList: true },
    ]);
    expect(await mailingList()).toMatchObject([
      { email: 'grace@example.com', source: 'restock:item-mug' },
    ]);
  });

  it('of the same address for the same variant are one, ignoring case', async () => {
    await signUp(visitor);
    const again = await signUp(await open.visit(), { siteVisitorEmail: 'ADA@example.com' });
    expect(again.status).toBe(200);
    expect(await waiting()).toMatchObject([{ email: 'ada@example.com', isJoinMailingList: false }]);
  });

  it('can add the mailing list later, and never remove it', async () => {
    await signUp(visitor);
    await signUp(visitor, { isJoinMailingList: true });
    await signUp(visitor, { isJoinMailingList: false });
    expect(await waiting()).toMatchObject([{ isJoinMailingList: true }]);
    expect(await mailingList()).toHaveLength(1);
  });

  it('twenty times at once, at two copies of the server, are one', async () => {
    const copy = await shop.openCopy(restockOptions);
    const inOtherTab = createVisitor(copy.app, visitor.cookies);
    const twenty = Array.from({ length: 20 }, (_, index) => index);
    const responses = await Promise.all(
      twenty.map((index) =>
        signUp(index % 2 === 0 ? visitor : inOtherTab, { isJoinMailingList: index === 7 }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(twenty.map(() => 200));
    expect(await waiting()).toMatchObject([{ email: 'ada@example.com', isJoinMailingList: true }]);
    expect(await mailingList()).toHaveLength(1);
  });

  it('are new ones after a notification', async () => {
    await signUp(visitor);
    await open.services.restock.send(fern);
    expect(await waiting()).toEqual([]);
    now += 1000;
    await signUp(visitor);
    expect(await waiting()).toMatchObject([{ email: 'ada@example.com', createdOn: now }]);
  });

  // storefront §5: "Restock email: not blank ('Email cannot be blank'); valid ('Email is invalid')."
  it.each([
    ['', 'Email cannot be blank', 'email-blank'],
    ['  \n', 'Email cannot be blank', 'email-blank'],
    [null, 'Email cannot be blank', 'email-blank'],
    [undefined, 'Email cannot be blank', 'email-blank'],
    ['ada', 'Email is invalid', 'email-invalid'],
    ['ada@example', 'Email is invalid', 'email-invalid'],
    ['ada@example.com\u0000', 'Email is invalid', 'email-invalid'],
    ['a\ud800@example.com', 'Email is invalid', 'email-invalid'],
    [`${'x'.repeat(250)}@example.com`, 'Email is invalid', 'email-invalid'],
  ])('need a real address: %j', async (siteVisitorEmail, error, code) => {
    const response = await signUp(visitor, { siteVisitorEmail });
    expect(await refusalOf(response)).toEqual({ status: 400, error, code });
    expect(await waiting()).toEqual([]);
  });

  it('take longer top-level domains unless the site is strict', async () => {
    const siteVisitorEmail = 'ada@example.museum';
    expect((await signUp(visitor, { siteVisitorEmail })).status).toBe(200);
    await openShop({ emailPattern: 'specified' });
    expect((await signUp(visitor, { siteVisitorEmail })).status).toBe(400);
  });

  it.each([
    { productId: 'item-none' },
    { variantId: 'NONE' },
    { productId: 'item-pattern' },
    { variantId: '\ud800' },
  ])('are for an item of the shop: %j', async (name) => {
    const response = await signUp(visitor, name);
    expect(await refusalOf(response)).toMatchObject({ status: 404, code: 'item-not-found' });
  });

  it('are not for an item that is no longer listed', async () => {
    await open.database.query(`update variants set listed = false where sku = 'MUG-FERN-SMALL'`);
    const response = await signUp(visitor);
    expect(await refusalOf(response)).toMatchObject({ status: 404, code: 'item-not-found' });
  });

  it('are for sold-out variants only', async () => {
    const response = await signUp(visitor, oatLarge);
    expect(await refusalOf(response)).toEqual({
      status: 409,
      error: 'This is in stock again: you can buy it now.',
      code: 'in-stock',
    });
    expect(await waiting(oatLarge)).toEqual([]);
  });

  it('are refused for products that are never sold out', async () => {
    // storefront §9: "digital and gift-card products are never sold out."
    await open.database.query(`update variants set stock = 0 where sku in ('PATTERN', 'GIFT-25')`);
    const names = [
      { productId: 'item-pattern', variantId: 'PATTERN' },
      { productId: 'item-gift', variantId: 'GIFT-25' },
    ];
    for (const name of names) expect((await signUp(visitor, name)).status).toBe(409);
  });

  it.each([
    [{ productId: '' }, 'productId'],
    [{ variantId: 'A\u0000' }, 'variantId'],
    [{ variantId: 7 }, 'variantId'],
    [{ isJoinMailingList: 'true' }, 'isJoinMailingList'],
    [{ captchaToken: {} }, 'captchaToken'],
    [{ siteVisitorEmail: ['ada@example.com'] }, 'siteVisitorEmail'],
  ])('are read strictly: %j', async (changes, field) => {
    const { errors, ...refusal } = (await refusalOf(await signUp(visitor, changes))) as {
      errors: object;
    };
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-request' });
    expect(Object.keys(errors)).toEqual([field]);
  });

  it('need a crumb', async () => {
    const response = await visitor.send(restockPath, {
      method: 'POST',
      json: { ...fern, siteVisitorEmail: 'ada@example.com' },
      withoutCrumb: true,
    });
    expect(await refusalOf(response)).toMatchObject({ status: 403, code: 'crumb' });
    expect(await waiting()).toEqual([]);
  });

  it('are accepted from other listed origins without cookies and crumb, and refused from unlisted ones', async () => {
    await openShop({ allowedOrigins: [blog] });
    const post = (origin: string) =>
      open.app.request(`${shopOrigin}${restockPath}`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...fern, siteVisitorEmail: 'ada@example.com' }),
      });
    const response = await post(blog);
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(blog);
    expect(response.headers.getSetCookie()).toEqual([]);
    const refused = await post('https://evil.example');
    expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'origin-refused' });
    expect(await waiting()).toHaveLength(1);
  });

  it('are limited for an address, also with a cart for each and at another copy', async () => {
    const options = { clock: { now: () => now } };
    open = await shop.open(options);
    const copy = await shop.openCopy(options);
    const statuses: number[] = [];
    for (let times = 0; times < 21; times += 1) {
      const next = await createVisitor((times % 2 === 0 ? open : copy).app).arrive();
      if (times > 17) await next.add({ itemId: 'item-mug', sku: 'MUG-OAT-SMALL' });
      const email = `ada+${times}@example.com`;
      statuses.push((await signUp(next, { siteVisitorEmail: email })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(await waiting()).toHaveLength(20);
  });

  it('require the shop’s captcha, checked last', async () => {
    const asked: (string | null)[] = [];
    await openShop({
      restockCaptcha: { provider: 'turnstile', siteKey: 'site' },
      captcha: {
        secrets: { turnstile: 'secret' },
        fetch: (_, init) => {
          const token = new URLSearchParams(String(init?.body)).get('response');
          asked.push(token);
          return Promise.resolve(Response.json({ success: token === 'good' }));
        },
      },
    });
    // storefront §5: "If a captcha is rendered a token is required: 'Complete CAPTCHA before submitting.'"
    const refusal = {
      status: 400,
      error: 'Complete CAPTCHA before submitting.',
      code: 'captcha',
    };
    expect(await refusalOf(await signUp(visitor))).toEqual(refusal);
    expect(await refusalOf(await signUp(visitor, { captchaToken: null }))).toEqual(refusal);
    expect(await refusalOf(await signUp(visitor, { captchaToken: 'bad' }))).toEqual(refusal);
    expect(await waiting()).toEqual([]);
    const others = [{ siteVisitorEmail: 'x' }, { variantId: 'NONE' }, oatLarge];
    for (const changes of others) await signUp(visitor, { captchaToken: 'good', ...changes });
    expect(asked).toEqual(['bad']);
    expect((await signUp(visitor, { captchaToken: 'good' })).status).toBe(200);
    expect(await waiting()).toHaveLength(1);
  });

  it('survive a restart', async () => {
    await signUp(visitor);
    open = await shop.restart(restockOptions);
    expect(await waiting()).toHaveLength(1);
  });

  it('cause no server error, whatever is sent', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u0000', '\ud800', ''));
    const or = (...known: readonly string[]) => fc.oneof(fc.constantFrom(...known), text);
    const body = fc.record(
      {
        productId: or('item-mug'),
        variantId: or('MUG-FERN-SMALL'),
        siteVisitorEmail: or('ada@example.com'),
        isJoinMailingList: fc.oneof(fc.boolean(), text),
        captchaToken: fc.oneof(text, fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const owner = await visitAsOwner(open);
    const isAnswered = fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (json) => {
      for (const path of [restockPath, `${restockPath}/send`, `${restockPath}/send/all`]) {
        const { status } = await owner.send(path, { method: 'POST', json: json ?? null });
        expect([200, 400, 404]).toContain(status);
      }
    });
    await fc.assert(isAnswered, { numRuns: callRuns(60) });
  });

  it('are returned to the owner only', async () => {
    const paths = [
      `${restockPath}/groups`,
      `${restockPath}?productId=item-mug&variantId=MUG-FERN-SMALL`,
      `${restockPath}/sent?productId=item-mug&variantId=MUG-FERN-SMALL`,
    ];
    await signUp(visitor);
    const refusal = {
      status: 401,
      error: 'Please sign in as the owner of this shop.',
      code: 'owner-only',
    };
    for (const path of paths) expect(await refusalOf(await visitor.send(path))).toEqual(refusal);
    const posts = [
      ['send', fern],
      ['send/all', { sendRequests: [fern] }],
    ] as const;
    for (const [path, json] of posts) {
      const response = await visitor.send(`${restockPath}/${path}`, { method: 'POST', json });
      expect(await refusalOf(response)).toEqual(refusal);
    }
    const owner = await visitAsOwner(open);
    expect(await readSignUps(owner)).toMatchObject({ signUps: [{ email: 'ada@example.com' }] });
    expect(await readGroups(owner)).toMatchObject({ signUpGroups: [{ count: 1 }] });
    expect(await send(owner)).toEqual({ sent: 1, remaining: 0 });
  });
});
