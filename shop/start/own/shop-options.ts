import path from 'node:path';
import type { ProductSeed } from '../../server/index.js';
import { sectionsOf } from '../../pages/index.js';
import type { Variables } from '../settings.js';
import type { ShopOptions } from '../start-shop.js';
import type { WholeConfig } from './config.js';
import { firstForms } from './first-forms.js';
import { firstTerms } from './first-terms.js';
import { withFirstWords } from './first-words.js';

/** What a shop of these settings and products is started with: nothing of an example is in it. */
export function ownOptions(
  folder: string,
  config: WholeConfig,
  products: readonly ProductSeed[],
): ShopOptions {
  const { name, language, currency, theme, timeZone, pages } = config;
  const forms = pages.flatMap((page) =>
    page === 'contact' || page === 'newsletter' ? [firstForms[page]] : [],
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
      forms,
      terms: firstTerms,
      words: withFirstWords(),
    },
  };
}

/** The variables of a shop in a folder, in which its data are unless a variable says another place. */
export const ownEnvironment = (folder: string, environment: Variables): Variables => ({
  DATA_DIR: path.join(folder, '.data'),
  ...environment,
});
