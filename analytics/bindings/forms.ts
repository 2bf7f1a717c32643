import { onBus, type Binding } from './binding.js';

/** Tracks website forms, newsletter subscriptions (storefront §4) and restock signups. */
export const bindForms: Binding = (context) => {
  const { track } = context;
  onBus(context, 'form.rendered', ({ formId }, at) => void track('form-render', { formId }, at));
  onBus(context, 'form.submitted', ({ formId, isNewsletter }, at) => {
    track('form-submit', { formId, isNewsletter }, at);
  });
  onBus(context, 'form.newsletter-subscribed', ({ formId }, at) => {
    track('newsletter-subscribe', { formId }, at);
  });
  onBus(context, 'restock.signed-up', ({ productId, variantId }, at) => {
    track('restock-signup', { productId, variantId, objectIdentifier: productId }, at);
  });
};
