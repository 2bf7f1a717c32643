export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * The API's origin from `config.api`: empty means the page's own; anything after the origin is dropped.
 * Empty outside a browser. Throws a `TypeError` for a text that is no URL.
 */
export function resolveApiOrigin(api: string): string {
  const own = globalThis.location?.origin ?? '';
  return api === '' ? own : new URL(api, own || undefined).origin;
}

/** Whether calls to `origin` carry the page's cookies. */
export function isSameOrigin(origin: string): boolean {
  return origin === (globalThis.location?.origin ?? origin);
}

/** An absolute address; parameters that are undefined are left out. */
export function buildUrl(origin: string, path: string, query: Query = {}): string {
  const url = new URL(origin + (path.startsWith('/') ? path : `/${path}`));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}
