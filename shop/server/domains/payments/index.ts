export { declined } from './declined.js';
export { FurtherStep } from './further-step.js';
export { PaymentError, type PaymentErrorCode } from './payment-error.js';
export type { PressedKeep } from './keep-payment.js';
export type { AuthorisedPayment, Payments } from './payments.js';
export type {
  Amount,
  ChargeAgainRequest,
  KeepRequest,
  KnownPayment,
  PayableCart,
  PaymentKeeper,
  PaymentOutcome,
  PaymentPage,
  PaymentProvider,
  PaymentWay,
  RefundOutcome,
} from './provider.js';
export { instalmentTerms, testProvider } from './test-provider/index.js';
export { wayProblem } from './way-problem.js';
