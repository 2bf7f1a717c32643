import type { Row } from '../row.js';

/** storefront.md §4, "States and transitions". */
export const states: readonly Row[] = [
  {
    item: "Add-to-cart button: idle, adding 'Adding…', added 'Added!' after 1 s, idle after 2 s; failure resets after 1 s; express does not show added",
    quote:
      "idle -> adding (label 'Adding…') -> added (label 'Added!' after a 1 s delay; back to idle after 2 s).",
    modules: [
      'core/commerce/cart/attempt-phases.ts',
      'widgets/elements/add-to-cart/add-button.tsx',
    ],
    tests: {
      'tests/unit/core/commerce/cart/attempt-phases.test.ts':
        "added (label 'Added!' after a 1 s delay; back to idle after 2 s)",
      'tests/unit/widgets/elements/add-to-cart/purchases.test.ts':
        'Express checkout redirects to checkout instead of showing added.',
    },
  },
  {
    item: 'The cart loads at page start only for a signed-in user or with a cart cookie',
    quote: 'the cart loads at page start only if the user is authenticated or a cart cookie exists',
    modules: ['core/commerce/cart/presence.ts', 'core/commerce/cart/page-cart.ts'],
    tests: {
      'tests/unit/core/commerce/cart/presence.test.ts':
        'storefront §4: "the cart loads at page start only if the user is authenticated or a cart cookie exists"',
    },
  },
  {
    item: 'Recalculation flags surround form-field updates of an entry',
    quote: 'start and end flags surround form-field updates on a cart entry.',
    modules: ['core/commerce/cart/store.ts', 'core/commerce/cart/bus-events.ts'],
    tests: {
      'tests/unit/core/commerce/cart/store.terms.test.ts':
        'start and end flags surround form-field updates on a cart entry.',
    },
  },
  {
    item: "Pill: hidden at 0; '100+' above 100; 'item' or 'items'",
    quote:
      "hidden when total quantity is 0, shown otherwise; shows '100+' when quantity exceeds 100; wording says 'item' or 'items'.",
    modules: ['widgets/parts/cart-link/pill-words.ts', 'widgets/elements/cart-pill/cart-pill.tsx'],
    tests: {
      'tests/unit/widgets/parts/cart-link/pill-words.test.ts':
        "shows '100+' when quantity exceeds 100; wording says 'item' or 'items'",
      'tests/unit/widgets/elements/cart-pill/cart-pill.test.tsx':
        'is hidden when total quantity is 0, shown otherwise',
    },
  },
  {
    item: 'Instalments in or out of range; the popup closes on Escape, the close button or a click outside',
    quote: 'closes on Escape, the close button, or a click outside.',
    modules: [
      'core/commerce/instalments/eligibility.ts',
      'widgets/elements/instalments/provider-popup.tsx',
    ],
    tests: {
      'tests/unit/core/commerce/instalments/eligibility.test.ts':
        "'in range' or 'out of range' depending on price against min and max.",
      'tests/unit/widgets/parts/lightbox/lightbox.test.tsx':
        'closes on Escape, the close button, or a click outside.',
    },
  },
  {
    item: 'The lightbox gets a top margin of 50 when it is taller than the window',
    quote: 'The modal lightbox gets a top margin of 50 when taller than the window.',
    modules: ['widgets/parts/lightbox/use-is-tall.ts'],
    tests: {
      'tests/unit/widgets/parts/lightbox/lightbox.test.tsx':
        'The modal lightbox gets a top margin of 50 when taller than the window.',
      'tests/browser/instalments.spec.ts': 'have a top margin of 50 when taller than the window',
    },
  },
  {
    item: "Restock form: success text or 'Signed up!', captcha destroyed; on failure the error shows and the captcha is reset",
    quote:
      "On success the form content is replaced by the site's custom success text or 'Signed up!', and any captcha is destroyed.",
    modules: ['widgets/elements/restock/use-sign-up.ts', 'widgets/elements/restock/restock.tsx'],
    tests: {
      'tests/unit/widgets/elements/restock/restock.test.ts':
        "On success the form content is replaced by the site's custom success text or 'Signed up!'",
      'tests/unit/widgets/elements/restock/captcha.test.ts':
        'On failure the error shows and the captcha is reset.',
    },
  },
  {
    item: "Form while submitting and on success: 'Submitting…', marker, submit-success event, redirect or text and post-submit HTML, newsletter event",
    quote:
      "while submitting, the submit button shows 'Submitting…' and carries a submitting marker.",
    modules: [
      'widgets/elements/form/use-form-session.ts',
      'widgets/elements/form/success.tsx',
      'widgets/elements/form/post-submit.ts',
    ],
    tests: {
      'tests/unit/widgets/elements/form/rendered-form.test.ts': "says 'Submitting…' with a marker",
      'tests/unit/widgets/elements/form/post-submit.test.ts': 'post-submit HTML with scripts',
      'tests/unit/analytics/bindings/bus-bindings.test.ts':
        'Newsletter forms also record a newsletter-subscription tracking event.',
    },
  },
  {
    item: 'Form on failure: errors, captcha-bound submit disabled until solved, captcha reset, form unlocked',
    quote:
      'shows the errors, keeps a captcha-bound submit disabled until the captcha is solved, resets the captcha and unlocks the form.',
    modules: ['widgets/elements/form/state.ts', 'widgets/elements/form/use-form-session.ts'],
    tests: {
      'tests/unit/widgets/elements/form/state.test.ts':
        'drops what the captcha was to blame for once it is solved',
      'tests/browser/captcha.spec.ts':
        "says 'Complete CAPTCHA before submitting.', and sends nothing",
      'tests/unit/widgets/parts/captcha/captcha.test.tsx': 'is reset to no token',
      'tests/unit/widgets/elements/form/rendered-form.test.ts':
        'loses nothing when it is answered with',
    },
  },
  {
    item: "Product block: the image switches to the chosen variant's main image",
    quote:
      "when the variant changes, the shown image switches to the selected variant's main image.",
    modules: ['widgets/elements/product-image/use-product-image.ts'],
    tests: {
      'tests/unit/widgets/elements/product-image/thumbnails.test.tsx':
        "when the variant changes, the shown image switches to the selected variant's main image.",
      'tests/browser/product-block.spec.ts':
        "when the variant changes, the shown image switches to the selected variant's main image.",
    },
  },
  {
    item: "Character counter: 'N / max', error state beyond the max",
    quote:
      "a textarea with a max length shows 'N / max' and enters an error state when the count exceeds the max.",
    modules: [
      'widgets/elements/character-counter/character-counter.tsx',
      'widgets/parts/form-fields/character-counter.tsx',
    ],
    tests: {
      'tests/unit/widgets/elements/character-counter/character-counter.test.tsx':
        "a textarea with a max length shows 'N / max' and enters an error state when the count exceeds the max",
    },
  },
  {
    item: 'Error reporter: batched, sent after a debounce of 1 s',
    quote: 'events are batched and sent after a 1 s debounce.',
    modules: ['analytics/collectors/errors/error-reporter.ts'],
    tests: {
      'tests/unit/analytics/collectors/errors/error-reporter.test.ts':
        'Error reporter: events are batched and sent after a 1 s debounce.',
    },
  },
];
