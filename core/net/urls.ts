export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Resolves `config.api` to an origin: empty means the page's own. Drops everything after the origin. Empty outside a
 * browser.
 * @throws TypeError for a text that is not an http address, such as `localhost:8080`.
 */
export function resolveApiOrigin(api: string): string {
  const own = globalThis.location?.origin ?? '';
  if (api === '') return own;
  const { origin } = new URL(api, own || undefined);
  if (!origin.startsWith('http')) throw new TypeError();
  return origin;
}

/** Whether requests to `origin` send the page's cookies. */
export function isSameOrigin(origin: string): boolean {
  return origin === (globalThis.location?.origin ?? origin);
}

/** Builds an absolute URL, without the parameters that are undefined. */
export function buildUrl(origin: string, path: string, query: Query = {}): string {
  const url = new URL(origin + (path.startsWith('/') ? path : `/${path}`));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}
