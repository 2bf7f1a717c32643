import type { AddToCartProps } from './definition.js';
import { useRef, useState } from 'react';
import { cartPath, type AddAttempt, type AttemptSlot } from '../../../core/commerce/cart/index.js';
import type { Product } from '../../../core/commerce/product/index.js';
import { announce } from '../../../core/dom/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { openCartDrawer } from '../../parts/cart-link/index.js';
import type { ButtonKind } from './kinds.js';
import { describeIntent } from './plan-add.js';
import { describeAdded } from './labels.js';

interface Button {
  slot: AttemptSlot;
  kind: ButtonKind;
  product: Product | undefined;
  button: HTMLElement | null;
}

interface NewsTeller {
  /** The failure that a dialog shows. */
  inDialog: AddAttempt | null;
  closeDialog(): void;
  /** Tells the page and the shopper how an attempt ended, and goes where it leads. */
  tell(settled: AddAttempt): void;
  /** What is added is told after the task: until then a form is in front of the page. */
  waitFor(task: Promise<unknown>): void;
}

export function useNewsTeller(
  props: AddToCartProps,
  { slot, kind, product, button }: Button,
): NewsTeller {
  const [inDialog, setInDialog] = useState<AddAttempt | null>(null);
  const inFront = useRef<Promise<unknown> | null>(null);

  function tell(settled: AddAttempt): void {
    const { intent, outcome } = settled;
    const item = describeIntent(intent);
    if (outcome?.kind === 'failed') {
      const { code, message } = outcome.error;
      if (props.alert !== 'inline') setInDialog(settled);
      props.onAddFailed?.({ ...item, kind, code, message });
    } else if (outcome?.kind === 'leaving' && kind !== 'add') {
      const { address } = outcome;
      if (props.onBeforeLeave?.({ ...item, kind, address }) === false) slot.settleTransient();
      else {
        announce(cartStrings('goingToCheckout'));
        window.location.assign(address);
      }
    } else if (outcome?.kind === 'added') {
      if (inFront.current) return void inFront.current.then(() => tell(settled));
      const { cart, entry, addedQuantity } = outcome.result;
      const { locale } = getRuntime().site;
      props.onAdded?.({ ...item, cart, entry, addedQuantity });
      goOn(props.afterAdd, button, describeAdded(intent, outcome.result, product, locale));
    }
  }

  return {
    inDialog,
    closeDialog: () => setInDialog(null),
    tell,
    waitFor(task) {
      const end = () => void (inFront.current = null);
      inFront.current = task.then(end, end);
    },
  };
}

/** Where the page wants the shopper after an add. A drawer says itself what was added: it takes the focus. */
function goOn(
  afterAdd: AddToCartProps['afterAdd'],
  opener: HTMLElement | null,
  message: string,
): void {
  if (afterAdd === 'drawer' && openCartDrawer({ opener, message })) return;
  announce(message);
  if (afterAdd === 'cart') window.location.assign(cartPath);
}
