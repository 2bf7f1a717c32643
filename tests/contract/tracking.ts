import { z } from 'zod';
import type { ServerOptions } from '../../shop/server/index.js';
import { many } from './limits.js';
import type { OpenShop } from './open-shop.js';
import { ownerPassword } from './restock.js';
import { shopOrigin } from './visitor.js';

/** A shop with an owner and without limits on tracking. */
export const trackingOptions: Partial<ServerOptions> = {
  ownerPassword,
  rateLimits: { reads: many, changes: many, tracking: many, signIns: many },
};

export const eventsPath = '/api/v1/clanker/events';
export const receiptsPath = '/api/v1/clanker/receipts';
export const formType = 'application/x-www-form-urlencoded';

/** Deletes tracked events of an open shop, because opening a shop for each test is slow. */
export const forget = ({ database }: Pick<OpenShop, 'database'>) =>
  database.query(
    'with drops as (delete from tracked_drops), views as (delete from quick_views) delete from tracked_events',
  );

/** A page id: 22 letters and digits. */
export const page = (name: string) => name.padEnd(22, 'x').slice(0, 22);

/** A pipeline event in the form of the API. */
export const wire = (
  pageId: string,
  sequence: number,
  { name = 'custom_event', occurredAt = 1000, monotonic = 100, content = {} } = {},
) => ({
  event_schema_name: name,
  content: JSON.stringify({ source_environment: 'prod', ...content }),
  event_id: `${pageId}.${sequence}`,
  sequence,
  occurred_at: occurredAt,
  monotonic,
});

/** State of the sending page at the moment of sending. */
export const senderOf = (
  pageId: string,
  { sentAt = 1000, monotonic = 100, drops = {} as Record<string, number> } = {},
) => ({ page_id: pageId, sent_at: sentAt, monotonic, drops });

/** A request of a script, with only the given cookies. */
export const post = (
  { app }: Pick<OpenShop, 'app'>,
  path: string,
  body: string | object,
  headers: Record<string, string> = {},
) =>
  app.request(`${shopOrigin}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': typeof body === 'string' ? formType : 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export const sendEvents = (
  open: Pick<OpenShop, 'app'>,
  events: readonly object[],
  sender?: object,
) => post(open, eventsPath, { events, ...(sender && { sender }) });

const acknowledgement = z.strictObject({ n: z.number(), serverTime: z.number() });

export async function readAcknowledgement(response: Response) {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return acknowledgement.parse(await response.json());
}

/** All stored events of an environment. */
export async function stored(
  { services }: Pick<OpenShop, 'services'>,
  environment: 'dev' | 'qa' | 'staging' | 'prod' = 'prod',
) {
  const { events } = await services.analytics.events({ environment, limit: 500 });
  return events;
}
