// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { MemberAddress } from '../../../../../shop/server/index.js';
import {
  addressIn,
  fillIn,
  withAddress,
  type KnownMember,
} from '../../../../../shop/pages/checkout/fill-in.js';

const home: MemberAddress = {
  id: 'home',
  isDefault: true,
  name: 'Ada Lovelace',
  phone: '030 1234',
  line1: '12 Harbour Road',
  line2: '',
  city: 'Berlin',
  region: '',
  postalCode: '10115',
  country: 'DE',
};
const office: MemberAddress = {
  ...home,
  id: 'office',
  isDefault: false,
  name: 'Ada at Work',
  phone: '',
  line1: '1 Mill Street',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
};
const ada: KnownMember = {
  account: { email: 'ada@example.com', name: 'Ada' },
  addresses: [home, office],
};
const countries = ['DE', 'US'];
const partsOf = ({ line1, line2, city, region, postalCode, country }: MemberAddress) => ({
  line1,
  line2,
  city,
  region,
  postalCode,
  country,
});
const contactOf = ({ name, phone }: MemberAddress) => ({ name, phone });
const filled = { email: ada.account.email, ...contactOf(home), ...partsOf(home) };

describe('what a member has not typed', () => {
  it.each([
    ['nothing typed', {}, filled],
    ['empty fields', { email: ' ', name: '', line1: '', country: '' }, filled],
    ['an e-mail', { email: 'work@example.com' }, { ...filled, email: 'work@example.com' }],
    ['a name', { name: 'Bo' }, { ...filled, name: 'Bo' }],
    ['a phone', { phone: '1' }, { ...filled, phone: '1' }],
    ['a coupon', { coupon: 'WELCOME10' }, { ...filled, coupon: 'WELCOME10' }],
    // From the cart: a location alone.
    ['the place of the default', { country: 'DE', region: '', postalCode: '10115' }, filled],
    [
      'the place of another one',
      { country: 'US', region: 'NY', postalCode: '10001' },
      { email: ada.account.email, ...contactOf(office), ...partsOf(office) },
    ],
    [
      'its country',
      { country: 'US' },
      { email: ada.account.email, ...contactOf(office), ...partsOf(office) },
    ],
    [
      'a place where nobody lives',
      { country: 'DE', postalCode: '80331' },
      { country: 'DE', postalCode: '80331', email: ada.account.email, name: 'Ada', phone: '' },
    ],
    [
      'a street',
      { line1: '5 New Street' },
      { line1: '5 New Street', email: ada.account.email, name: 'Ada', phone: '' },
    ],
    [
      'a city',
      { city: 'Ulm', country: 'DE' },
      { city: 'Ulm', country: 'DE', email: ada.account.email, name: 'Ada', phone: '' },
    ],
  ])('is filled in beside %s, which stays', (_, typed, expected) => {
    const shown = fillIn(typed, ada, countries);
    expect(shown).toEqual(expected);
    for (const [name, text] of Object.entries(typed)) {
      if (text.trim() !== '') expect([name, shown[name]]).toEqual([name, text]);
    }
  });

  it.each([
    ['a cart that is not sent', ada, [], { name: 'Ada', phone: '' }],
    [
      'a shop that sends to the other one alone',
      ada,
      ['US'],
      { ...contactOf(office), ...partsOf(office) },
    ],
    ['nobody’s address', { ...ada, addresses: [] }, countries, { name: 'Ada', phone: '' }],
    [
      'an account without a name',
      { ...ada, account: { email: 'ada@example.com', name: '' } },
      [],
      { name: 'Ada Lovelace', phone: '' },
    ],
  ])('is filled in for %s', (_, member, to, expected) => {
    expect(fillIn({}, member, to)).toEqual({ email: ada.account.email, ...expected });
  });
});

describe('an address that is chosen', () => {
  it.each([
    ['an empty form', {}, contactOf(office)],
    ['another kept address', filled, contactOf(office)],
    ['a typed address', { ...filled, line1: '5 New Street' }, contactOf(office)],
    ['a typed name', { ...filled, name: 'Bo' }, { name: 'Bo', phone: '' }],
    ['a typed phone', { ...filled, phone: '1' }, { name: office.name, phone: '1' }],
    ['the name of the account', { ...filled, name: 'Ada' }, contactOf(office)],
  ])('takes the place of that of %s, and leaves what else is typed', (_, typed, contact) => {
    const form = { ...typed, email: 'work@example.com', coupon: 'WELCOME10' };
    expect(withAddress(form, office, ada)).toEqual({ ...form, ...partsOf(office), ...contact });
  });
});

it.each([
  ['the default', filled, 'home'],
  ['letters of another case', { ...filled, line1: '12 HARBOUR road ' }, 'home'],
  ['another person there', { ...filled, name: 'Bo' }, 'home'],
  ['another street', { ...filled, line1: '13 Harbour Road' }, null],
  ['nothing', {}, null],
])('a form with %s has the kept address %3$s', (_, typed, id) => {
  expect(addressIn(typed, ada.addresses)?.id ?? null).toBe(id);
});
