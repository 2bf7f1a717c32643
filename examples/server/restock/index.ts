export { createRestock, type Restock } from './restock.js';
export {
  notificationsSchema,
  sendAllSchema,
  sendResultSchema,
  signUpGroupsSchema,
  signUpsSchema,
} from './schemas.js';
export type { SignUpGroupsJson } from './types.js';
