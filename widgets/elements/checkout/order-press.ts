import type { BeforeOrderDetail } from './definition.js';
import { readTotal } from './page-parts.js';

/** Tells the page; false if a listener prevents the order. */
export type AskOrder = (detail: BeforeOrderDetail) => boolean;

/** Lets the provider of the payment finish before the form is posted. */
export function askBeforeOrder(
  event: SubmitEvent,
  host: HTMLElement,
  { ask, go }: { readonly ask: AskOrder; readonly go: () => void },
): void {
  const works: PromiseLike<unknown>[] = [];
  const total = readTotal(host);
  const isAllowed = ask({
    dueCents: total?.dueCents ?? 0,
    waitFor: (work) => void works.push(work),
  });
  if (!isAllowed || works.length > 0) event.preventDefault();
  if (!isAllowed || works.length === 0) return;
  const form = event.target;
  Promise.all(works).then(
    () => {
      if (form instanceof HTMLFormElement && form.isConnected) go();
    },
    // The provider has said in its own fields what is wrong.
    () => undefined,
  );
}
