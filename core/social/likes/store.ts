import { createSubscribers, type Reporter } from '../../base/index.js';
import { NetError } from '../../net/index.js';
import { createBatch } from '../batch.js';
import type { LikesClient } from './client.js';
import type { Like } from './schema.js';
import { createLikeTabs } from './tabs.js';

/** The likes of a page: all its buttons read them in one call, and buttons of one item show the same. */
export interface LikesStore {
  /** The known state of an item, with a press that is on its way; null before the first answer. */
  get(itemId: string): Like | null;
  subscribe(listener: () => void): () => void;
  /** Reads the item unless it is known. Never rejects: the printed state stays. */
  load(itemId: string): void;
  /**
   * Shows the wish at once, and the old state again if the server does not take it. A press while another one is on its
   * way is sent after it; the last one counts.
   *
   * @param printed The count that the page shows while nothing is known.
   * @returns What the server holds; null for a press that an earlier one, still on its way, answers for.
   * @throws NetError when the last wish was not taken.
   */
  toggle(itemId: string, printed: number): Promise<Like | null>;
}

export interface LikesStoreOptions {
  readonly client: LikesClient;
  /** Names the channel between the tabs of a site. */
  readonly channelName: string;
  reporter(): Reporter;
}

/** A press on its way; another one changes what it wants. */
interface Wish {
  isWanted: boolean;
}

export function createLikesStore({ client, channelName, reporter }: LikesStoreOptions): LikesStore {
  const known = new Map<string, Like>();
  const shown = new Map<string, Like>();
  const sending = new Map<string, Wish>();
  const batch = createBatch((itemIds) => void read(itemIds));
  const tabs = createLikeTabs(channelName, keep);
  const { subscribe, notify } = createSubscribers('a listener of the likes', reporter, tabs.open);

  function keep(like: Like): void {
    known.set(like.itemId, like);
    // A press on its way is newer than what another tab or a read tells.
    if (!sending.has(like.itemId)) shown.set(like.itemId, like);
    notify();
  }

  async function read(itemIds: readonly string[]): Promise<void> {
    const before = new Map(itemIds.map((itemId) => [itemId, known.get(itemId)]));
    try {
      for (const like of await client.read(itemIds)) {
        if (known.get(like.itemId) === before.get(like.itemId)) keep(like);
      }
    } catch (error) {
      batch.forget(itemIds);
      if (!isPassing(error)) reporter().report(error, { where: 'likes' });
    }
  }

  /** Sends until what the server holds is what was pressed last. */
  async function send(itemId: string, wish: Wish): Promise<Like> {
    try {
      for (;;) {
        const { isWanted } = wish;
        const like = await client.change(itemId, isWanted);
        known.set(itemId, like);
        if (wish.isWanted === isWanted) {
          tabs.tell(like);
          return like;
        }
      }
    } finally {
      sending.delete(itemId);
      const like = known.get(itemId);
      if (like) shown.set(itemId, like);
      else shown.delete(itemId);
      notify();
    }
  }

  return {
    get: (itemId) => shown.get(itemId) ?? null,
    subscribe,
    load: batch.ask,
    async toggle(itemId, printed) {
      const from = shown.get(itemId) ?? { itemId, count: printed, isLiked: false };
      const isWanted = !from.isLiked;
      const count = Math.max(0, from.count + (isWanted ? 1 : -1));
      shown.set(itemId, { itemId, isLiked: isWanted, count });
      const earlier = sending.get(itemId);
      const wish = { isWanted };
      if (earlier) earlier.isWanted = isWanted;
      else sending.set(itemId, wish);
      notify();
      return earlier ? null : send(itemId, wish);
    },
  };
}

/** Temporary failures, which are not reported. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof NetError &&
    ['offline', 'timeout', 'aborted', 'rate-limited'].includes(error.code)
  );
}
