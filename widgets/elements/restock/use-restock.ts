import type { RestockProps } from './definition.js';
import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { getRememberedSignUps, restockKey } from '../../../core/commerce/restock/index.js';
import { useHost, useStates } from '../../element/index.js';
import { useProduct } from '../../hooks/index.js';
import { findOffer, listAvailable, plainOffer, type Offer } from './offer.js';
import { readPlainForm, type PlainForm } from './plain-form.js';

/** `done`: just now; `remembered`: at another time on this device. */
type RestockPhase = 'form' | 'done' | 'remembered';

export interface RestockInUse {
  /** Null where the page confirms a signup and no variant is chosen. */
  readonly offer: Offer | null;
  readonly phase: RestockPhase;
  readonly plain: PlainForm;
  /** A visitor who has signed up would use another address. */
  startAgain(): void;
  /** The server has taken the signup for an offer, which may not be the present one any more. */
  finish(of: Offer): void;
}

/** The current offer, and whether the shopper signed up for it; null if there is none. */
export function useRestock(props: RestockProps): RestockInUse | null {
  const host = useHost();
  const [plain] = useState(() => readPlainForm(host));
  const [wasShown] = useState(() => !host?.hidden);
  const inUse = useProduct(props.productId || plain.productId || null);
  const { store, selection } = inUse ?? {};
  const fixed = props.variantId ?? '';
  const offer = selection
    ? findOffer(selection, fixed, wasShown)
    : plainOffer({
        productId: props.productId || plain.productId,
        variantId: fixed || plain.variantId,
      });
  const isOffered = offer !== null;
  const key = offer ? restockKey(offer) : '';
  // The answer to the plain form, until the visitor chooses among several variants.
  const isPlainDone =
    plain.done !== '' && !(selection?.variant && selection.product.options.length);
  const isShown = isOffered || isPlainDone;
  const [phases, setPhase] = useReducer(addPhase, {});

  // Before the page is painted, so that button and form never stand beside each other.
  useLayoutEffect(() => (isOffered ? store?.addRestockForm() : undefined), [isOffered, store]);
  useStates({ offered: isOffered });
  useLayoutEffect(() => {
    if (!host) return;
    host.toggleAttribute('hidden', !isShown);
    return () => void host.toggleAttribute('hidden', !wasShown);
  }, [host, isShown, wasShown]);

  // Without script the variant is chosen in the form itself.
  useLayoutEffect(() => {
    if (!plain.isVariantChosen || !store || store.getState().variant) return;
    const { variants } = store.getState().product;
    const chosen = variants.find(({ id }) => id === plain.variantId);
    if (chosen) store.chooseSku(chosen.sku);
  }, [plain, store]);

  // A variant that was back in stock can be signed up for again once it is sold out.
  const product = selection?.product;
  useEffect(() => {
    for (const { id } of product ? listAvailable(product) : []) {
      getRememberedSignUps().remove({ productId: product?.id ?? '', variantId: id });
    }
  }, [product]);

  if (!isShown) return null;
  const isRemembered = offer !== null && getRememberedSignUps().has(offer);
  return {
    offer,
    phase: phases[key] ?? (isPlainDone ? 'done' : isRemembered ? 'remembered' : 'form'),
    plain,
    startAgain: () => setPhase({ key, phase: 'form' }),
    finish: (of) => setPhase({ key: restockKey(of), phase: 'done' }),
  };
}

type Phases = Readonly<Record<string, RestockPhase>>;

function addPhase(phases: Phases, { key, phase }: { key: string; phase: RestockPhase }): Phases {
  return { ...phases, [key]: phase };
}
