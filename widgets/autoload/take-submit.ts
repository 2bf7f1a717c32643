/**
 * Intercepts the submit of a form around a `vitrine-add-to-cart` that has not mounted yet, and queues it with the form's
 * current data. Ignores submits by other buttons of the page and submits to another address than the add call (express
 * checkout, subscription, gift card): the browser posts those, and the server redirects. Whoever listens has made the queue.
 */
export const takeSubmit = (event: SubmitEvent): void => {
  const { submitter, target: form } = event as SubmitEvent & { readonly target: HTMLFormElement };
  const queue = self.vitrineEarly;
  const tag = 'vitrine-add-to-cart';
  // A field's name may shadow a member of its form.
  const own = Element.prototype;
  const host = submitter ? submitter.closest(tag) : own.querySelector.call(form, tag);
  const action = submitter?.getAttribute('formaction') ?? own.getAttribute.call(form, 'action');
  if (
    host &&
    queue &&
    !(host as { takesSubmit?: boolean }).takesSubmit &&
    !event.defaultPrevented &&
    // Without an address the post would reload the page.
    (!action || action.includes('/shopping-cart/entries'))
  ) {
    event.preventDefault();
    queue.push([form, new FormData(form, submitter), submitter]);
  }
};
