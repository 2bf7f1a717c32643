import { beforeEach, expect, it } from 'vitest';
import { berlin, buyingOptions, newYork, shipTo } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { memberPassword, signInMember, visitAsMember } from './sign-in-member.js';
import { mug, shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const email = 'ada@example.com';
const home = {
  name: 'Ada Lovelace',
  phone: '030 1234',
  line1: '12 Harbour Road',
  line2: '',
  city: 'Berlin',
  ...berlin,
};

describeShop('The checkout of a member', (shop) => {
  let open: OpenShop;
  let ada: TestVisitor;
  let memberId: string;

  beforeEach(async () => {
    open = await shop.open({ ...buyingOptions, publicUrl: shopOrigin });
    addPages(open);
    ada = await visitAsMember(open, email, 'Ada');
    const account = await open.services.members.accounts.match(email, memberPassword);
    memberId = account?.memberId ?? '';
  });

  const addresses = () => open.services.members.addresses;
  const read = async (visitor: TestVisitor) => (await visitor.send('/checkout')).text();

  async function press(visitor: TestVisitor, fields: Record<string, string>): Promise<string> {
    const page = await read(visitor);
    const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const own = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    const answer = await visitor.submit('/checkout', { ...own, ...fields });
    expect(answer.status).toBe(303);
    return answer.headers.get('Location') ?? '';
  }

  const order = { ...home, email: 'work@example.com', payment: 'test-accepted', action: 'place' };

  it('is filled in with the default address, once the cart is there', async () => {
    await addresses().keep(memberId, home);
    await ada.add(mug);
    const page = await read(ada);
    for (const text of [email, home.name, home.phone, home.line1, home.postalCode]) {
      expect(page).toContain(`value="${text}"`);
    }
    expect(page).not.toContain('value="sign-in"');
    expect(page).not.toContain('name="shipTo"');
  });

  it('places an order of the member, and keeps its address if they wish, once', async () => {
    for (const [keepAddress, count] of [
      ['', 0],
      ['true', 1],
      ['true', 1],
    ] as const) {
      await ada.add(mug);
      await press(ada, { ...order, action: 'recount' });
      const confirmed = await press(ada, { ...order, keepAddress });
      expect(confirmed).toMatch(/^\/order-confirmed\//);
      expect((await ada.send(confirmed)).status).toBe(200);
      expect(await addresses().list(memberId)).toHaveLength(count);
    }
    expect(await addresses().list(memberId)).toMatchObject([{ ...home, isDefault: true }]);
    expect(await open.services.members.accounts.ordersOf(memberId)).toHaveLength(3);
    const account = await (await ada.send('/account')).text();
    expect(account.match(/href="\/order-confirmed\//g)).toHaveLength(3);
  });

  it('keeps no address of a guest', async () => {
    const guest = await open.visit();
    await guest.add(mug);
    await press(guest, { ...order, action: 'recount' });
    expect(await press(guest, { ...order, keepAddress: 'true' })).toMatch(/^\/order-confirmed\//);
    expect((await open.database.query('select 1 from member_addresses')).rows).toEqual([]);
  });

  it('takes the address that is chosen, and leaves what else is typed', async () => {
    await addresses().keep(memberId, home);
    await addresses().keep(memberId, { ...home, line1: '1 Mill Street', phone: '' });
    const [, mill] = await addresses().list(memberId);
    await ada.add(mug);
    expect(await read(ada)).toContain('name="shipTo"');
    await press(ada, {
      ...home,
      name: 'Bo',
      email: 'work@example.com',
      shipTo: mill?.id ?? '',
      action: 'ship-to',
    });
    const page = await read(ada);
    for (const text of ['1 Mill Street', 'Bo', 'work@example.com']) {
      expect(page).toContain(`value="${text}"`);
    }
    expect(page).not.toContain('value="12 Harbour Road"');
    const bo = await visitAsMember(open, 'bo@example.com');
    await bo.add(mug);
    await press(bo, { ...order, shipTo: mill?.id ?? '', action: 'ship-to' });
    const refused = await read(bo);
    expect(refused).toContain('There is no such address.');
    expect(refused).toContain('value="12 Harbour Road"');
  });

  it('has what was typed before the sign-in, whatever the cart of the member had', async () => {
    await addresses().keep(memberId, home);
    await ada.add(mug);
    await shipTo(ada, newYork);
    const guest = await open.visit();
    await guest.add(mug);
    const typed = { email: 'work@example.com', name: 'Bo', line1: '5 New Street', country: 'DE' };
    expect(await press(guest, { ...typed, action: 'sign-in' })).toBe(
      '/account/sign-in?from=%2Fcheckout',
    );
    expect((await signInMember(guest, email)).status).toBe(200);
    const page = await read(guest);
    for (const text of ['work@example.com', 'Bo', '5 New Street']) {
      expect(page).toContain(`value="${text}"`);
    }
    expect(page).toMatch(/<option value="DE" selected>/);
    expect(page).not.toContain('value="12 Harbour Road"');
    const { rows } = await open.database.query('select 1 from checkout_drafts');
    expect(rows).toHaveLength(1);
  });
});
