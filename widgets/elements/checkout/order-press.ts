import { formMember } from '../../../core/base/index.js';
import type { Clock } from '../../../core/runtime/index.js';
import type { BeforeOrderDetail } from './definition.js';
import { readTotal } from './page-parts.js';

/** Tells the page; false if a listener prevents the order. */
export type AskOrder = (detail: BeforeOrderDetail) => boolean;

/**
 * Lets the provider of the payment finish before the form is posted.
 * @returns Whether the form is to be posted after all; null where the browser posts it now, or a listener has prevented it.
 */
export function askBeforeOrder(
  event: SubmitEvent,
  host: HTMLElement,
  { ask, clock }: { readonly ask: AskOrder; readonly clock: Pick<Clock, 'setTimeout'> },
): Promise<boolean> | null {
  const works: PromiseLike<unknown>[] = [];
  const total = readTotal(host);
  const isAllowed = ask({
    dueCents: total?.dueCents ?? 0,
    waitFor: (work) => void works.push(work),
  });
  if (!isAllowed || works.length > 0) event.preventDefault();
  if (!isAllowed || works.length === 0) return null;
  const form = event.target;
  return Promise.all(works).then(
    () =>
      new Promise((resolve) => {
        // In a task of its own: a form takes no second submission while it still tells its listeners of the first.
        clock.setTimeout(
          () => resolve(form instanceof HTMLFormElement && formMember(form, 'isConnected')),
          0,
        );
      }),
    // The provider has said in its own fields what is wrong.
    () => false,
  );
}
