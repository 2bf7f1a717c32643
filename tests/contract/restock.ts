import { expect } from 'vitest';
import type { z } from 'zod';
import {
  notificationsSchema,
  sendAllSchema,
  sendResultSchema,
  signUpGroupsSchema,
  signUpsSchema,
} from '../../shop/server/domains/restock/index.js';
import type { ServerOptions } from '../../shop/server/index.js';
import { many } from './limits.js';
import type { OpenShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import type { TestVisitor } from './visitor.js';

export const restockPath = '/api/site-users/account/notifications/restock';
export const ownerPassword = 'correct horse';

/** A shop with an owner and without rate limits. */
export const restockOptions: Partial<ServerOptions> = {
  ownerPassword,
  rateLimits: { reads: many, changes: many, signups: many, signIns: many },
};

/** The variant of the sample products that is sold out. */
export const fern = { productId: 'item-mug', variantId: 'MUG-FERN-SMALL' };
export const oatLarge = { productId: 'item-mug', variantId: 'MUG-OAT-LARGE' };

export const signUp = (visitor: TestVisitor, changes: object = {}) =>
  visitor.send(restockPath, {
    method: 'POST',
    json: {
      ...fern,
      siteVisitorEmail: 'ada@example.com',
      isJoinMailingList: false,
      ...changes,
    },
  });

/** A browser in which the owner has signed in. */
export async function visitAsOwner(open: OpenShop): Promise<TestVisitor> {
  const owner = await open.visit();
  const { headers } = await owner.submit('/owner/sign-in', { password: ownerPassword });
  expect(headers.get('Location')).toBe('/owner');
  return owner;
}

/** Inserts this many signups directly: `visitor-1@example.com`, … */
export async function fillQueue(
  { database }: Pick<OpenShop, 'database'>,
  count: number,
  sku = fern.variantId,
): Promise<void> {
  await database.query(
    `insert into restock_signups (sku, email, is_join_mailing_list, created_at)
     select $1, 'visitor-' || n || '@example.com', false, now() from generate_series(1, $2::int) n`,
    [sku, count],
  );
}

const nameQuery = ({ productId, variantId }: typeof fern) =>
  new URLSearchParams({ productId, variantId });

async function readJson<Schema extends z.ZodType>(schema: Schema, response: Response) {
  expect(response.status).toBe(200);
  return schema.parse(await response.json());
}

const withCursor = (cursor: string | null) => (cursor === null ? {} : { cursor });

export async function readGroups(owner: TestVisitor, cursor: string | null = null) {
  const query = new URLSearchParams(withCursor(cursor));
  return readJson(signUpGroupsSchema, await owner.send(`${restockPath}/groups?${query}`));
}

export async function readSignUps(
  owner: TestVisitor,
  name: typeof fern = fern,
  cursor: string | null = null,
) {
  const query = new URLSearchParams([...nameQuery(name), ...Object.entries(withCursor(cursor))]);
  return readJson(signUpsSchema, await owner.send(`${restockPath}?${query}`));
}

/** Everybody who was notified of a variant, from all pages. */
export async function readNotified(owner: TestVisitor, name: typeof fern = fern) {
  const emails: string[] = [];
  let cursor: string | null = null;
  do {
    const query: URLSearchParams = new URLSearchParams([
      ...nameQuery(name),
      ...Object.entries(withCursor(cursor)),
    ]);
    const response = await owner.send(`${restockPath}/sent?${query}`);
    const page: z.infer<typeof notificationsSchema> = await readJson(notificationsSchema, response);
    emails.push(...page.notifications.map(({ email }) => email));
    cursor = page.nextPageCursor;
  } while (cursor !== null);
  return emails;
}

export async function send(owner: TestVisitor, name: object = fern) {
  const response = await owner.send(`${restockPath}/send`, { method: 'POST', json: name });
  return readJson(sendResultSchema, response);
}

export async function sendAll(owner: TestVisitor, sendRequests: readonly object[]) {
  const response = await owner.send(`${restockPath}/send/all`, {
    method: 'POST',
    json: { sendRequests },
  });
  return (await readJson(sendAllSchema, response)).results;
}

/** This many products with one sold-out variant each. */
export function soldOutProducts(count: number): NonNullable<ServerOptions['products']> {
  const mug = sampleProducts.find(({ id }) => id === fern.productId);
  const variant = mug?.variants.find(({ sku }) => sku === fern.variantId);
  if (!mug || !variant) throw new Error('The sample products have changed.');
  return Array.from({ length: count }, (_, index) => ({
    ...mug,
    id: `item-${index}`,
    urlId: `product-${index}`,
    title: `Product ${index}`,
    options: [],
    variants: [{ ...variant, sku: `SKU-${index}`, attributes: {} }],
  }));
}
