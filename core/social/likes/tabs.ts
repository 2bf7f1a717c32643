import * as z from 'zod/mini';
import { likeSchemas, type Like } from './schema.js';

/** Tells the other tabs of a site what this one has liked. */
export interface LikeTabs {
  /** Returns a function that ends it. */
  open(): () => void;
  tell(like: Like): void;
}

export function createLikeTabs(channelName: string, onLike: (like: Like) => void): LikeTabs {
  let channel: BroadcastChannel | null = null;
  return {
    open() {
      // Missing in old browsers, and refused with storage; the other tab then knows at its next page.
      try {
        channel = new BroadcastChannel(channelName);
        channel.onmessage = ({ data }) => {
          const { success, data: like } = z.safeParse(likeSchemas().like, data);
          if (success) onLike(like);
        };
      } catch {
        channel = null;
      }
      return () => {
        channel?.close();
        channel = null;
      };
    },
    tell: (like) => channel?.postMessage(like),
  };
}
