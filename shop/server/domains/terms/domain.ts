import { defineDomain, type Ground } from '../../ground/domain.js';
import type { CatalogueCurrency } from '../catalogue/index.js';
import { createTermsEditor } from './editing/index.js';
import { noTerms } from './no-terms.js';
import { seedTerms } from './seed-terms.js';
import { includedTax } from './terms-of-location.js';
import { createTerms } from './terms.js';
import type { ShopTerms } from './types.js';

export interface TermsOptions {
  /** Coupons, shipping, taxes and the minimum subtotal. By default nothing is delivered, taxed or reduced. */
  readonly terms?: Partial<ShopTerms>;
}

export const terms = defineDomain({
  name: 'terms',
  seed: (database, options: TermsOptions) => seedTerms(database, { ...noTerms, ...options.terms }),
  async open(ground: Ground, options: TermsOptions) {
    const { minimumSubtotal } = { ...noTerms, ...options.terms };
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
