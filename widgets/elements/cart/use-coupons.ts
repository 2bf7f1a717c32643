import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { getCartStore, toCartError } from '../../../core/commerce/cart/index.js';
import { announce } from '../../../core/dom/index.js';
import { cartPageStrings } from '../../../core/i18n/index.js';
import { isCanceled } from '../../../core/runtime/index.js';

export interface CouponControls {
  /** Why the last code was rejected; kept until the next attempt. */
  problem: string | null;
  isApplying: boolean;
  apply(): void;
  remove(code: string): void;
}

/** Applies codes from the field to the cart and removes them. */
export function useCoupons(
  codes: readonly string[],
  field: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLUListElement | null>,
): CouponControls {
  const leaving = useRef<number>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isApplying, setIsApplying] = useState(false);

  // The focused button was removed with its coupon: focus the next one, or the field.
  useLayoutEffect(() => {
    if (leaving.current === null) return;
    const items = list.current?.children ?? [];
    const item = items[Math.min(leaving.current, items.length - 1)];
    leaving.current = null;
    if (field.current && isFocusLost(field.current)) {
      (item?.querySelector('button') ?? field.current).focus();
    }
  }, [codes.length, field, list]);

  function refuse(error: unknown): void {
    // The page's own action has told why.
    if (!isCanceled(error)) say(toCartError(error, 'coupon').message);
  }

  function say(sentence: string): void {
    setProblem(sentence);
    announce(sentence, { assertive: true });
  }

  async function apply(): Promise<void> {
    const typed = field.current?.value ?? '';
    const code = typed.trim();
    if (isApplying) return;
    if (code === '') {
      say(cartPageStrings('couponMissing'));
      field.current?.focus();
      return;
    }
    setIsApplying(true);
    try {
      await getCartStore().applyCoupon(code);
      setProblem(null);
      // Keep a code that was typed meanwhile.
      if (field.current?.value === typed) field.current.form?.reset();
      announce(cartPageStrings('couponApplied', { code }));
    } catch (error) {
      refuse(error);
      field.current?.focus();
    }
    setIsApplying(false);
  }

  async function remove(code: string): Promise<void> {
    leaving.current = codes.indexOf(code);
    try {
      await getCartStore().removeCoupon(code);
      setProblem(null);
      announce(cartPageStrings('couponRemoved', { code }));
    } catch (error) {
      leaving.current = null;
      refuse(error);
    }
  }

  return {
    problem,
    isApplying,
    apply: () => void apply(),
    remove: (code) => void remove(code),
  };
}

function isFocusLost(neighbour: HTMLElement): boolean {
  const root = neighbour.getRootNode() as Document | ShadowRoot;
  return root.activeElement === null || root.activeElement === document.body;
}
