import type { Tree } from '../syntax/index.js';
import { isObject, memberOf, type Value } from '../values.js';

/** A table that a host gives: an object's own members, or a Map. */
export type Named<Item> = Readonly<Record<string, Item>> | ReadonlyMap<string, Item>;

export function itemOf<Item>(table: Named<Item>, name: string): Item | undefined {
  if (table instanceof Map) return table.get(name) as Item | undefined;
  return Object.hasOwn(table, name) ? (table as Record<string, Item>)[name] : undefined;
}

/** What a template sees beside its data. */
export interface RenderContext {
  /** Templates that `apply` and `include` find by name: sources, or serialized trees. */
  readonly partials?: Named<string | Tree>;
  /** As partials, but found first, as if the template had defined them at its start (§5.2). */
  readonly macros?: Named<string | Tree>;
  /** What `{.inject}` binds, by path (§5.4). */
  readonly injects?: Named<Value>;
  /** BCP 47; `en-US` if left out. Null: no locale data, so the i18n formatters print nothing. */
  readonly locale?: string | null;
  /** An IANA name; else the page's `website.timeZone`, else America/New_York (platform §9). */
  readonly timeZone?: string;
  /** The time of the run in milliseconds since 1970; the clock's if left out. */
  readonly now?: number;
  /** Taken for what the data's own `website` does not say. */
  readonly website?: { readonly [key: string]: Value };
  /** Ends a run that takes too long; what is there by then is the output. */
  readonly signal?: AbortSignal;
}

/** The data with the context's website in it; the data's own members win. */
export function withWebsite(data: Value, website: RenderContext['website']): Value {
  if (!website || !isObject(data)) return data;
  const own = memberOf(data, 'website');
  if (own !== undefined && !isObject(own)) return data;
  return { ...data, website: { ...website, ...own } };
}
