import type { EventDefinition } from './types.js';

export const browsingEvents = {
  'page-view': {
    schema: 'page_view',
    census: 'RecordHit',
    // The pixel's own code tracks it.
    pixel: null,
    dataLayer: 'page_view',
    priority: 'view',
    purpose: 'measurement',
    /** `navigation`: navigate, reload, back-forward, restore (from the back/forward cache) or prerender. */
    fields: { navigation: 'text', pageKind: 'text?' },
  },
  'button-render': {
    census: 'button-render',
    priority: 'render',
    purpose: 'measurement',
    fields: { productId: 'text?', label: 'text?' },
  },
  'button-click': {
    census: 'button-click',
    priority: 'view',
    purpose: 'measurement',
    fields: { productId: 'text?', label: 'text?' },
  },
  'form-render': {
    census: 'form-render',
    priority: 'render',
    purpose: 'measurement',
    fields: { formId: 'text' },
  },
  'form-submit': {
    schema: 'form_submit',
    legacy: 'form-submit',
    pixel: 'Lead',
    dataLayer: 'generate_lead',
    priority: 'view',
    purpose: 'measurement',
    fields: { formId: 'text', isNewsletter: 'flag' },
  },
  'newsletter-subscribe': {
    schema: 'newsletter_subscribe',
    legacy: 'newsletter-subscription',
    pixel: 'Subscribe',
    dataLayer: 'sign_up',
    priority: 'view',
    purpose: 'measurement',
    fields: { formId: 'text' },
  },
  /** A popup overlay was shown, closed or submitted. */
  overlay: {
    census: 'overlay',
    priority: 'render',
    purpose: 'measurement',
    fields: { overlayId: 'text', action: 'text' },
  },
  'lesson-list-view': {
    schema: 'lesson_list_view',
    visitor: 'lesson-list',
    dataLayer: 'view_item_list',
    priority: 'view',
    purpose: 'measurement',
    fields: { items: 'items' },
  },
  'lesson-view': {
    schema: 'lesson_view',
    visitor: 'lesson',
    priority: 'view',
    purpose: 'measurement',
    fields: { lessonId: 'text', isAccessDenied: 'flag' },
  },
  /** A visitor saw one arm of an experiment; which visitor is `unit`. */
  'experiment-exposure': {
    schema: 'experiment_exposure',
    dataLayer: 'experiment_impression',
    priority: 'intent',
    purpose: 'measurement',
    fields: {
      experiment: 'text',
      experimentType: 'text',
      variant: 'text',
      segment: 'text',
      unit: 'identifier?',
      containsError: 'flag?',
    },
  },
} as const satisfies Record<string, EventDefinition>;
