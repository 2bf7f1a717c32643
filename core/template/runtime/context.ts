import type { Load } from './loads.js';
import type { Tree } from '../syntax/index.js';
import { isObject, memberOf, type Value } from '../values.js';

/** A table of the host: an object's own members, or a Map. */
export type Named<Item> = Readonly<Record<string, Item>> | ReadonlyMap<string, Item>;

export function itemOf<Item>(table: Named<Item>, name: string): Item | undefined {
  if (table instanceof Map) return table.get(name) as Item | undefined;
  return Object.hasOwn(table, name) ? (table as Record<string, Item>)[name] : undefined;
}

/** The inputs of a run besides its data. */
export interface RenderContext {
  /** Templates that `apply` and `include` find by name: sources, or serialized trees. */
  readonly partials?: Named<string | Tree>;
  /** As partials, but with precedence, as if the template had defined them at its start (§5.2). */
  readonly macros?: Named<string | Tree>;
  /** The values that `{.inject}` binds, by path (§5.4). */
  readonly injects?: Named<Value>;
  /** BCP 47; default `en-US`. Null means no locale data: the i18n formatters print nothing. */
  readonly locale?: string | null;
  /** IANA name; default the page's `website.timeZone`, else America/New_York (platform §9). */
  readonly timeZone?: string;
  /** The time of the run in milliseconds since 1970; default the current time. */
  readonly now?: number;
  /** Defaults for members that the data's `website` lacks. */
  readonly website?: { readonly [key: string]: Value };
  /**
   * Parts of the data by their names at its top, which `stream` waits for when the template asks for them. The text
   * before them is sent. A part that fails is an error and counts as missing. The data's own members take precedence.
   */
  readonly load?: Readonly<Record<string, Load>>;
  /** Aborts a run that takes too long; the output so far is returned. */
  readonly signal?: AbortSignal;
}

/** Merges the context's website into the data, whose own members take precedence. */
export function withWebsite(data: Value, website: RenderContext['website']): Value {
  if (!website || !isObject(data)) return data;
  const own = memberOf(data, 'website');
  if (own !== undefined && !isObject(own)) return data;
  return { ...data, website: { ...website, ...own } };
}
