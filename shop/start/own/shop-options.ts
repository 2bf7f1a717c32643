import path from 'node:path';
import { shopForms, type ProductSeed } from '../../server/index.js';
import { sectionsOf } from '../../pages/index.js';
import type { Variables } from '../settings.js';
import type { ShopOptions } from '../start-shop.js';
import type { WholeConfig } from './config.js';

/** The form of the example shop that a page of each group shows. */
const formOf = { contact: 'contact', newsletter: 'newsletter' } as const;

/** What a shop of these settings and products is started with: nothing of the example shop is in it. */
export function ownOptions(
  folder: string,
  config: WholeConfig,
  products: readonly ProductSeed[],
): ShopOptions {
  const { name, language, currency, theme, timeZone, pages } = config;
  const forms = Object.entries(formOf).flatMap(([group, id]) =>
    pages.some((page) => page === group) ? [id] : [],
  );
  return {
    site: {
      title: name,
      tagLine: config.tagLine || name,
      description: config.description || name,
      footerWords: config.footerWords,
      sections: sectionsOf(products.map(({ category }) => category)),
      timeZone,
      language,
      currency,
      theme,
      pages,
    },
    paths: {
      ownPublicDir: path.join(folder, 'public'),
      ownTemplatesDir: path.join(folder, 'templates'),
      downloadsDir: path.join(folder, 'downloads'),
    },
    server: {
      products,
      currency,
      reviews: [],
      content: [],
      experiments: [],
      forms: shopForms.filter(({ id }) => forms.some((one) => one === id)),
      terms: { coupons: [] },
      mail: { shopName: name },
    },
  };
}

/** The variables of a shop in a folder, in which its data are unless a variable says another place. */
export function ownEnvironment(
  folder: string,
  { name }: Pick<WholeConfig, 'name'>,
  environment: Variables,
): Variables {
  const sender = `${name.replace(/[<>"\\]/g, '')} <shop@localhost.localdomain>`;
  return {
    DATA_DIR: path.join(folder, '.data'),
    // A mail server needs an address of the shop's own.
    ...(!environment.SMTP_URL && { MAIL_FROM: sender }),
    ...environment,
  };
}
