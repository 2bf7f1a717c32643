import type { ServerEvent } from '../page/settings.js';
import type { BindingContext } from './binding.js';
import { bindCart } from './cart.js';
import { bindControls } from './controls.js';
import { bindExposures } from './exposures.js';
import { bindForms } from './forms.js';
import type { OrderNotes } from './order-notes.js';
import { bindOrder } from './order.js';
import { bindServerEvents, type TrackUnchecked } from './server-events.js';
import { bindPage } from './page.js';
import { bindPurchases } from './purchases.js';

export interface BindOptions {
  readonly pageKind: string | null;
  readonly events: readonly ServerEvent[];
  readonly orders: OrderNotes;
  readonly trackUnchecked: TrackUnchecked;
}

/** Starts all bindings. If one fails, the others still run. */
export function bindPageToEvents(context: BindingContext, options: BindOptions): void {
  const bindings = [
    () => bindPage(context, options.pageKind),
    () => bindServerEvents(context, options.events, options.trackUnchecked),
    () => bindOrder(context, options.orders),
    () => bindCart(context),
    () => bindPurchases(context),
    () => bindForms(context),
    () => bindControls(context),
    () => bindExposures(context),
  ];
  for (const bind of bindings) {
    try {
      bind();
    } catch (error) {
      context.reporter.report(error, { where: 'analytics' });
    }
  }
}
