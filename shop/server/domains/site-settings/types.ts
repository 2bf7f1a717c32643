import type { z } from '@hono/zod-openapi';
import type { footerSchema, headerSchema } from './schemas.js';

/** A text by language code; that of the site's own is there. */
export type SiteWords = Readonly<Partial<Record<string, string>>>;

export type SiteHeader = z.infer<typeof headerSchema>;
export type SiteFooter = z.infer<typeof footerSchema>;

export interface HeaderFooter {
  readonly header: SiteHeader;
  readonly footer: SiteFooter;
  /** Counts the saves; 0 before the first one. */
  readonly version: number;
}

export interface Languages {
  /** Whether the site is translated at all. */
  readonly isConnected: boolean;
  /** The codes that pages are offered in, the site's own first; that one alone without a connection. */
  readonly languages: readonly string[];
  readonly version: number;
}

export interface AdPixel {
  /** Of the pixel that events are sent to; null for none. */
  readonly id: string | null;
  /** Counts the saves; 0 before the first one. */
  readonly version: number;
}

/** A file of a font that the owner has uploaded. */
export interface FontFile {
  readonly id: string;
  readonly family: string;
  /** The lightest and the boldest, 1 to 1000 as in CSS. */
  readonly weights: readonly [from: number, to: number];
  readonly isItalic: boolean;
}

/** The fonts that pages are in. A choice is the text of `fonts/font-choices.ts`; null for the shop's own font. */
export interface ShopFonts {
  readonly heading: string | null;
  readonly text: string | null;
  /** Of the uploaded fonts among them. */
  readonly files: readonly FontFile[];
  /** Counts the saves; 0 before the first one. */
  readonly version: number;
}

export interface FilmsOfLessons {
  /** Addresses of videos, by lesson. */
  readonly films: Readonly<Record<string, string>>;
  /** Counts the saves; 0 before the first one. */
  readonly version: number;
}

/** The owner's settings for the whole site. */
export interface SiteState {
  readonly languages: Languages;
  readonly headerFooter: HeaderFooter;
  readonly adPixel: AdPixel;
  readonly fonts: ShopFonts;
  readonly lessonFilms: FilmsOfLessons;
}
