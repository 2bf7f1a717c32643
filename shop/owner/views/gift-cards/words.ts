import type { CardUse, GiftCardChange, GiftCardState, OwnedCard } from '../../../server/index.js';

export const stateWords: Readonly<Record<GiftCardState, string>> = {
  active: 'Active',
  spent: 'Spent',
  disabled: 'Disabled',
};

/** Nothing is left on a refunded card either, but nobody has spent it. */
export function stateWordsOf({ state, isRefunded }: Pick<OwnedCard, 'state' | 'isRefunded'>) {
  return state === 'spent' && isRefunded ? 'Refunded' : stateWords[state];
}

export const changeWords: Readonly<
  Record<GiftCardChange, { readonly button: string; readonly means: string; readonly done: string }>
> = {
  disable: {
    button: 'Disable this card',
    means:
      'It pays for nothing until you enable it again; what is left stays on it. Who enters its code reads that it is disabled. Nobody gets a mail.',
    done: 'The card is disabled.',
  },
  enable: {
    button: 'Enable this card',
    means: 'What is left on it can be spent again.',
    done: 'The card can be used again.',
  },
};

export const useWords: Readonly<Record<CardUse['kind'], string>> = {
  paid: 'Paid',
  returned: 'Given back by a refund',
  withdrawn: 'Refunded to its buyer',
};
