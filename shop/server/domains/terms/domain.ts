import { defineDomain, type Ground } from '../../domain.js';
import type { CatalogueCurrency } from '../catalogue/index.js';
import { createTermsEditor } from './editing/index.js';
import { seedTerms } from './seed-terms.js';
import { shopTerms } from './shop-terms.js';
import { includedTax } from './terms-of-location.js';
import { createTerms } from './terms.js';
import type { ShopTerms } from './types.js';

export interface TermsOptions {
  /** Coupons, shipping, taxes and the minimum subtotal; by default `terms/shop-terms.ts`. */
  readonly terms?: Partial<ShopTerms>;
}

export const terms = defineDomain({
  name: 'terms',
  seed: (database, options: TermsOptions) =>
    seedTerms(database, { ...shopTerms, ...options.terms }),
  async open(ground: Ground, options: TermsOptions) {
    const { minimumSubtotal } = { ...shopTerms, ...options.terms };
    const terms = createTerms({ ...ground, minimumSubtotal });
    // A start that cannot read them fails before anybody is served.
    await terms.current();
    return {
      terms: {
        ...terms,
        /** The tax that prices of a currency contain, by its title; null if they are net. */
        includedTax: async (currency: CatalogueCurrency) =>
          includedTax((await terms.known()).taxRules, currency),
      },
      /** The owner's side of the terms. */
      termsEditor: createTermsEditor(ground),
    };
  },
});
