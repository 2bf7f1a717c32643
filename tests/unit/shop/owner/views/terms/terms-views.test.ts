// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type {
  OwnedDiscount,
  OwnedZone,
} from '../../../../../../shop/server/domains/terms/editing/index.js';
import {
  discountsView,
  discountView,
  methodView,
  shippingView,
  taxesView,
  zoneView,
} from '../../../../../../shop/owner/views/terms/index.js';
import '../../../pages/on-marram.js';

const shelf = {
  products: [{ id: 'item-1', urlId: 'mug', title: 'Mug' }],
  categories: ['Table'],
};
const call = { crumb: 'c', problem: null, done: undefined };
const form = { ...call, typed: {}, errors: {} };

const discount = (changes: Partial<OwnedDiscount> = {}): OwnedDiscount => ({
  id: 'TEN',
  code: 'TEN',
  title: 'Ten',
  reduction: { kind: 'percent', rate: 1250 },
  usageLimit: null,
  used: 3,
  version: 2,
  state: 'on',
  isOn: true,
  ...changes,
});

const listed = (changes: Partial<OwnedDiscount>) => {
  const page = { state: null, nextPageCursor: null, isFirst: true, automatic: [], shelf };
  return discountsView({ ...call, ...page, coupons: [discount(changes)] }).coupons[0];
};

describe('the list of discounts', () => {
  it.each([
    ['the share', {}, { gives: '12.5% off' }],
    [
      'the amount',
      { reduction: { kind: 'fixed' as const, amount: { USD: 500, EUR: 450, JPY: 700 } } },
      { gives: '$5.00 / €4.50 / ¥700 off' },
    ],
    ['all uses', {}, { uses: '3' }],
    ['uses of a limit', { usageLimit: 1000 }, { uses: '3 of 1,000' }],
    ['no uses where nobody counts', { used: null }, { uses: null }],
    ['all days', {}, { days: 'Always' }],
    ['the first day', { startsAt: '2026-12-01T00:00:00Z' }, { days: 'From Dec 1, 2026' }],
    ['the last day', { expiresAt: '2026-12-25T00:00:00Z' }, { days: 'To Dec 24, 2026' }],
    [
      'both days',
      { startsAt: '2026-12-01T00:00:00Z', expiresAt: '2026-12-25T00:00:00Z' },
      { days: 'Dec 1, 2026 to Dec 24, 2026' },
    ],
    ['no minimum', {}, { minimum: 'None', covers: null }],
    [
      'what it covers',
      { covers: { products: ['item-1', 'gone'], categories: ['Table'] } },
      { covers: 'Table, Mug, gone' },
    ],
    ['the state', { state: 'later' as const }, { state: 'later', stateWords: 'Later' }],
  ])('tells %s', (_, changes, expected) => {
    expect(listed(changes)).toMatchObject(expected);
  });

  it('keeps its state on the next page', () => {
    const page = { state: 'off' as const, isFirst: false, automatic: [], shelf, coupons: [] };
    const view = discountsView({ ...call, ...page, nextPageCursor: 'MTA' });
    expect(String(view.next?.url)).toBe('/owner/discounts?state=off&cursor=MTA');
    expect(String(view.newest?.url)).toBe('/owner/discounts?state=off');
  });
});

describe('the form of a discount', () => {
  it('asks for a code and a limit of new coupons alone', () => {
    const parts = (kind: 'coupon' | 'automatic', stored: OwnedDiscount | null) => {
      const { code, limit } = discountView({ ...form, kind, stored, shelf });
      return [code !== null, limit !== null];
    };
    expect(parts('coupon', null)).toEqual([true, true]);
    expect(parts('coupon', discount())).toEqual([false, true]);
    expect(parts('automatic', null)).toEqual([false, false]);
  });

  it('keeps what was typed, and the version that was seen, in a refused form', () => {
    const typed = { title: 'Other', version: '1', 'in.Table': 'yes' };
    const errors = { rate: 'Wrong.' };
    const view = discountView({
      ...form,
      typed,
      errors,
      kind: 'coupon',
      stored: discount(),
      shelf,
    });
    expect(view).toMatchObject({
      version: '1',
      titled: { value: 'Other' },
      rate: { error: 'Wrong.' },
      categories: [{ name: 'in.Table', isChecked: true }],
    });
  });
});

describe('the pages of shipping and taxes', () => {
  const zone: OwnedZone = {
    id: 'zone-1',
    version: 4,
    title: '',
    countries: ['DE', 'AT'],
    methods: [
      {
        id: 'post',
        title: 'Post',
        description: '',
        cost: { USD: 0, EUR: 100, JPY: 200 },
        isOn: false,
      },
    ],
  };

  it('call a zone without a name by its countries, and say where nothing is shipped', () => {
    const [shown] = shippingView({ ...call, zones: [zone] }).zones;
    expect(shown).toMatchObject({ name: 'Germany, Austria', countries: null, isClosed: true });
    expect(shown?.methods).toMatchObject([
      { cost: '$0.00 / €1.00 / ¥200', freeFrom: 'Never', stateWords: 'Off' },
    ]);
  });

  it('carry the version of the zone in the forms of its methods', () => {
    const [stored = null] = zone.methods;
    expect(methodView({ ...form, zone, stored })).toMatchObject({ version: '4' });
    expect(zoneView({ ...form, stored: zone })).toMatchObject({ version: '4' });
  });

  it('name a region once, and the currencies whose prices contain a tax', () => {
    const tax = {
      id: 't',
      version: 1,
      title: 'Tax',
      countries: ['US'],
      regions: ['NY', 'New York'],
      rate: 888,
      taxesShipping: false,
      isOn: true,
    };
    const taxes = [tax, { ...tax, regions: [], taxIncluded: ['EUR'] as const }];
    expect(taxesView({ ...call, taxes }).taxes).toMatchObject([
      { where: 'United States', regions: 'New York', rate: '8.88%', included: 'None' },
      { regions: null, included: 'EUR' },
    ]);
  });
});
