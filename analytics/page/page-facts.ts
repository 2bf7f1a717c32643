import { trackingRefusal, readPaths, type TrackingRefusal } from '../consent/index.js';

type Json = Readonly<Record<string, unknown>>;

/** Reads a JSON script; returns {} if invalid. `parseSettings` reports the errors. */
function readData(root: Document, id: string): Json {
  try {
    return Object(JSON.parse(root.getElementById(id)?.textContent ?? '')) as Json;
  } catch {
    return {};
  }
}

/** The page kind of the site context. Read here because core knows fewer kinds than tracking does. */
export function readPageKind(root: Document): string | null {
  const { kind } = Object(readData(root, 'vitrine-site')['page']) as Json;
  return typeof kind === 'string' ? kind : null;
}

/** Why this page must not be tracked, or null. Runs in the entry, before the engine is loaded. */
export function readRefusal(view: Window): TrackingRefusal | null {
  const { isDisabled, account, pageKind } = readData(view.document, 'vitrine-analytics');
  const { roles } = Object(account) as Json;
  return trackingRefusal({
    isDisabled: isDisabled === true,
    // An invalid account still counts as one.
    account: account == null ? null : { roles: Array.isArray(roles) ? roles : [] },
    pageKind: typeof pageKind === 'string' ? pageKind : readPageKind(view.document),
    paths: readPaths(view),
  });
}
