export {
  createRestockOwnerClient,
  mostSendRequests,
  type RestockOwnerClient,
  type SendResult,
} from './client.js';
export { emailProblem } from './email-problem.js';
export { RestockError, toRestockError, type RestockErrorCode } from './errors.js';
export { readAllPages, type Page } from './pages.js';
export { getRememberedSignUps, type RememberedSignUps } from './remembered.js';
export { progressOf, type SendJob, type SendProgress } from './send-jobs.js';
export {
  createRestockSender,
  type RestockSender,
  type SenderState,
  type SenderStatus,
} from './sender.js';
export { signUpForRestock, type SignUpRequest } from './sign-up.js';
export type { SignUp, SignUpGroup } from './sign-ups.js';
export { readWaitingGroups, type WaitingGroup } from './waiting.js';
export { restockKey, type RestockVariant } from './variant.js';
