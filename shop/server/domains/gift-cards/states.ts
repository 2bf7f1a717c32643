export const giftCardStates = ['active', 'spent', 'disabled'] as const;

/** `spent`: nothing is left on it. `disabled`: the owner has taken it out of use, whatever is left. */
export type GiftCardState = (typeof giftCardStates)[number];

export const giftCardChanges = ['disable', 'enable'] as const;

/** The changes that the owner can make to a gift card. */
export type GiftCardChange = (typeof giftCardChanges)[number];

/** An empty card can be disabled too: a refund may give it something back. */
const changes: Readonly<Record<GiftCardState, GiftCardChange>> = {
  active: 'disable',
  spent: 'disable',
  disabled: 'enable',
};

export function stateOf(card: {
  readonly balanceCents: number;
  readonly isDisabled: boolean;
}): GiftCardState {
  if (card.isDisabled) return 'disabled';
  return card.balanceCents === 0 ? 'spent' : 'active';
}

export function changeOf(state: GiftCardState): GiftCardChange {
  return changes[state];
}
