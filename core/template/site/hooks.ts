import type { Value } from '../values.js';
import type { Collection } from './site-data.js';
import type { Data, SitePage } from './types.js';

/** The query of a `<squarespace:query>`. */
export interface SiteQuery {
  /** The urlId of a collection. */
  readonly collection: string;
  readonly limit: number | null;
  readonly skip: number;
  readonly tag: string | null;
  readonly category: string | null;
  /** Whether it asks for featured items alone. */
  readonly isFeatured: boolean;
  readonly orderBy: string | null;
}

type MaybeLater<Result> = Result | Promise<Result>;

/** The replacements of the data's own members. Each may be asynchronous; null stands for the default. */
export interface SiteHooks {
  /** The entries of a navigation by its name, in the form of the data's `navigation`. */
  readonly navigation?: (name: string, page: SitePage) => MaybeLater<readonly Value[] | null>;
  /** The data that a query's body prints, such as `{ collection, items }`. */
  readonly query?: (query: SiteQuery, page: SitePage) => MaybeLater<Data | null>;
  /** HTML at the end of `{squarespace-headers}`. */
  readonly headers?: string | ((page: SitePage) => MaybeLater<string>);
  /** HTML that `{squarespace-footers}` prints. */
  readonly footers?: string | ((page: SitePage) => MaybeLater<string>);
  /** Loads parts of the data when a page needs them. */
  readonly load?: SiteLoaders;
}

export interface SiteLoaders {
  /** The items of a collection, such as a shop's products; null for those in the data. */
  readonly items?: (collection: LoadedCollection) => MaybeLater<readonly Data[] | null>;
  /** Further members of a page's data, which win over the data's own. */
  readonly page?: (page: SitePage) => MaybeLater<Data>;
}

/** The collection whose items are loaded. */
export type LoadedCollection = Pick<Collection, 'id' | 'urlId' | 'title' | 'typeName' | 'data'>;
