import { cartPath } from '../../core/commerce/cart/index.js';
import { isRecord } from '../../core/base/index.js';
import type { InterfaceAction } from '../events/index.js';
import type { Binding } from './binding.js';

/** Interface actions (platform §2) by the events that elements dispatch into the page. */
const ofCart: Readonly<Record<string, InterfaceAction>> = {
  'vitrine-drawer-opened': 'cart.open',
  'vitrine-drawer-closed': 'cart.close',
};
/** On the cart page; elsewhere the same form belongs to an add. Its submit is `cart.recalculation-started` of the bus. */
const ofCartPage: Readonly<Record<string, InterfaceAction>> = {
  'vitrine-product-form-opened': 'cart-product-form.open',
  'vitrine-product-form-closed': 'cart-product-form.close',
};

/** Tracks the interface actions that elements tell the page of. */
export const bindPageEvents: Binding = ({ track, signal }) => {
  const isCartPage = location.pathname.replace(/\/$/, '') === cartPath;
  const actions = { ...ofCart, ...(isCartPage && ofCartPage) };
  for (const [type, action] of Object.entries(actions)) {
    document.addEventListener(
      type,
      (event) => {
        const detail: unknown = event instanceof CustomEvent ? event.detail : null;
        const formId = isRecord(detail) ? detail['formId'] : undefined;
        track(action, { label: typeof formId === 'string' ? formId : undefined });
      },
      { capture: true, signal },
    );
  }
};
