import { cartStrings, productStrings } from '../../../core/i18n/index.js';
import { catalogueCurrencies, type CatalogueCurrency } from '../../server/index.js';
import { siteContext } from '../site.js';
import { themes, type Theme } from '../themes.js';
import { toAddress } from './address.js';
import type { PageView } from './page.js';

/** What a page needs to know of the request it answers. */
export interface PageRequest {
  readonly nonce: string;
  readonly currency: CatalogueCurrency;
  readonly theme: Theme;
  /** Chunks of the build to fetch early. */
  readonly preload: readonly string[];
}

/** The whole document around a page. Nothing in it tells one visitor's cart from another's. */
export function documentView({ nonce, currency, theme, preload }: PageRequest, view: PageView) {
  return {
    ...view,
    nonce,
    currency,
    currencies: catalogueCurrencies,
    theme: {
      name: theme.name,
      direction: theme.direction,
      colour: theme.colour,
    },
    sheets: [
      '/shop.css',
      ...(view.isForm ? ['/forms.css'] : []),
      ...(view.isWebsiteForm ? ['/website-forms.css'] : []),
      ...(view.isOwner ? ['/owner.css'] : []),
      ...(theme.hasSheet ? [`/themes/${theme.name}.css`] : []),
    ].map((url) => ({ url: toAddress(url) })),
    themes: themes.map(({ name, title }) => ({ name, title, isChosen: name === theme.name })),
    preload,
    site: siteContext(view.page, currency),
    localizedStrings: {
      salePrice: productStrings('salePrice'),
      regularPrice: productStrings('regularPrice'),
      emptyCart: cartStrings('emptyCart'),
    },
  };
}
