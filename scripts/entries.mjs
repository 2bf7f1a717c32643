import { existsSync, readdirSync } from 'node:fs';

/** Folders of widgets/elements: one for each custom element. */
export const widgets = readdirSync('widgets/elements');

/** The folder can be deleted; everything else still builds. */
export const hasAnalytics = existsSync('analytics');

/** Every public door of the npm build: export path in package.json → source file. */
export const doors = {
  './core': 'core/index.ts',
  './core/net': 'core/net/index.ts',
  './core/runtime': 'core/runtime/index.ts',
  './core/i18n': 'core/i18n/index.ts',
  './core/money': 'core/commerce/money/index.ts',
  './core/product': 'core/commerce/product/index.ts',
  './core/cart': 'core/commerce/cart/index.ts',
  './core/instalments': 'core/commerce/instalments/index.ts',
  './core/reviews': 'core/commerce/reviews/index.ts',
  './core/restock': 'core/commerce/restock/index.ts',
  './core/forms': 'core/forms/index.ts',
  './core/form-submission': 'core/forms/submission/index.ts',
  './core/form-builder': 'core/forms/builder/index.ts',
  './core/purchase': 'core/commerce/purchase/index.ts',
  './core/experiments': 'core/experiments/index.ts',
  './openfeature': 'core/experiments/openfeature/index.ts',
  './template': 'core/template/index.ts',
  './template/core': 'core/template/core.ts',
  './element': 'widgets/element/index.ts',
  './elements': 'widgets/all.ts',
  './react': 'widgets/react.ts',
  './autoload': 'widgets/autoload.ts',
  ...(hasAnalytics && {
    './analytics': 'analytics/index.ts',
    './analytics/delivery': 'analytics/delivery/index.ts',
    './analytics/events': 'analytics/events/index.ts',
  }),
  ...Object.fromEntries(
    widgets.map((name) => [`./elements/${name}`, `widgets/elements/${name}/index.ts`]),
  ),
};
