import type { OrderState } from '../../../server/index.js';
import { website } from '../../site.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';

export interface OrderStatePage {
  readonly crumb: string;
  /** Whether a link has just been asked for, with the right address or a wrong one. */
  readonly isAsked: boolean;
  readonly problem: string | null;
}

export const stateWords = {
  open: 'We have received it.',
  none: 'We have received it.',
  part: 'A part of it is on its way.',
  sent: 'It is on its way.',
  cancelled: 'It was cancelled.',
} as const satisfies Record<OrderState['state'], string>;

/** What anybody with an order's address may know, and the form for its buyer. */
export function orderStateView({ id, number, state }: OrderState, asked: OrderStatePage) {
  const heading = say('Order {number}', { number: String(number) });
  return {
    title: `${heading} – ${website.siteTitle}`,
    description: 'The state of an order.',
    page: null,
    analytics: { pageKind: 'order-state' },
    isCheckout: true,
    sheets: ['forms'] as const,
    heading,
    words: say(stateWords[state]),
    notice: asked.isAsked
      ? say(
          'If that is the address the order was placed with, a link is on its way to it. It works once, within a day.',
        )
      : null,
    problem: asked.problem,
    form: { url: toAddress(`/order-confirmed/${encodeURIComponent(id)}/link`), crumb: asked.crumb },
  };
}
