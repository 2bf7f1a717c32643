export { likeSchema, likesSchema } from './schemas.js';
