import { slugify } from './slug.js';

/** The conversions of typed text in a field of an editor, by the names of platform §3. */
export const textFilters = {
  /** A part of an address: `Café & Bar` is `cafe-bar`. */
  'url-slug': toSlug,
  /** Several parts: `About Us/Our Team` is `about-us/our-team`. */
  'url-slug-with-slash': (text: string) => text.split('/').map(toSlug).join('/'),
} as const satisfies Readonly<Record<string, (text: string) => string>>;

export type TextFilter = keyof typeof textFilters;

/** As `slugify` writes it, but letters with accents lose the accents alone and hyphens do not repeat. */
function toSlug(text: string): string {
  return slugify(text.normalize('NFD').replace(/\p{Mark}+/gu, '')).replace(/-{2,}/g, '-');
}
