import { recordTypes } from 'vitrine/core/content';
import type { ContentSeed } from 'vitrine-shop';
import type { ContentImage, ContentItem, ContentStatus } from '../seeds.js';

interface Written {
  readonly title: string;
  /** `2026-10-02`. */
  readonly on: string;
  readonly excerpt: string;
  /** Paragraphs, which may contain markup. */
  readonly words: readonly string[];
  readonly picture?: ContentImage;
  readonly by?: string;
  readonly categories?: readonly string[];
  readonly tags?: readonly string[];
  readonly starred?: boolean;
  readonly isClosed?: boolean;
  readonly status?: ContentStatus;
}

const shop = 'Ines Arden';

/** Nine in the morning UTC, so that it is the same day in most time zones. */
const morningOf = (day: string) => Date.parse(`${day}T09:00:00Z`);

function itemOf(collection: ContentSeed['collection'], urlId: string, recordType: number) {
  return (written: Written): ContentItem => ({
    id: `${collection}-${urlId}`,
    urlId,
    fullUrl: collection === 'pages' ? `/${urlId}` : `/${collection}/${urlId}`,
    recordType,
    title: written.title,
    excerpt: `<p>${written.excerpt}</p>`,
    body: written.words.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    publishOn: morningOf(written.on),
    author: { displayName: written.by ?? shop },
    categories: written.categories ?? [],
    tags: written.tags ?? [],
    starred: written.starred ?? false,
    commentState: written.isClosed ? 0 : 1,
    ...(written.picture && { mainImage: written.picture }),
  });
}

const seed = (
  collection: ContentSeed['collection'],
  item: ContentItem,
  status: ContentStatus = 'Published',
): ContentSeed => ({ collection, status, item });

/** A post of the journal. With `source` it leads to another page instead of one of its own. */
export function post(urlId: string, { source, ...written }: Written & { source?: string }) {
  const item = itemOf('journal', urlId, recordTypes.text)(written);
  const elsewhere = source === undefined ? {} : { sourceUrl: source, passthrough: true };
  return seed('journal', { ...item, ...elsewhere }, written.status);
}

interface WrittenEvent extends Written {
  /** ISO 8601 with its zone. */
  readonly from: string;
  readonly to: string;
  readonly location: ContentItem['location'];
}

export function event(urlId: string, { from, to, location, ...written }: WrittenEvent) {
  const item = itemOf('events', urlId, recordTypes.event)({ ...written, isClosed: true });
  const times = { startDate: Date.parse(from), endDate: Date.parse(to) };
  return seed('events', { ...item, ...times, ...(location && { location }) }, written.status);
}

interface WrittenAlbum extends Written {
  readonly items: ContentImage[];
  /** Settings of its gallery that differ from the defaults. */
  readonly options: NonNullable<ContentItem['options']>;
}

export function album(urlId: string, { items, options, ...written }: WrittenAlbum) {
  const item = itemOf('albums', urlId, recordTypes.gallery)({ ...written, isClosed: true });
  return seed('albums', { ...item, items, options }, written.status);
}

export function page(urlId: string, written: Written) {
  const item = itemOf('pages', urlId, recordTypes.text)({ ...written, isClosed: true });
  return seed('pages', item, written.status);
}

/** A drawing of the shop; `focus` is what stays in view when it is cropped, 0 to 1 from the top left. */
export function picture(
  name: string,
  title: string,
  {
    wide = false,
    focus,
    body,
  }: { wide?: boolean; focus?: [x: number, y: number]; body?: string } = {},
): ContentImage {
  return {
    id: name,
    assetUrl: `/images/${name}.svg`,
    originalSize: wide ? '1280x720' : '800x1000',
    title,
    ...(body !== undefined && { body }),
    ...(focus && { mediaFocalPoint: { x: focus[0], y: focus[1] } }),
  };
}
