import { useRef, useState } from 'react';
import {
  getCartStore,
  toCartError,
  type Cart,
  type ShippingOption,
} from '../../../core/commerce/cart/index.js';
import { announce } from '../../../core/dom/index.js';
import { cartPageStrings } from '../../../core/i18n/index.js';

export interface ShippingChoice {
  chosenId: string | null;
  problem: string | null;
  choose(option: ShippingOption): void;
}

/** The selected shipping option: the shopper's choice until the response, then the server's. */
export function useShippingOption({ selectedShippingOption }: Cart): ShippingChoice {
  const [wished, setWished] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const newest = useRef<ShippingOption>(undefined);

  async function choose(option: ShippingOption): Promise<void> {
    newest.current = option;
    setWished(option.id);
    setProblem(null);
    try {
      await getCartStore().chooseShippingOption(option.id);
      if (newest.current !== option) return;
      announce(cartPageStrings('shippingChosen', { option: option.title }));
    } catch (error) {
      if (newest.current !== option) return;
      const { message } = toCartError(error, 'shipping');
      setProblem(message);
      announce(message, { assertive: true });
    }
    setWished(null);
  }

  return {
    chosenId: wished ?? selectedShippingOption?.id ?? null,
    problem,
    choose: (option) => void choose(option),
  };
}
