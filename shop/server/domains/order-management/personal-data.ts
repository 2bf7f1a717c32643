import { mentions, ofTheirOrders, type PersonalData } from '../../ground/personal-data.js';

export const managedOrderData: readonly PersonalData[] = [
  {
    name: 'Parcels',
    rows: `select sent_at, carrier, tracking_number from order_shipments where ${ofTheirOrders}`,
    erase: [
      `update order_shipments set tracking_number = '', tracking_url = '' where ${ofTheirOrders}`,
    ],
  },
  {
    name: 'Refunds',
    rows: `select asked_at, amount, reason from order_refunds where ${ofTheirOrders}`,
    erase: [`update order_refunds set reason = '' where ${ofTheirOrders}`],
  },
  {
    name: 'Notes on orders',
    rows: `select written_at, text from order_notes where ${ofTheirOrders}`,
    erase: [`delete from order_notes where ${ofTheirOrders} or ${mentions('text')}`],
  },
];
