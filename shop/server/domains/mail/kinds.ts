import type { MailKind } from './types.js';

interface Kind {
  /** What the owner reads. */
  readonly title: string;
  /** Whether its link makes whoever reads it somebody else, so that only administrators do. */
  readonly isSecret?: boolean;
}

const kinds: Readonly<Record<MailKind, Kind>> = {
  'order-received': { title: 'Order received' },
  'order-shipped': { title: 'Order sent' },
  'order-refunded': { title: 'Refund' },
  'order-link': { title: 'Link to an order' },
  'gift-card': { title: 'Gift card' },
  'owner-invitation': { title: 'Invitation', isSecret: true },
  subscription: { title: 'Subscription' },
  'subscription-held': { title: 'Order of a subscription' },
  restock: { title: 'Back in stock' },
  letter: { title: 'Letter to you' },
  reply: { title: 'Your reply' },
  'newsletter-opt-in': { title: 'Please confirm' },
  'newsletter-joined': { title: 'Subscribed' },
  account: { title: 'Account of a member', isSecret: true },
};

/** The kind of a stored mail, which an earlier version may have made. */
export function kindOf(name: string): Required<Kind> {
  const known: Readonly<Record<string, Kind>> = kinds;
  return { title: name, isSecret: false, ...known[name] };
}
