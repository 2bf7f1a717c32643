import { beforeEach, expect, it } from 'vitest';
import { berlin, bowl, buyingOptions, detailsFor, readCheckout, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { memberPassword, visitAsMember } from './sign-in-member.js';
import { shopOrigin, type TestVisitor } from './visitor.js';

const path = '/api/site-users/account/addresses';
const home = {
  name: 'Ada Lovelace',
  phone: '+49 30 1234',
  line1: '12 Harbour Road',
  line2: '',
  city: 'Berlin',
  ...berlin,
};
const office = { ...home, line1: '1 Mill Street', phone: '' };

interface Kept {
  readonly id: string;
  readonly line1: string;
  readonly isDefault: boolean;
}

describeShop('The addresses of a member', (shop) => {
  let open: OpenShop;
  let ada: TestVisitor;

  beforeEach(async () => {
    open = await shop.open({ ...buyingOptions, publicUrl: shopOrigin });
    ada = await visitAsMember(open, 'ada@example.com', 'Ada');
  });

  const call = (
    visitor: TestVisitor,
    method: string,
    place = '',
    json?: object,
    headers: Record<string, string> = {},
  ) => visitor.send(`${path}${place}`, { method, headers, ...(json && { json }) });

  async function add(given: object = home, visitor = ada): Promise<Kept> {
    const answer = await call(visitor, 'POST', '', given);
    expect(answer.status).toBe(201);
    return (await answer.json()) as Kept;
  }
  const list = async (visitor = ada) =>
    ((await (await call(visitor, 'GET')).json()) as { addresses: Kept[] }).addresses;
  const codeOf = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { code: string }).code,
  ];

  it('are added, read, changed and removed; the first one is the default', async () => {
    const first = await add();
    expect(first).toEqual({ ...home, id: expect.any(String), isDefault: true });
    const second = await add(office);
    expect(second.isDefault).toBe(false);
    expect(await list()).toEqual([first, second]);

    const changed = { ...office, city: ' Potsdam ', postalCode: '14467' };
    const answer = await call(ada, 'PUT', `/${second.id}`, changed);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ...changed, city: 'Potsdam', id: second.id, isDefault: false },
    ]);
    const removed = await call(ada, 'DELETE', `/${second.id}`);
    expect([removed.status, await removed.json()]).toEqual([200, {}]);
    expect(await list()).toEqual([first]);
  });

  it('have one default, which moves by a change, and to the oldest when it is removed', async () => {
    const [one, two, three] = [await add(), await add(office), await add({ ...home, city: 'Ulm' })];
    await call(ada, 'PUT', `/${three.id}`, { ...home, city: 'Ulm', isDefault: true });
    const defaults = async () =>
      (await list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([three.id]);
    // A change that says nothing of it leaves it.
    await call(ada, 'PUT', `/${three.id}`, { ...home, city: 'Bonn' });
    expect(await defaults()).toEqual([three.id]);
    await call(ada, 'DELETE', `/${three.id}`);
    expect(await defaults()).toEqual([one.id]);
    const four = await add({ ...home, city: 'Kiel', isDefault: true });
    expect((await list()).map(({ id }) => id)).toEqual([four.id, one.id, two.id]);
    expect(await defaults()).toEqual([four.id]);
  });

  it.each([
    ['no name', { ...home, name: ' ' }, 'name'],
    ['a long name', { ...home, name: 'x'.repeat(201) }, 'name'],
    ['NUL in the name', { ...home, name: 'Ada\0' }, 'name'],
    ['NUL in the street', { ...home, line1: 'Quay\0' }, 'line1'],
    ['a line break in the phone', { ...home, phone: '1\n2' }, 'phone'],
    ['a long phone', { ...home, phone: '1'.repeat(41) }, 'phone'],
    ['no street', { ...home, line1: '' }, 'line1'],
    ['a wrong postcode', { ...home, postalCode: '1' }, 'postalCode'],
    ['a country to which nothing is sent', { ...home, country: 'KP' }, 'country'],
    ['no country', { ...home, country: '' }, 'country'],
  ])('are refused with %s, by the rules of the checkout', async (_, given, field) => {
    const answer = await call(ada, 'POST', '', given);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'details-invalid',
      errors: { [field]: expect.any(String) },
    });
    expect(await list()).toEqual([]);
  });

  it.each([[{ name: 7 }], [{ ...home, line1: 'x'.repeat(2001) }], [{ ...home, isDefault: 'yes' }]])(
    'are refused where they are not texts: %#',
    async (given) => {
      expect(await codeOf(await call(ada, 'POST', '', given))).toEqual([400, 'invalid-request']);
    },
  );

  it('are 20 at most, also when they are added at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        call(ada, 'POST', '', { ...home, city: `C${index}` }),
      ),
    );
    const statuses = added.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    const full = added.find(({ status }) => status === 409);
    expect(await full?.json()).toMatchObject({ code: 'addresses-full' });
    const all = await list();
    expect(all).toHaveLength(20);
    expect(all.filter(({ isDefault }) => isDefault)).toHaveLength(1);
    // A full list keeps nothing of an order, and is no mistake of it.
    const { accounts, addresses } = open.services.members;
    const memberId = (await accounts.match('ada@example.com', memberPassword))?.memberId ?? '';
    await addresses.keep(memberId, { ...home, city: 'Emden' });
    expect(await list()).toHaveLength(20);
  });

  it('of somebody else do not exist for a member', async () => {
    const { id } = await add();
    const bo = await visitAsMember(open, 'bo@example.com');
    expect(await codeOf(await call(bo, 'PUT', `/${id}`, home))).toEqual([404, 'address-not-found']);
    expect(await codeOf(await call(bo, 'DELETE', `/${id}`))).toEqual([404, 'address-not-found']);
    for (const other of ['nothing', '%00', 'x%00y']) {
      expect((await call(ada, 'DELETE', `/${other}`)).status).toBe(404);
    }
    expect(await list(bo)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['GET', '', undefined],
    ['POST', '', home],
    ['PUT', '/one', home],
    ['DELETE', '/one', undefined],
  ])('%s%s is for members on pages of the shop', async (method, place, json) => {
    const guest = await open.visit();
    const answer = await call(guest, method, place, json);
    expect(await codeOf(answer)).toEqual([401, 'member-only']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const foreign = { Origin: 'https://blog.example', 'Sec-Fetch-Site': 'cross-site' };
    const blog = await shop.openCopy({
      allowedOrigins: ['https://blog.example'],
      rateLimits: { changes: { calls: 2, seconds: 60 }, reads: { calls: 3, seconds: 60 } },
    });
    const other = await blog.visit();
    expect(await codeOf(await call(other, method, place, json, foreign))).toEqual([
      403,
      'origin-refused',
    ]);
    if (method !== 'GET') {
      const old = { 'X-CSRF-Token': 'old' };
      expect(await codeOf(await call(ada, method, place, json, old))).toEqual([403, 'crumb']);
    }
    for (let tries = 0; tries < 3; tries += 1) await call(other, method, place, json);
    expect((await call(other, method, place, json)).status).toBe(429);
  });

  it('and the orders placed while signed in are the member’s, whatever their e-mail', async () => {
    const guest = await open.visit();
    await guest.add(bowl);
    const order = async (visitor: TestVisitor, memberId: string | null, email: string) => {
      const token = tokenOf(visitor);
      const details = detailsFor(open, await readCheckout(open, token), { email });
      return open.services.checkout.place(token, details, '', { memberId });
    };
    const { accounts } = open.services.members;
    const memberId = (await accounts.match('ada@example.com', memberPassword))?.memberId ?? '';
    await ada.add(bowl);
    const { orderId: own } = await order(ada, memberId, 'work@example.com');
    const { orderId: byEmail } = await order(guest, null, 'ADA@example.com');
    const stranger = await open.visit();
    await stranger.add(bowl);
    const { orderId: other } = await order(stranger, null, 'work@example.com');
    expect((await accounts.ordersOf(memberId)).map(({ id }) => id)).toEqual([byEmail, own]);
    const owned = await Promise.all(
      [own, byEmail, other].map((id) => accounts.ownsOrder(memberId, id)),
    );
    expect(owned).toEqual([true, true, false]);

    await accounts.remove(memberId, memberPassword);
    const { rows } = await open.database.query<{ id: string; member_id: string | null }>(
      'select id, member_id from orders order by number',
    );
    expect(rows).toHaveLength(3);
    expect(rows.map(({ member_id: member }) => member)).toEqual([null, null, null]);
  });

  it('are removed with the account', async () => {
    await add();
    const { accounts } = open.services.members;
    const memberId = (await accounts.match('ada@example.com', memberPassword))?.memberId ?? '';
    await accounts.remove(memberId, memberPassword);
    const { rows } = await open.database.query('select 1 from member_addresses');
    expect(rows).toEqual([]);
  });
});
