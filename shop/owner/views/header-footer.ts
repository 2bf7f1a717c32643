import {
  interfaceMessage,
  ownLanguage,
  siteLanguages,
  siteTextLimits,
  type HeaderFooter,
} from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import type { Typed } from '../../pages/views/parts/field.js';
import type { HeaderFooterDraft } from './header-footer-draft.js';
import { englishName } from './languages.js';
import { ownerView, type ShownPage } from './page.js';

export const headerFooterPath = '/owner/header-footer';

export interface HeaderFooterPage extends ShownPage {
  readonly draft: HeaderFooterDraft;
  readonly version: HeaderFooter['version'];
  /** Whether somebody has saved since this form was shown. */
  readonly isOutdated: boolean;
  /** Sentences by field name. */
  readonly errors: Typed;
  readonly isSaved: boolean;
}

/** What the owner puts into the header and the footer of every page. */
export function headerFooterView(page: HeaderFooterPage) {
  const { crumb, draft, version, problem, isOutdated, errors, isSaved } = page;
  const notice = isSaved ? 'Saved. Visitors see it with their next page.' : null;
  const text = (name: string, most: number, value: Typed = {}) =>
    siteLanguages.map(({ code, title, direction }) => ({
      ...fieldOf(`${name}.${code}`, value[code], errors),
      // A text that is missing as a whole is the fault of the first field.
      ...(code === ownLanguage.code && errorOf([`${name}.${code}`, name], errors)),
      label: code === ownLanguage.code ? title : englishName(code),
      lang: code,
      dir: direction,
      most,
    }));
  // One row is always empty, for one more link.
  const rows =
    draft.links.length < siteTextLimits.links
      ? [...draft.links, { title: {}, url: '' }]
      : draft.links;
  return {
    ...ownerView({
      heading: 'Header and footer',
      crumb,
      problem,
      notice,
      scripts: ['owner-collections'],
    }),
    collections: {
      url: toAddress(`${headerFooterPath}/collections`),
      // Platform §8.
      failed: `${interfaceMessage('collectionsNotLoaded')}. Type the address.`,
    },
    save: { url: toAddress(headerFooterPath) },
    present: isOutdated ? { url: toAddress(headerFooterPath) } : null,
    version: String(version),
    mostLinks: siteTextLimits.links,
    // Not `announcement`, which every page has.
    announcing: {
      fields: text(
        'header.announcement.text',
        siteTextLimits.announcement,
        draft.announcement.text,
      ),
      address: fieldOf('header.announcement.url', draft.announcement.url, errors),
    },
    footer: { fields: text('footer.text', siteTextLimits.footer, draft.footerText) },
    links: rows.map(({ title, url }, index) => ({
      number: String(index + 1),
      isNew: index === draft.links.length,
      fields: text(`footer.links.${index}.title`, siteTextLimits.linkTitle, title),
      address: fieldOf(`footer.links.${index}.url`, url, errors),
    })),
    mostUrl: siteTextLimits.url,
  };
}

function fieldOf(name: string, value: string | undefined, errors: Typed) {
  return { name, value: value ?? '', ...errorOf([name], errors) };
}

function errorOf(names: readonly string[], errors: Typed) {
  const error = names.map((name) => errors[name]).find((found) => found !== undefined) ?? null;
  return { error };
}
