import { expect, it } from 'vitest';
import { relyingPartyOf } from '../../../../../../../shop/server/domains/members/passkeys/relying-party.js';

const local = { id: 'localhost', origin: 'http://localhost:8080' };
const shop = { id: 'shop.example', origin: 'https://shop.example' };

it.each([
  ['https://shop.example', 'http://10.0.0.1:8080', shop],
  ['https://shop.example', 'http://localhost:8080', shop],
  ['https://shop.example:8443', 'x', { id: 'shop.example', origin: 'https://shop.example:8443' }],
  ['http://shop.example', 'http://shop.example', null],
  ['https://192.0.2.1', 'https://192.0.2.1', null],
  ['https://[2001:db8::1]', 'https://[2001:db8::1]', null],
  [null, 'https://shop.example', null],
  [null, 'http://127.0.0.1:8080', null],
  [null, 'http://', null],
  [null, 'http://localhost:8080', local],
  ['http://localhost:8080', 'http://localhost:8080', local],
  ['http://shop.example', 'http://localhost:8080', local],
  [null, 'http://localhost.evil.example', null],
])('passkeys of %s, called %s, are for %j', (told, called, party) => {
  expect(relyingPartyOf(told, called)).toEqual(party);
});
