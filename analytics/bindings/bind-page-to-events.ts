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
import { bindPageEvents } from './page-events.js';
import { bindPurchases } from './purchases.js';

export interface BindOptions {
  readonly pageKind: string | null;
  readonly events: readonly ServerEvent[];
  readonly orders: OrderNotes;
  readonly trackUnchecked: TrackUnchecked;
  /** False on a page whose visit is not tracked (platform §4). It still sends declared events and presses. */
  readonly isVisit: boolean;
}

/** Starts the bindings of the page. If one fails, the others still run. */
export function bindPageToEvents(context: BindingContext, options: BindOptions): void {
  const { isVisit } = options;
  const bindings = [
    isVisit && (() => bindPage(context, options.pageKind)),
    () => bindServerEvents(context, options.events, options.trackUnchecked),
    isVisit && (() => bindOrder(context, options.orders)),
    isVisit && (() => bindCart(context)),
    isVisit && (() => bindPurchases(context)),
    isVisit && (() => bindForms(context)),
    () => bindControls(context),
    isVisit && (() => bindPageEvents(context)),
    isVisit && (() => bindExposures(context)),
  ];
  for (const bind of bindings) {
    if (!bind) continue;
    try {
      bind();
    } catch (error) {
      context.reporter.report(error, { where: 'analytics' });
    }
  }
}
