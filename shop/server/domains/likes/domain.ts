import { defineDomain, type Ground } from '../../ground/domain.js';
import { createLikes } from './likes.js';
import { addLikeRoutes } from './routes.js';

export const likes = defineDomain({
  name: 'likes',
  uses: ['content'],
  open: (ground: Ground) => ({ likes: createLikes(ground) }),
  routes: addLikeRoutes,
  limits: {
    /** Likes given and taken back. */
    likes: { calls: 200, seconds: 600 },
  },
});
