export { createRestock, type Restock } from './restock.js';
export {
  notificationsSchema,
  sendAllSchema,
  sendResultSchema,
  signUpGroupsSchema,
  signUpsSchema,
} from './schemas.js';
export type {
  NotificationsJson,
  RestockSignup,
  SendAllJson,
  SendResultJson,
  SignUpGroupsJson,
  SignUpsJson,
  VariantName,
} from './types.js';
