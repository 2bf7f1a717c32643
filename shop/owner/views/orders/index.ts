export { exportHead, exportRows } from './export.js';
export { ownerOrderView } from './order.js';
export { ordersView } from './orders.js';
export { orderAddress, orderPath, ordersPath } from './paths.js';
export { refundView } from './refund.js';
export { slipView } from './slip.js';
