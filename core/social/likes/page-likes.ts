import { createExpiringStorage, createIdempotencyKey } from '../../net/index.js';
import { getHttp, getRuntime } from '../../runtime/index.js';
import { createLikesClient } from './client.js';
import { createLikesStore, type LikesStore } from './store.js';

/** The page's likes, one store for each API.
 *
 * @example
 * const likes = getLikes();
 * likes.load('post-1');
 * await likes.toggle('post-1', 0); */
export const getLikes = /* @__PURE__ */ openLikes.bind(null);

function openLikes(): LikesStore {
  const runtime = getRuntime();
  const channelName = `vitrine:likes ${runtime.apiOrigin}`;
  return runtime.shared(channelName, () => {
    const http = getHttp();
    return createLikesStore({
      client: createLikesClient(http, http.cartToken && readLiker),
      channelName,
      reporter: () => runtime.reporter,
    });
  });
}

/** A random name of this browser; of this page alone where storage is refused. */
function readLiker(): string {
  const { clock } = getRuntime();
  const storage = getRuntime().shared('likes.liker', () =>
    createExpiringStorage({ area: 'local', clock, cookieFallback: false }),
  );
  const name = storage.get('liker') ?? createIdempotencyKey();
  storage.set('liker', name);
  return name;
}
