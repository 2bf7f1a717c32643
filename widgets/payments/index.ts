export { connectPayments } from './connect-payments.js';
export { PaymentRefused } from './payment-refused.js';
export type {
  CheckoutProvider,
  PaymentAddress,
  PaymentOrder,
  PaymentSlot,
  PaymentTotal,
  Wallet,
  WalletPayment,
  WalletSession,
} from './provider.js';
