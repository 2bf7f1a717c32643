import type { OwnerServices } from '../../../../shop/owner/index.js';

const none = () => Promise.resolve(null);
const empty = () => Promise.resolve([]);
const refuse = () => Promise.reject(new Error('The fake shop changes no terms.'));

/** The owner's terms of a shop that has none. */
export function createFakeTerms(): Pick<OwnerServices, 'terms' | 'termsEditor'> {
  return {
    terms: { includedTax: (currency) => Promise.resolve(currency === 'EUR' ? 'VAT' : null) },
    termsEditor: {
      discounts: {
        coupons: () => Promise.resolve({ coupons: [], nextPageCursor: null }),
        automatic: empty,
        find: none,
        create: refuse,
        save: refuse,
        setOn: refuse,
        moveBefore: refuse,
        remove: refuse,
      },
      shipping: {
        zones: empty,
        find: none,
        create: refuse,
        save: refuse,
        remove: refuse,
        addMethod: refuse,
        saveMethod: refuse,
        moveMethod: refuse,
        removeMethod: refuse,
      },
      taxes: { list: empty, find: none, create: refuse, save: refuse, remove: refuse },
    },
  };
}
