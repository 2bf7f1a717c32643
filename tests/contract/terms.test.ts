import { beforeEach, expect, it } from 'vitest';
import {
  Problem,
  readDiscount,
  readMethod,
  readTax,
  readZone,
  writeDiscount,
  writeMethod,
  type DiscountKind,
  type OwnedMethod,
  type OwnedZone,
  required,
  type Typed,
} from '../../shop/server/index.js';
import {
  berlin,
  bowl,
  buy,
  buyingOptions,
  detailsFor,
  enter,
  readCheckout,
  shipTo,
  tokenOf,
} from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mug, readChange, type TestVisitor } from './visitor.js';

const start = Date.UTC(2026, 10, 22, 12);
const day = 24 * 60 * 60_000;

const terms = {
  coupons: [{ code: 'TEN', title: '10% off', reduction: { kind: 'percent', rate: 1000 } as const }],
  shippingZones: [
    {
      countries: ['DE'],
      options: [
        {
          id: 'standard',
          title: 'Standard',
          description: '',
          cost: { USD: 1000, EUR: 900, JPY: 1500 },
        },
        {
          id: 'slow',
          title: 'Slow',
          description: '',
          cost: { USD: 1000, EUR: 900, JPY: 1500 },
        },
      ],
    },
  ],
  taxRules: [],
};

const shelf = {
  products: [
    { id: 'item-mug', urlId: 'mug', title: 'Mug' },
    { id: 'item-bowl', urlId: 'bowl', title: 'Bowl' },
  ],
  categories: [],
};

const half = { title: 'Half', kind: 'percent', rate: '50' };
const prices = (name: string, usd: string) => ({
  [`${name}.USD`]: usd,
  [`${name}.EUR`]: usd,
  [`${name}.JPY`]: String(Math.round(Number(usd))),
});

/** The code of the problem with which a change is refused, or the names of its wrong fields. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      const { errors } = error.details;
      return errors === undefined ? error.code : Object.keys(errors);
    },
  );

describeShop('Terms of the owner', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;
  let now: number;
  let records: string[];

  const options = () => ({ ...buyingOptions, terms, clock: { now: () => now } });
  const record = (_: unknown, target: string) => {
    records.push(target);
    return Promise.resolve();
  };
  const editor = () => open.services.termsEditor;

  beforeEach(async () => {
    now = start;
    records = [];
    open = await shop.open(options());
    visitor = await open.visit();
    await visitor.add(mug);
  });

  const make = (kind: DiscountKind, typed: Typed) =>
    editor().discounts.create(
      required(readDiscount(typed, { kind, stored: null, shelf, now })),
      record,
    );

  /** The coupon with other texts in its form. */
  async function change(code: string, typed: Typed) {
    const stored = await findCoupon(code);
    const form = { ...writeDiscount(stored, shelf), ...typed };
    const value = required(readDiscount(form, { kind: 'coupon', stored, shelf, now }));
    return editor().discounts.save(stored, value, record);
  }

  async function findCoupon(code: string) {
    const stored = await editor().discounts.find('coupon', code);
    if (stored === null) throw new Error(`There is no coupon ${code}.`);
    return stored;
  }

  const answerOf = async (code: string) => {
    const response = await enter(visitor, code);
    if (response.ok) return (await readChange(response)).shoppingCart.discountCents;
    return ((await response.json()) as { errorKey?: string; code?: string }).code;
  };

  async function firstZone(): Promise<OwnedZone & { readonly first: OwnedMethod }> {
    const [zone] = await editor().shipping.zones();
    const [first] = zone?.methods ?? [];
    if (zone === undefined || first === undefined) throw new Error('There is no zone.');
    return { ...zone, first };
  }

  /** The first method with other texts in its form. */
  async function changeMethod(typed: Typed) {
    const { first, ...zone } = await firstZone();
    const method = required(readMethod({ ...writeMethod(first), ...typed }));
    await editor().shipping.saveMethod(zone, { ...method, id: first.id }, record);
  }

  it('are those of the code until the owner changes them, and then of the owner for good', async () => {
    await change('TEN', { rate: '25' });
    await make('coupon', { ...half, code: 'half' });
    const copy = await shop.openCopy({
      ...options(),
      terms: { ...terms, shippingZones: [], coupons: [] },
    });
    const { coupons } = await copy.services.termsEditor.discounts.coupons(null, null);
    expect(coupons.map(({ code, state }) => [code, state])).toEqual([
      ['HALF', 'on'],
      ['TEN', 'on'],
    ]);
    expect(await copy.services.termsEditor.shipping.zones()).toEqual([]);
    expect(records).toEqual(['TEN', 'HALF']);
  });

  it('give what the owner has written, on every copy of the server from the next call on', async () => {
    const copy = await shop.openCopy(options());
    expect(await answerOf('HALF')).toBe('coupon-unknown');
    await make('coupon', { ...half, code: 'HALF' });
    expect(await answerOf('HALF')).toBe(1200);
    await change('HALF', { rate: '12.5' });
    expect((await visitor.cart()).discountCents).toBe(300);
    expect((await readCheckout(copy, tokenOf(visitor))).discountCents).toBe(300);
    await make('automatic', { title: 'Four off', kind: 'fixed', ...prices('amount', '4') });
    expect(await readCheckout(copy, tokenOf(visitor))).toMatchObject({
      automaticDiscounts: [{ title: 'Four off', discountCents: 400 }],
      validCoupons: [{ code: 'HALF', discountCents: 250 }],
      discountCents: 650,
    });
  });

  it('cover the products that a discount names, and no others', async () => {
    await make('coupon', { ...half, code: 'BOWLS', products: 'bowl' });
    expect(await answerOf('BOWLS')).toBe('coupon-goods');
    await visitor.add(bowl);
    const { entries } = await visitor.cart();
    const bowls = entries.find(({ itemId }) => itemId === 'item-bowl')?.subTotal ?? 0;
    expect(await answerOf('BOWLS')).toBe(bowls / 2);
  });

  it('begin and end on the days that the owner has chosen', async () => {
    await make('coupon', { ...half, code: 'DAY', starts: '2026-11-23', ends: '2026-11-23' });
    expect(await answerOf('DAY')).toBe('coupon-early');
    now += day;
    expect(await answerOf('DAY')).toBe(1200);
    now += day;
    expect((await visitor.cart()).invalidCoupons).toMatchObject([
      { code: 'DAY', problem: 'coupon-expired' },
    ]);
  });

  it('are listed by their state, in pages of fifty', async () => {
    for (let index = 0; index < 51; index += 1) {
      await make('coupon', { ...half, code: `C${index}`, limit: '5' });
    }
    await make('coupon', { ...half, code: 'LATER', starts: '2027-01-01' });
    await editor().discounts.setOn({ kind: 'coupon', id: 'C0' }, false, record);
    const { discounts } = editor();
    const codes = async (...query: Parameters<typeof discounts.coupons>) =>
      (await discounts.coupons(...query)).coupons.map(({ code }) => code);
    expect(await codes('off', null)).toEqual(['C0']);
    expect(await codes('later', null)).toEqual(['LATER']);
    const first = await discounts.coupons(null, null);
    expect([first.coupons.length, first.coupons[0]?.code]).toEqual([50, 'LATER']);
    expect(await codes(null, first.nextPageCursor)).toEqual(['C1', 'C0', 'TEN']);
    expect(await refusalOf(discounts.coupons(null, 'x'))).toEqual(['cursor']);
  });

  it('are not overwritten by whoever has not seen the last change', async () => {
    const seen = await findCoupon('TEN');
    await change('TEN', { rate: '20' });
    const late = editor().discounts.save(seen, { ...seen, title: 'Late' }, record);
    expect(await refusalOf(late)).toBe('settings-changed');
    const { first: method, ...zone } = await firstZone();
    await changeMethod({ title: 'Post' });
    const second = editor().shipping.saveMethod(zone, method, record);
    expect(await refusalOf(second)).toBe('settings-changed');
    expect(await refusalOf(make('coupon', { ...half, code: 'TEN' }))).toEqual(['code']);
  });

  it('end in carts when they are switched off or deleted', async () => {
    expect(await answerOf('TEN')).toBe(240);
    await editor().discounts.setOn({ kind: 'coupon', id: 'TEN' }, false, record);
    expect(await visitor.cart()).toMatchObject({
      discountCents: 0,
      invalidCoupons: [{ code: 'TEN' }],
    });
    await editor().discounts.remove({ kind: 'coupon', id: 'TEN' }, record);
    expect(await visitor.cart()).toMatchObject({ coupons: [], invalidCoupons: [] });
    const again = editor().discounts.remove({ kind: 'coupon', id: 'TEN' }, record);
    expect(await refusalOf(again)).toBe('not-found');
  });

  it('count no use of a coupon to which earlier discounts leave nothing', async () => {
    await shipTo(visitor, berlin);
    await enter(visitor, 'TEN');
    await make('automatic', { ...half, rate: '100' });
    const orderId = await buy(open, tokenOf(visitor));
    expect((await findCoupon('TEN')).used).toBe(0);
    const order = await open.services.checkout.order(orderId);
    expect(order?.automaticDiscounts).toEqual([{ title: 'Half', discountCents: 2400 }]);
  });

  it('are shown again to a shopper whose total they have changed at the checkout', async () => {
    await shipTo(visitor, berlin);
    const token = tokenOf(visitor);
    const { checkout } = open.services;
    const cart = await readCheckout(open, token);
    const details = {
      ...detailsFor(open, cart, { optionId: 'standard' }),
      grandTotalCents: cart.grandTotalCents,
    };
    await changeMethod(prices('cost', '11.50'));
    expect(await refusalOf(checkout.place(token, details, ''))).toBe('total-changed');
    const changed = await readCheckout(open, token);
    expect(changed.grandTotalCents).toBe(cart.grandTotalCents + 150);
    const { grandTotalCents } = changed;
    const { orderId } = await checkout.place(token, { ...details, grandTotalCents }, '');
    await changeMethod(prices('cost', '0'));
    expect((await checkout.order(orderId))?.shippingTotal).toBe(1150);
  });

  it('put no other shipping method of the same price in place of the one that was chosen', async () => {
    await shipTo(visitor, berlin);
    const token = tokenOf(visitor);
    const cart = await readCheckout(open, token);
    const details = detailsFor(open, cart, { optionId: 'standard' });
    const { first, ...zone } = await firstZone();
    await editor().shipping.removeMethod(zone, first.id, record);
    const placed = open.services.checkout.place(token, details, '');
    expect(await refusalOf(placed)).toBe('shipping-option');
  });

  it('choose the first method of a zone, which another one becomes', async () => {
    await shipTo(visitor, berlin);
    expect((await visitor.cart()).selectedShippingOption?.id).toBe('standard');
    const { first, ...zone } = await firstZone();
    const moved = { id: 'slow', beforeId: first.id };
    await editor().shipping.moveMethod(zone, moved, record);
    const other = await open.visit();
    await other.add(mug);
    await shipTo(other, berlin);
    const { shippingOptions, selectedShippingOption } = await other.cart();
    expect(shippingOptions.map(({ id }) => id)).toEqual(['slow', 'standard']);
    expect(selectedShippingOption?.id).toBe('slow');
    expect(records).toEqual(['Slow, Germany']);
    // A second press of the same page.
    expect(await refusalOf(editor().shipping.moveMethod(zone, moved, record))).toBe(
      'settings-changed',
    );
    const now = await firstZone();
    const gone = editor().shipping.moveMethod(now, { id: 'gone', beforeId: 'slow' }, record);
    expect(await refusalOf(gone)).toBe('not-found');
  });

  it('apply automatic discounts in the order into which the owner puts them', async () => {
    await make('automatic', { title: 'Four off', kind: 'fixed', ...prices('amount', '4') });
    await make('automatic', { ...half });
    // 24 − 4 = 20, half of which is 10.
    expect((await visitor.cart()).discountCents).toBe(1400);
    const [first, second] = await editor().discounts.automatic(null);
    if (first === undefined || second === undefined) throw new Error('There are not two.');
    records.length = 0;
    for (let press = 0; press < 2; press += 1) {
      await editor().discounts.moveBefore(second.id, first.id, record);
      // Half of 24 is 12, and four more.
      expect((await visitor.cart()).discountCents).toBe(1600);
    }
    expect(records).toEqual(['Half']);
    const titles = async () => (await editor().discounts.automatic(null)).map(({ title }) => title);
    await make('automatic', { ...half, title: 'Half again' });
    expect(await titles()).toEqual(['Half', 'Four off', 'Half again']);
    await editor().discounts.moveBefore(first.id, 'gone', record);
    const gone = editor().discounts.moveBefore('gone', first.id, record);
    expect(await refusalOf(gone)).toBe('not-found');
    expect(await titles()).toEqual(['Half', 'Four off', 'Half again']);
  });

  it('ship to a country of one zone only, once a method is on', async () => {
    const { shipping } = editor();
    const zone = (countries: string) => required(readZone({ title: 'North', countries }));
    expect(await refusalOf(shipping.create(zone('Norway\nGermany'), record))).toEqual([
      'countries',
    ]);
    const id = await shipping.create(zone('Norway'), record);
    expect((await visitor.cart()).shippingCountries).toEqual(['DE']);
    const method = required(readMethod({ title: 'Post', ...prices('cost', '3'), on: 'yes' }));
    await shipping.addMethod({ id, version: 1 }, method, record);
    expect((await visitor.cart()).shippingCountries).toEqual(['DE', 'NO']);
    await shipping.remove({ id, version: 2 }, record);
    expect((await visitor.cart()).shippingCountries).toEqual(['DE']);
  });

  it('tax what is shipped to a place', async () => {
    await shipTo(visitor, berlin);
    const tax = required(
      readTax({ title: 'VAT', countries: 'Germany', rate: '19', shipping: 'yes', on: 'yes' }),
    );
    await editor().taxes.create(tax, record);
    expect((await visitor.cart()).taxCents).toBe(Math.round((2400 + 1000) * 0.19));
    const [stored] = await editor().taxes.list();
    if (stored === undefined) throw new Error('There is no tax.');
    await editor().taxes.save({ ...stored, isOn: false }, record);
    expect((await visitor.cart()).taxCents).toBe(0);
    expect(await refusalOf(editor().taxes.save(stored, record))).toBe('settings-changed');
    await editor().taxes.remove(stored.id, record);
    expect(await editor().taxes.list()).toEqual([]);
  });
});
