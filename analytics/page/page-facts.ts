import { trackingRefusal, readPaths, type TrackingRefusal } from '../consent/index.js';

type Json = Readonly<Record<string, unknown>>;

/** The page's own data, or nothing: what is wrong in them is told by who reads all of it. */
function readData(root: Document, id: string): Json {
  try {
    return Object(JSON.parse(root.getElementById(id)?.textContent ?? '')) as Json;
  } catch {
    return {};
  }
}

/** What kind of page the site context names; core tells fewer kinds apart than tracking does. */
export function readPageKind(root: Document): string | null {
  const { kind } = Object(readData(root, 'vitrine-site')['page']) as Json;
  return typeof kind === 'string' ? kind : null;
}

/** Why this page is not to be tracked, or null: the little that is read before anything else is fetched. */
export function readRefusal(view: Window): TrackingRefusal | null {
  const { isDisabled, account, pageKind } = readData(view.document, 'vitrine-analytics');
  const { roles } = Object(account) as Json;
  return trackingRefusal({
    isDisabled: isDisabled === true,
    // One that cannot be read is an account all the same.
    account: account == null ? null : { roles: Array.isArray(roles) ? roles : [] },
    pageKind: typeof pageKind === 'string' ? pageKind : readPageKind(view.document),
    paths: readPaths(view),
  });
}
