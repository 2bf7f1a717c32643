import { cartPath, shopAddress } from '../../core/commerce/cart/index.js';
import type { SubmitReceipt } from '../../core/forms/submission/index.js';
import { VitrineError } from '../../core/net/index.js';
import { CanceledError, getRuntime, runAction } from '../../core/runtime/index.js';
import { findCartDrawer } from '../parts/page-drawer/index.js';
import { ask } from './ask.js';
import { findForm, formTag } from './find-form.js';
import type { InputOf } from './parameters.js';

declare module '../../core/runtime/page-actions.js' {
  interface PageActions {
    closeCart(input: object): Promise<void>;
  }
}

export async function openCart({ message }: InputOf<'openCart'>): Promise<void> {
  if (findCartDrawer() || getRuntime().config.actions.openCart) {
    const drawer = await import('../parts/page-drawer/index.js');
    const { isOpen } = await drawer.openCart(message ? { message } : {});
    if (!isOpen) throw new CanceledError();
    return;
  }
  const { goToShop } = await import('../parts/shop-link/index.js');
  const { address } = ask('leave', { kind: 'cart' as const, address: shopAddress(cartPath) });
  goToShop('cart', address);
}

export async function closeCart(): Promise<void> {
  await runAction('closeCart', {}, async () => {
    const drawer = findCartDrawer();
    if (drawer?.matches(':defined')) await drawer.close();
  });
}

export async function signUp(input: InputOf<'signUp'>): Promise<void> {
  const { productId, variantId, email, isJoinMailingList } = input;
  const detail = { productId, variantId, email, isJoinMailingList: isJoinMailingList ?? false };
  const answers = ask('submit', detail);
  const module = await import('./sign-up.js');
  await module.signUp(answers);
}

/** The form dispatches its own events, so that listeners hear each once. */
export async function submitForm({
  form: id,
  values,
}: InputOf<'submitForm'>): Promise<SubmitReceipt> {
  const widget = findForm(id);
  if (!customElements.get(formTag)) {
    void globalThis.vitrine?.load(formTag);
    await customElements.whenDefined(formTag);
  }
  const life = new AbortController();
  let receipt: SubmitReceipt | null = null;
  let failure: Error = new CanceledError();
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    run: (event: HTMLElementEventMap[Type]) => void,
  ) => widget.addEventListener(type, run, { signal: life.signal });
  listen('vitrine-submitted', ({ detail }) => (receipt = { submissionId: detail.submissionId }));
  listen('vitrine-submit-failed', ({ detail: { code, message, errors } }) => {
    failure = Object.assign(new VitrineError(code, message), { fieldErrors: errors });
  });
  try {
    await widget.submit(values ?? undefined);
  } finally {
    life.abort();
  }
  if (receipt) return receipt;
  throw failure;
}
