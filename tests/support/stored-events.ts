import { expect } from 'vitest';
import { openReader } from '../faults/tracking/shop.mjs';
import { ownerPassword } from './owner-password.js';

export interface StoredEvent {
  eventId: string;
  pageId: string;
  sequence: number;
  intake: string;
  name: string;
  arrivals: number;
  content: Record<string, unknown>;
  /** Form fields beside the content, of the legacy tracker and the census. */
  extras: Record<string, string>;
}

export interface StoredEvents {
  /** What has come in since the reader was opened, in the order of arrival. */
  read(): Promise<readonly StoredEvent[]>;
  /** Waits for as many of those that `isMeant` accepts, and answers them. */
  waitFor(count: number, isMeant: (event: StoredEvent) => boolean): Promise<readonly StoredEvent[]>;
}

/** Reads the tracked events in the database of the shop under test, as its owner may. */
export async function openStoredEvents(shop: string): Promise<StoredEvents> {
  const reader = await openReader(shop, ownerPassword);
  const { cursor: start } = await reader.readEvents();
  const read = async (): Promise<readonly StoredEvent[]> =>
    (await reader.readEvents({ after: start })).events;

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
