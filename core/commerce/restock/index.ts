export {
  createRestockOwnerClient,
  mostSendRequests,
  type RestockOwnerClient,
  type SendResult,
} from './admin/client.js';
export { emailProblem } from './signup/email-problem.js';
export { RestockError, toRestockError, type RestockErrorCode } from './errors.js';
export { readAllPages, type Page } from './admin/pages.js';
export { getRememberedSignUps, type RememberedSignUps } from './signup/remembered.js';
export { progressOf, type SendJob, type SendProgress } from './admin/send-jobs.js';
export {
  createRestockSender,
  type RestockSender,
  type SenderState,
  type SenderStatus,
} from './admin/sender.js';
export { signUpForRestock, type SignUpRequest } from './signup/sign-up.js';
export type { SignUp, SignUpGroup } from './admin/sign-ups.js';
export { readWaitingGroups, type WaitingGroup } from './admin/waiting.js';
export { restockKey, type RestockVariant } from './variant.js';
