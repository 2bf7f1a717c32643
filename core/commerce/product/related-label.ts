import { relatedStrings } from '../../i18n/index.js';

/** The heading of a product's related items: the store's `relatedLabel`, else 'You Might Also Like'. */
export function relatedLabel(storeSettings: Readonly<Record<string, unknown>>): string {
  const { relatedLabel: own } = storeSettings;
  return (typeof own === 'string' && own.trim()) || relatedStrings('youMightAlsoLike');
}
