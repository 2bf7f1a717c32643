export { OrderChangeError, orderChangeSentence } from './order-change-error.js';
export { listOrders } from './list-orders.js';
export { readManagedOrder } from './read-order.js';
export {
  createOrderManagement,
  type OrderManagement,
  type RefundResult,
} from './order-management.js';
export { managedLines, type ManagedLine } from './lines.js';
export { refundableCents, suggestRefund } from './refund-amount.js';
export type {
  LineQuantity,
  ListedOrder,
  ListedOrders,
  ManagedOrder,
  OrderProgress,
  Refund,
  Shipment,
} from './types.js';
