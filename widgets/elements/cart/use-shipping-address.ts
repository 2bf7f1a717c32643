import { useEffect, useState, type RefObject } from 'react';
import {
  getCartStore,
  toCartError,
  type Cart,
  type ShippingLocation,
} from '../../../core/commerce/cart/index.js';
import { announce } from '../../../core/dom/index.js';
import { cartPageStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { describePlace } from './countries.js';

export interface AddressControls {
  /** Whether the fields are open although there is an address. */
  isOpen: boolean;
  isSaving: boolean;
  problem: string | null;
  open(): void;
  save(location: ShippingLocation): void;
}

/** Sets the cart's address; moves the focus into the fields and back to the button that opens them. */
export function useShippingAddress(
  { shippingLocation }: Cart,
  opener: RefObject<HTMLElement | null>,
  country: RefObject<HTMLElement | null>,
): AddressControls {
  const [isOpen, setIsOpen] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [moves, setMoves] = useState(0);

  // After the fields were shown or removed.
  useEffect(() => {
    if (moves > 0) (country.current ?? opener.current)?.focus();
  }, [moves, country, opener]);

  function refuse(sentence: string): void {
    setProblem(sentence);
    announce(sentence, { assertive: true });
    country.current?.focus();
  }

  async function save(location: ShippingLocation): Promise<void> {
    if (isSaving) return;
    if (location.country === '') return refuse(cartPageStrings('countryMissing'));
    setIsSaving(true);
    try {
      await getCartStore().setShippingLocation(location);
      setProblem(null);
      setIsOpen(false);
      setMoves((count) => count + 1);
      const place = describePlace(location, getRuntime().site.locale);
      announce(`${cartPageStrings('shippingTo', { place })}.`);
    } catch (error) {
      refuse(toCartError(error, 'shipping').message);
    }
    setIsSaving(false);
  }

  return {
    isOpen: isOpen || (isSaving && shippingLocation !== null),
    isSaving,
    problem,
    open() {
      setIsOpen(true);
      setMoves((count) => count + 1);
    },
    save: (location) => void save(location),
  };
}
