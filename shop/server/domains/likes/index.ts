export type { Likes } from './likes.js';
export { likeSchema, likesSchema, type LikeJson } from './schemas.js';
