import { isPageViewTracked } from '../consent/index.js';
import type { Binding, BindingContext } from './binding.js';
import { describeProduct } from './product-data.js';

type Navigation = 'navigate' | 'reload' | 'back-forward' | 'restore' | 'prerender';

/** Reads the navigation type of this page. */
export function readNavigation(performance: Pick<Performance, 'getEntriesByType'>): Navigation {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && 'activationStart' in entry && Number(entry.activationStart) > 0) return 'prerender';
  const type = entry && 'type' in entry ? String(entry.type).replace('_', '-') : '';
  return type === 'reload' || type === 'back-forward' ? type : 'navigate';
}

/** Tracks page views and product views, again after a return from the back/forward cache. */
export function bindPage(context: BindingContext, pageKind: string | null): void {
  const { signal, site } = context;

  function trackPageView(navigation: Navigation): void {
    if (isPageViewTracked(location.pathname)) {
      context.track('page-view', {
        navigation,
        pageKind: pageKind ?? site.page?.kind,
        objectIdentifier: site.page?.id,
      });
    }
    trackProduct(context);
  }

  trackPageView(readNavigation(performance));
  addEventListener('pageshow', (event) => event.persisted && trackPageView('restore'), { signal });
}

const trackProduct: Binding = ({ site, track }) => {
  const { page } = site;
  if (page?.contentSource !== 'i') return;
  const product = describeProduct(page.id);
  if (!product) return;
  const { item, currency, productType } = product;
  track('view-product', {
    currency,
    value: item.price,
    items: [item],
    productType,
    objectIdentifier: item.id,
  });
};
