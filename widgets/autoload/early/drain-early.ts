import { formMember } from '../../../core/base/index.js';
import {
  addAhead,
  attemptPhaseAt,
  attemptsFor,
  describeIntent,
  readFormIntent,
} from '../../../core/commerce/cart/index.js';
import { dispatchBefore, ensureLiveRegions } from '../../../core/dom/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import type { EarlySubmit } from './early-queue.js';
import { readDelays, showOnPlainButton } from './plain-button.js';
import { needsWidget, pressWhenLoaded } from './press-when-loaded.js';

const tag = 'vitrine-add-to-cart';

/**
 * Starts an attempt for every add-to-cart submit that was intercepted before the components were loaded. A form whose
 * last attempt still shows is skipped, so that a second press adds no second entry. A product with a form of its own
 * waits for the component, and so does one with an option to choose or a quantity that no shop sells. Purchases that
 * skip the cart never get here: the browser posts them itself.
 */
export function drainEarly(): void {
  for (;;) {
    const submit = globalThis.vitrineEarly?.shift();
    if (!submit) break;
    start(submit);
  }
  // Ahead of the first message, because screen readers ignore the text of a region that is new; after what is sent.
  ensureLiveRegions();
}

function start(submit: EarlySubmit): void {
  const [form, data, submitter] = submit;
  const host = submitter?.closest(tag) ?? formMember(form, 'querySelector')(tag);
  const intent = readFormIntent(data);
  // Without an item in the form, the element knows it, or nobody.
  if (host && (needsWidget(submit, host) || !intent.itemId))
    return void pressWhenLoaded(submit, host);

  const attempts = attemptsFor(form);
  const delays = readDelays(host);
  const { phase } = attemptPhaseAt(attempts.get(), getRuntime().clock.now(), delays);
  if (phase !== 'idle') return;
  const item = describeIntent(intent);
  if (host && !dispatchBefore(host, 'add', item)) return;
  // Sent before this function returns: the page may be left at once.
  const settled = attempts.start({ ...intent, ...item }, addAhead);
  const button = submitter ?? host?.querySelector('button');
  if (settled && host && button) showOnPlainButton({ host, button, attempts, delays, settled });
}
