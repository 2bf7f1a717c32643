import { tmpdir } from 'node:os';
import { expect } from 'vitest';
import { createFakeServices } from './fake-services.js';
import { openPage, readPage } from './open-page.js';
import { createMarramPages } from './marram-pages.js';

const app = createMarramPages({
  services: createFakeServices(),
  assetsDir: tmpdir(),
  publicDir: 'shop/pages/public',
  templatesDir: 'shop/pages/templates',
});

/** Opens a page of the shop. */
export const open = (address: string, cookie = '') => openPage(app, address, cookie);

const whole = {
  crumb: 'the-crumb',
  idempotencyKey: 'the-key',
  email: 'ada@example.com',
  name: 'Ada',
  country: 'US',
  line1: '1 Quay Lane',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  optionId: 'standard',
};

/** Posts a form that is filled in, with changes. */
export const send = async (
  address: string,
  fields: Record<string, string>,
  cookie = '',
  headers: Record<string, string> = {},
) =>
  readPage(
    await app.request(address, {
      method: 'POST',
      headers: { ...headers, cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...whole, ...fields }).toString(),
    }),
  );

/** Sends the form, and opens the page that it leads back to. */
export async function sendAgain(address: string, fields: Record<string, string>, cookie = '') {
  expect(to(await send(address, fields, cookie))).toEqual([303, address]);
  return open(address, cookie);
}

/** Status and address of a redirect. */
export const to = ({ answer }: { answer: Response }) => [
  answer.status,
  answer.headers.get('Location'),
];
