export {
  notificationsSchema,
  sendAllSchema,
  sendResultSchema,
  signUpGroupsSchema,
  signUpsSchema,
} from './schemas.js';
export type { WaitingPage, WaitingVariant } from './types.js';
