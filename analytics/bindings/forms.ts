import { hear, type Binding } from './binding.js';

/** Website forms, the newsletter (storefront §4) and signups for what is sold out. */
export const bindForms: Binding = (context) => {
  const { track } = context;
  hear(context, 'form.rendered', ({ formId }, at) => void track('form-render', { formId }, at));
  hear(context, 'form.submitted', ({ formId, isNewsletter }, at) => {
    track('form-submit', { formId, isNewsletter }, at);
  });
  hear(context, 'form.newsletter-subscribed', ({ formId }, at) => {
    track('newsletter-subscribe', { formId }, at);
  });
  hear(context, 'restock.signed-up', ({ productId, variantId }, at) => {
    track('restock-signup', { productId, variantId, objectIdentifier: productId }, at);
  });
};
