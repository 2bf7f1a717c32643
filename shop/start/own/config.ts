import { z } from 'zod';
import { knownTimeZone } from 'vitrine/core/i18n';
import { catalogueCurrencies, siteLanguages } from '../../server/index.js';
import { pageGroups, themes } from '../../pages/index.js';
import { ShopError } from '../shop-error.js';

// A name that is not known is shown as another one.
const isTimeZone = (name: string): boolean => knownTimeZone(name) === name;

const line = z.string().max(500).default('');

const config = z.strictObject({
  name: z.string().trim().min(1).max(100),
  tagLine: line,
  description: line,
  footerWords: line,
  language: z.enum(siteLanguages.map(({ code }) => code)).default('en'),
  currency: z.enum(catalogueCurrencies).default('USD'),
  theme: z.enum(themes.map(({ name }) => name)).default('auto'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'it is no time zone such as Europe/London')
    .default('UTC'),
  pages: z.array(z.enum(pageGroups)).default(['about', 'contact']),
});

/** What `shop.config.js` may say: `name` alone is needed. */
export type ShopConfig = z.input<typeof config>;
/** The same with its defaults. */
export type WholeConfig = z.infer<typeof config>;

/** Reads what a shop's config exports. @throws ShopError `config-invalid`, which names each setting that cannot be used. */
export function readConfig(given: unknown): WholeConfig {
  const read = config.safeParse(given);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return name === '' ? message : `${name}: ${message}`;
  });
  throw new ShopError('config-invalid', `shop.config.js cannot be used. ${faults.join('; ')}.`);
}
