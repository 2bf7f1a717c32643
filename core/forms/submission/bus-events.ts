declare module '../../base/bus.js' {
  interface BusEvents {
    /** A form was rendered or enhanced. */
    'form.rendered': { formId: string };
    'form.submitted': { formId: string; isNewsletter: boolean };
    /** Storefront §4: 'Newsletter forms also record a newsletter-subscription tracking event.' */
    'form.newsletter-subscribed': { formId: string };
  }
}

export {};
