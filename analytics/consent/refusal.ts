/** The facts that decide whether a page is tracked at all (platform §4). */
export interface TrackingFacts {
  /** The global flag. */
  isDisabled: boolean;
  /** The account that is signed in to the site's administration, with its roles (platform §6). */
  account: { readonly roles: readonly number[] } | null;
  /** In any spelling: `not-found`, `NOT_FOUND`, `not found`. */
  pageKind: string | null;
  /** The paths of the page and of the top window. */
  paths: readonly string[];
}

export type TrackingRefusal = 'disabled' | 'account' | 'page-kind' | 'access-denied';

/** A refusal with exemptions: the actions of such a page that are no visit, see `exemptions`. */
export type Exemption = Extract<TrackingRefusal, 'account' | 'access-denied'>;

const viewer = 10;
const untrackedKinds: ReadonlyMap<string, TrackingRefusal> = new Map([
  ['not-found', 'page-kind'],
  ['lock-screen', 'page-kind'],
  ['member-area-access-denied', 'access-denied'],
]);

/** Why the page must not be tracked, or null when it may be. */
export function trackingRefusal(facts: TrackingFacts): TrackingRefusal | null {
  const { isDisabled, account, pageKind, paths } = facts;
  if (isDisabled) return 'disabled';
  if (account && (!isViewerAlone(account.roles) || paths.some(isEditingPath))) return 'account';
  const kind = pageKind?.toLowerCase().replace(/[\s_]+/g, '-') ?? '';
  return untrackedKinds.get(kind) ?? null;
}

/** Whether nothing at all is sent, so that no engine is needed. */
export function isSilent(
  refusal: TrackingRefusal | null,
): refusal is Exclude<TrackingRefusal, Exemption> {
  return refusal === 'disabled' || refusal === 'page-kind';
}

/** The search page has no page view (platform §2); its other events are tracked. */
export function isPageViewTracked(path: string): boolean {
  return path !== '/search' && path !== '/search/';
}

/** Returns the paths of the page and, if readable, of the top window, which may be the site's editor. */
export function readPaths(view: Window = window): string[] {
  const own = view.location.pathname;
  try {
    const top = view.top?.location.pathname;
    return top === undefined || top === own ? [own] : [own, top];
  } catch {
    // A top window of another origin is not the editor.
    return [own];
  }
}

function isViewerAlone(roles: readonly number[]): boolean {
  return roles.length > 0 && roles.every((role) => role === viewer);
}

/** Paths that contain /config are an editing context (platform §2). */
function isEditingPath(path: string): boolean {
  return path.includes('/config');
}
