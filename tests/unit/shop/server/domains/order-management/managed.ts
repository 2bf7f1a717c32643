import type {
  EntryJson,
  LineQuantity,
  ManagedOrder,
  OrderJson,
  OrderProgress,
  Refund,
  Shipment,
} from '../../../../../../shop/server/index.js';

type Line = readonly [
  id: string,
  quantity: number,
  unitCents: number,
  type?: EntryJson['productType'],
];

const entryOf = ([id, quantity, unitCents, productType = 'physical']: Line): EntryJson => ({
  id,
  itemId: `item-${id}`,
  quantity,
  chosenVariant: { sku: id.toUpperCase(), attributes: {} },
  title: id,
  productType,
  subTotal: quantity * unitCents,
  purchasePriceCents: unitCents,
  regularPriceCents: null,
  maxQuantity: null,
  additionalFields: null,
  additionalFieldsFormId: null,
  answers: [],
  imageUrl: null,
  itemUrl: `/shop/${id}`,
});

export const shipmentOf = (...lines: readonly LineQuantity[]): Shipment => ({
  sentAt: 0,
  carrier: '',
  trackingNumber: '',
  trackingUrl: '',
  lines,
});

export const refundOf = (
  amountCents: number,
  lines: readonly LineQuantity[] = [],
  state: Refund['state'] = 'done',
): Refund => ({
  askedAt: 0,
  state,
  amountCents,
  byPaymentCents: amountCents,
  reason: '',
  restocks: true,
  refusal: '',
  lines,
});

export const pieces = (entryId: string, quantity: number): LineQuantity => ({ entryId, quantity });

/** A gift card that an order has bought. */
export const cardOf = (
  number: number,
  valueCents: number,
  changes: Partial<ManagedOrder['cards'][number]> = {},
): ManagedOrder['cards'][number] => ({
  number,
  ending: 'PQRS',
  valueCents,
  balanceCents: valueCents,
  withdrawnCents: 0,
  isDisabled: false,
  ...changes,
});

/** An order of these lines, with what became of it. */
export function managedOf(
  lines: readonly Line[],
  {
    sums = {},
    shipments = [],
    refunds = [],
    cards = [],
  }: {
    readonly sums?: Partial<Pick<OrderJson, 'grandTotal' | 'shippingTotal'>>;
    readonly shipments?: readonly Shipment[];
    readonly refunds?: readonly Refund[];
    readonly cards?: ManagedOrder['cards'];
  } = {},
) {
  const entries = lines.map(entryOf);
  const goods = entries.reduce((sum, { subTotal }) => sum + subTotal, 0);
  const counted = refunds.filter(({ state }) => state !== 'refused');
  const progress: Pick<OrderProgress, 'shipments' | 'refunds' | 'refundedCents'> = {
    shipments,
    refunds,
    refundedCents: counted.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
  return { ...progress, cards, order: { entries, grandTotal: goods, shippingTotal: 0, ...sums } };
}
