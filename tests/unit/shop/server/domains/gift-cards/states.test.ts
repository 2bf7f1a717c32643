import { expect, it } from 'vitest';
import {
  changeOf,
  stateOf,
  type GiftCardChange,
  type GiftCardState,
} from '../../../../../../shop/server/domains/gift-cards/states.js';

it.each<[number, boolean, GiftCardState, GiftCardChange]>([
  [1, false, 'active', 'disable'],
  [0, false, 'spent', 'disable'],
  [1, true, 'disabled', 'enable'],
  [0, true, 'disabled', 'enable'],
])(
  'a card with %i, disabled: %s, is %s, and the owner can %s it',
  (balanceCents, isDisabled, state, change) => {
    expect(stateOf({ balanceCents, isDisabled })).toBe(state);
    expect(changeOf(state)).toBe(change);
  },
);
