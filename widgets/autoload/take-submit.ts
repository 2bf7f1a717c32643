import type { EarlyQueue } from '../../core/commerce/cart/index.js';

/**
 * Takes the submit of a form around a `vitrine-add-to-cart` that has not mounted yet, and keeps its
 * data as they are now. A submitter outside the element (another button of the page) is left alone.
 */
export function takeSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const submitter = event.submitter;
  const tag = 'vitrine-add-to-cart';
  const host = submitter ? submitter.closest(tag) : form.querySelector(tag);
  if (host && !(host as { takesSubmit?: boolean }).takesSubmit && !event.defaultPrevented) {
    event.preventDefault();
    const queue: EarlyQueue = (self.vitrineEarly ??= []);
    queue.push([form, new FormData(form, submitter), submitter]);
  }
}
