import type { EarlyQueue } from './early/index.js';

/**
 * Intercepts the submit of a form around a `vitrine-add-to-cart` that has not mounted yet, and queues it with the form's
 * current data. Ignores submits by other buttons of the page and submits to another address than the add call (express
 * checkout, subscription, gift card): the browser posts those, and the server redirects.
 */
export function takeSubmit(event: SubmitEvent): void {
  const { submitter } = event;
  const form = event.target as HTMLFormElement;
  const tag = 'vitrine-add-to-cart';
  const host = submitter ? submitter.closest(tag) : form.querySelector(tag);
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action');
  if (
    host &&
    !(host as { takesSubmit?: boolean }).takesSubmit &&
    !event.defaultPrevented &&
    // Without an address the post would reload the page.
    (!action || action.includes('/shopping-cart/entries'))
  ) {
    event.preventDefault();
    const queue: EarlyQueue = (self.vitrineEarly ??= []);
    queue.push([form, new FormData(form, submitter), submitter]);
  }
}
