/**
 * What once went wrong with controls of a page, put back into the sources of today: the text of a file that gives way to
 * another. `spec` is the test that has to find it.
 */
const forms = 'tests/browser/takeover.spec.ts';
const refusals = 'tests/browser/refusals.all.spec.ts';

const lightChange = {
  file: 'widgets/parts/page-control/use-light-change.ts',
  from: 'if (isLightControl(target) && !isWritten()) renderNow(() => take(target));',
  to: '',
};
const planAdd = 'widgets/elements/add-to-cart/plan-add.ts';
const addToCart = 'widgets/elements/add-to-cart/use-add-to-cart.ts';

/** @type {Readonly<Record<string, { spec: string; edits: readonly { file: string; from: string; to: string }[] }>>} */
export const faults = {
  'scripts-drive-the-choice': {
    spec: forms,
    edits: [
      lightChange,
      {
        file: planAdd,
        from: 'const sku = meant?.sku ||',
        to: 'const sku = selected?.variant?.sku || meant?.sku ||',
      },
    ],
  },
  'scripts-drive-the-quantity': {
    spec: forms,
    edits: [
      lightChange,
      {
        file: planAdd,
        from: "if (typeof typed === 'string') return typed;",
        to: "if (typeof typed === 'string' && !selection) return typed;",
      },
    ],
  },
  'scripts-set-without-an-event': {
    spec: forms,
    edits: [
      {
        file: 'widgets/parts/page-control/light-controls.ts',
        from: 'if (written.get(control) === value) return false;',
        to: '',
      },
    ],
  },
  'a-control-is-exchanged': {
    spec: forms,
    edits: [
      {
        file: 'widgets/parts/page-control/use-page-controls.ts',
        from: 'if (saysNew(host, name, lights)) latest.current();',
        to: '',
      },
    ],
  },
  'a-form-is-named': {
    spec: forms,
    edits: [
      {
        file: 'core/base/form-elements.ts',
        from: `ownForm(element?.querySelector(controls)) ??
    ownForm(element) ??
    element?.closest('form')`,
        to: "element?.closest('form')",
      },
    ],
  },
  'a-button-has-a-value': {
    spec: forms,
    edits: [
      {
        file: 'widgets/elements/add-to-cart/page-button.ts',
        from: 'new FormData(form, button?.form === form ? button : null)',
        to: 'new FormData(form)',
      },
    ],
  },
  'a-button-has-words': {
    spec: forms,
    edits: [
      {
        file: 'widgets/elements/add-to-cart/labels.ts',
        from: 'return isConfigured || words',
        to: 'return true || words',
      },
    ],
  },
  'a-page-has-limits': {
    spec: forms,
    edits: [
      {
        file: addToCart,
        from: "if (form && !passesNativeValidation(form, pages)) return { kind: 'invalid', message: null };",
        to: '',
      },
    ],
  },
  'a-control-is-disabled': {
    spec: forms,
    edits: [
      {
        file: planAdd,
        from: 'selected && form && data ? sentOf(selected, form, data) : selected',
        to: 'selected',
      },
    ],
  },
  'a-button-is-disabled': {
    spec: forms,
    edits: [
      { file: addToCart, from: 'if (isPageBlocked) return;', to: '' },
      {
        file: addToCart,
        from: 'isUnavailable || isRefused || isPageBlocked',
        to: 'isUnavailable || isRefused',
      },
    ],
  },
  'names-shadow-members': {
    spec: forms,
    edits: [
      {
        file: 'core/base/form-elements.ts',
        from: 'Reflect.get(HTMLFormElement.prototype, name, form)',
        to: 'Reflect.get(form, name)',
      },
    ],
  },
  'a-hidden-control-refuses': {
    spec: refusals,
    edits: [
      {
        file: 'widgets/parts/page-control/use-refused-press.ts',
        from: 'if (!host || !isHidden) return;',
        to: 'return;',
      },
    ],
  },
  'another-shop-takes-no-fields': {
    spec: forms,
    edits: [
      {
        file: 'connectors/base/cart-client.ts',
        from: 'const fields = keepFields(additionalFields);',
        to: `if (Object.keys(readFields(additionalFields)).length > 0) throw new ConnectorError('lacking', 'No fields.');
      const fields = {};`,
      },
    ],
  },
  'fetch-is-wrapped': {
    spec: 'tests/browser/theme-habits.spec.ts',
    edits: [
      {
        file: 'core/net/http.ts',
        from: '(options.fetch ?? fetch)(url, init)',
        to: '(options.fetch ?? fetch)(new Request(url, init))',
      },
    ],
  },
  'a-layer-is-out-of-reach': {
    spec: 'tests/browser/other-layers.spec.ts',
    edits: [
      {
        file: 'core/dom/show-modal.ts',
        from: 'letLayersThrough(dialog, before),',
        to: 'void letLayersThrough,',
      },
    ],
  },
  'a-wheel-counts': {
    spec: 'tests/browser/product-block.spec.ts',
    edits: [
      {
        file: 'widgets/parts/quantity-field/quantity-field.tsx',
        from: 'type="text"',
        to: 'type="number"',
      },
    ],
  },
  'pictures-come-late': {
    spec: 'tests/unit/widgets/elements/gallery/gallery.test.tsx',
    edits: [
      {
        file: 'widgets/elements/gallery/use-pictures.ts',
        from: 'attributeFilter: fileAttributes,',
        to: "attributeFilter: ['data-none'],",
      },
    ],
  },
  'a-counter-is-copied': {
    spec: 'tests/unit/widgets/elements/character-counter/character-counter.test.tsx',
    edits: [
      {
        file: 'widgets/elements/character-counter/use-textarea-marks.ts',
        from: '.filter((known) => !known.startsWith(countPrefix))',
        to: '',
      },
    ],
  },
  'a-row-is-drawn-again': {
    spec: 'tests/browser/cart-consistency.spec.ts',
    edits: [
      {
        file: 'widgets/parts/cart-contents/line-list.tsx',
        from: 'isPending={pendingEntryIds.has(row.entry.id)}\n                actions={actions}',
        to: 'isPending={pendingEntryIds.has(row.entry.id)}\n                actions={{ ...actions }}',
      },
    ],
  },
};
