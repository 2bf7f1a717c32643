import type { EarlyQueue } from './early/index.js';

/**
 * Takes the submit of a form around a `vitrine-add-to-cart` that has not mounted yet, and keeps its
 * data as they are now. A submitter outside the element (another button of the page) is left alone, and so is
 * what is sent elsewhere than to the add call: an express checkout, a subscription, a gift card. The browser
 * posts that itself, and the server leads to the right page.
 */
export function takeSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter;
  const tag = 'vitrine-add-to-cart';
  const host = submitter ? submitter.closest(tag) : form.querySelector(tag);
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action');
  if (
    host &&
    !(host as { takesSubmit?: boolean }).takesSubmit &&
    !event.defaultPrevented &&
    // A form without an address would lead nowhere.
    (!action || action.includes('/shopping-cart/entries'))
  ) {
    event.preventDefault();
    const queue: EarlyQueue = (self.vitrineEarly ??= []);
    queue.push([form, new FormData(form, submitter), submitter]);
  }
}
