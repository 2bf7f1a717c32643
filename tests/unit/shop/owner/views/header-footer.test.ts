// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { firstState, type HeaderFooter } from '../../../../../shop/server/index.js';
import { headerFooterView as shopView } from '../../../../../shop/pages/views/header-footer.js';
import {
  draftOf,
  readDraft,
  toHeaderFooter,
} from '../../../../../shop/owner/views/header-footer-draft.js';
import { headerFooterView } from '../../../../../shop/owner/views/header-footer.js';
import { languages } from '../../../../../shop/pages/words/languages.js';
import '../../pages/on-marram.js';

const first = firstState.headerFooter;
const stored: HeaderFooter = {
  header: { announcement: { text: { en: 'Sale', de: 'Ausverkauf' }, url: '/shop' }, layout: 3 },
  footer: { text: null, links: [{ title: { en: 'Fair' }, url: 'https://fair.example/' }] },
  version: 4,
};
const find = (code: string) => languages.find((language) => language.code === code)!;

describe('the draft of header and footer', () => {
  it('is what is stored, and is stored as it was', () => {
    expect(toHeaderFooter(draftOf(stored), stored)).toEqual({
      header: stored.header,
      footer: stored.footer,
    });
    expect(toHeaderFooter(draftOf(first), first)).toEqual({
      header: first.header,
      footer: first.footer,
    });
  });

  it.each<[Record<string, string>, object]>([
    [{}, { header: { announcement: null }, footer: { text: null, links: [] } }],
    [
      { 'header.announcement.text.en': '  Sale ', 'header.announcement.text.fr': 'Soldes' },
      { header: { announcement: { text: { en: 'Sale' }, url: null } } },
    ],
    [
      { 'header.announcement.url': '/shop' },
      { header: { announcement: { text: {}, url: '/shop' } } },
    ],
    [{ 'footer.text.ja': '休業' }, { footer: { text: { ja: '休業' }, links: [] } }],
    [
      { 'footer.links.5.url': ' /about ', 'footer.links.2.title.en': 'Fair' },
      {
        footer: {
          links: [
            { title: { en: 'Fair' }, url: '' },
            { title: {}, url: '/about' },
          ],
        },
      },
    ],
  ])('of %j is %j', (fields, expected) => {
    expect(toHeaderFooter(readDraft(fields), first)).toMatchObject(expected);
  });
});

describe('the form of header and footer', () => {
  const page = {
    crumb: 'c',
    draft: draftOf(stored),
    version: 4,
    problem: null,
    isOutdated: false,
    errors: {},
    isSaved: false,
  };

  it('has one empty link more than are stored, and none beyond the limit', () => {
    expect(headerFooterView(page).links.map(({ isNew }) => isNew)).toEqual([false, true]);
    const links = Array.from({ length: 8 }, () => ({ title: { en: 'One' }, url: '/' }));
    const full = headerFooterView({ ...page, draft: { ...page.draft, links } });
    expect(full.links.map(({ isNew }) => isNew)).toEqual(Array.from({ length: 8 }, () => false));
  });

  it('says beside the first field what is wrong with a text as a whole', () => {
    const errors = { 'header.announcement.text': 'Missing.', 'footer.links.0.url': 'Wrong.' };
    const view = headerFooterView({ ...page, errors });
    expect(view.announcing.fields.map(({ error }) => error)).toEqual([
      'Missing.',
      null,
      null,
      null,
    ]);
    expect(view.links[0]?.address.error).toBe('Wrong.');
  });
});

describe('header and footer on a page', () => {
  it.each([
    ['en', { text: 'Sale', other: null }],
    ['de', { text: 'Ausverkauf', other: null }],
    ['ar', { text: 'Sale', other: { lang: 'en', dir: 'ltr' } }],
  ])('in %s are in its language, or say that they are not', (code, announcement) => {
    expect(shopView(stored, find(code)).announcement).toEqual({ ...announcement, url: '/shop' });
  });

  it('are nothing before the owner has saved', () => {
    expect(shopView(first, find('ja'))).toEqual({
      announcement: null,
      footerWords: null,
      footerLinks: [],
    });
  });
});
