import { expect } from 'vitest';
import { ownerPassword } from './owner-password.js';

export interface StoredEvent {
  eventId: string;
  pageId: string;
  sequence: number;
  intake: string;
  name: string;
  arrivals: number;
  content: Record<string, unknown>;
}

export interface StoredEvents {
  /** What has come in since the reader was opened, in the order of arrival. */
  read(): Promise<readonly StoredEvent[]>;
  /** Waits for as many of those that `isMeant` accepts, and answers them. */
  waitFor(count: number, isMeant: (event: StoredEvent) => boolean): Promise<readonly StoredEvent[]>;
}

/** Reads the tracked events in the database of the shop under test, as its owner may. */
export async function openStoredEvents(shop: string): Promise<StoredEvents> {
  const cookie = await signIn(shop);
  const { next: start } = await readAll(shop, cookie, '');
  const read = async () => (await readAll(shop, cookie, start)).events;

  return {
    read,
    async waitFor(count, isMeant) {
      let meant: readonly StoredEvent[] = [];
      const look = async () => {
        meant = (await read()).filter(isMeant);
        return meant.length;
      };
      await expect.poll(look, { timeout: 20_000, interval: 200 }).toBe(count);
      return meant;
    },
  };
}

/** What the owner's form does; answers the cookies that say who is signed in. */
async function signIn(shop: string): Promise<string> {
  const page = await fetch(`${shop}/owner/sign-in`);
  const crumb = /crumb=([^;]+)/.exec(page.headers.getSetCookie().join())?.[1] ?? '';
  const answer = await fetch(`${shop}/owner/sign-in`, {
    method: 'POST',
    headers: { cookie: `crumb=${crumb}`, origin: shop },
    body: new URLSearchParams({ crumb: decodeURIComponent(crumb), password: ownerPassword }),
    redirect: 'manual',
  });
  const owner = /OWNER=[^;]+/.exec(answer.headers.getSetCookie().join())?.[0];
  if (owner === undefined) throw new Error(`The shop answered ${answer.status} to its owner.`);
  return `crumb=${crumb}; ${owner}`;
}

async function readAll(shop: string, cookie: string, from: string) {
  const events: StoredEvent[] = [];
  let next = from;
  for (;;) {
    const query = new URLSearchParams({ limit: '500', ...(next && { after: next }) });
    const answer = await fetch(`${shop}/api/analytics/events?${query}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`The shop answered ${answer.status} to its owner.`);
    const some = (await answer.json()) as { events: StoredEvent[]; next: string };
    next = some.next;
    if (some.events.length === 0) return { events, next };
    events.push(...some.events);
  }
}
