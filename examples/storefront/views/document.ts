import { cartStrings, productStrings } from '../../../core/i18n/index.js';
import { catalogueCurrencies, type CatalogueCurrency } from '../../server/index.js';
import { siteContext } from '../site.js';
import type { PageView } from './page.js';

/** What a page needs to know of the request it answers. */
export interface PageRequest {
  readonly nonce: string;
  readonly currency: CatalogueCurrency;
  /** Chunks of the build to fetch early. */
  readonly preload: readonly string[];
}

/** The whole document around a page. Nothing in it tells one visitor's cart from another's. */
export function documentView({ nonce, currency, preload }: PageRequest, view: PageView) {
  return {
    ...view,
    nonce,
    currency,
    currencies: catalogueCurrencies,
    preload,
    site: siteContext(view.page, currency),
    localizedStrings: {
      salePrice: productStrings('salePrice'),
      regularPrice: productStrings('regularPrice'),
      emptyCart: cartStrings('emptyCart'),
    },
  };
}
