import { siteLanguages, siteTextLimits, type HeaderFooter } from '../../server/index.js';
import type { Typed } from '../../pages/views/parts/field.js';

/** The form of header and footer as it is typed: every text may be empty. */
export interface HeaderFooterDraft {
  readonly announcement: { readonly text: Typed; readonly url: string };
  readonly footerText: Typed;
  readonly links: readonly { readonly title: Typed; readonly url: string }[];
}

/** What is stored, as the form shows it. */
export function draftOf({ header, footer }: HeaderFooter): HeaderFooterDraft {
  const { announcement } = header;
  return {
    announcement: { text: typed(announcement?.text ?? {}), url: announcement?.url ?? '' },
    footerText: typed(footer.text ?? {}),
    links: footer.links.map(({ title, url }) => ({ title: typed(title), url })),
  };
}

/** What was typed. A link whose fields are all empty is none. */
export function readDraft(fields: Typed): HeaderFooterDraft {
  const text = (name: string): Typed =>
    typed(Object.fromEntries(siteLanguages.map(({ code }) => [code, fields[`${name}.${code}`]])));
  const links = Array.from({ length: siteTextLimits.links }, (_, index) => ({
    title: text(`footer.links.${index}.title`),
    url: (fields[`footer.links.${index}.url`] ?? '').trim(),
  }));
  return {
    announcement: {
      text: text('header.announcement.text'),
      url: (fields['header.announcement.url'] ?? '').trim(),
    },
    footerText: text('footer.text'),
    links: links.filter(({ title, url }) => url !== '' || !isEmpty(title)),
  };
}

/** The body of the call, which checks it. What the form does not show of the stored record stays as it is. */
export function toHeaderFooter(draft: HeaderFooterDraft, stored: HeaderFooter) {
  const { announcement, footerText, links } = draft;
  const isAnnounced = !isEmpty(announcement.text) || announcement.url !== '';
  return {
    header: {
      ...stored.header,
      announcement: isAnnounced
        ? { text: announcement.text, url: announcement.url === '' ? null : announcement.url }
        : null,
    },
    footer: { ...stored.footer, text: isEmpty(footerText) ? null : footerText, links },
  };
}

/** The texts that are not empty. */
function typed(words: Readonly<Partial<Record<string, string>>>): Typed {
  return Object.fromEntries(
    Object.entries(words).flatMap(([code, text]) => {
      const trimmed = text?.trim() ?? '';
      return trimmed === '' ? [] : [[code, trimmed]];
    }),
  );
}

const isEmpty = (words: Typed): boolean => Object.keys(words).length === 0;
