/*
 * The lifecycle of the page: shown, hidden, left, activated after prerendering. Every function adds its own listeners
 * and removes them when `signal` aborts; one that throws is reported by the browser and does not stop the others.
 * Without a page (Node) nothing happens.
 *
 * "The page is back" means something else to each consumer; `PageShow` distinguishes the cases:
 * - the cart refreshes, and buttons drop a finished attempt, after 'bfcache' and 'history': the document may be old;
 * - the form begins again, and a page view is counted again, after 'bfcache' only: any other case is a new document;
 * - the character counter reads its text after 'load', 'history' and 'bfcache': browsers restore typed text silently;
 * - consent and session read their storage after every kind: another tab may have written it;
 * - delivery reopens its outbox after 'bfcache', and retries a failed host after 'visible'.
 */

/**
 * Why the page is shown: a new document ('load'), a document loaded again by the Back or Forward button ('history'), one
 * restored from the back/forward cache ('bfcache'), or the tab is in front again ('visible').
 */
export type PageShow = 'load' | 'history' | 'bfcache' | 'visible';

/** The part of a window that the lifecycle needs; tests pass a fake one. */
export interface LifecyclePage {
  readonly addEventListener: Window['addEventListener'];
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'> & {
    readonly prerendering?: boolean;
  };
}

export interface LifecycleOptions {
  /** Ends the listening. */
  readonly signal?: AbortSignal;
  /** Runs before those without it: for a change that later listeners of the same event have to know. */
  readonly capture?: boolean;
  /** The window by default. */
  readonly page?: LifecyclePage | undefined;
}

/** Calls `run` whenever the page is shown, at the end of its loading too. */
export function onPageShow(run: (kind: PageShow) => void, options: LifecycleOptions = {}): void {
  const page = pageOf(options);
  page?.addEventListener(
    'pageshow',
    // `persisted` alone misses what is loaded again because the cache did not take it.
    ({ persisted }) => run(persisted ? 'bfcache' : isHistoryNavigation() ? 'history' : 'load'),
    options,
  );
  onVisibility('visible', () => run('visible'), options);
}

/**
 * Calls `run` when the shopper comes back to the page through the browser's history. Transient state of the page is out
 * of date then.
 */
export function onPageReturn(run: () => void, options?: LifecycleOptions): void {
  onPageShow((kind) => {
    if (kind === 'bfcache' || kind === 'history') run();
  }, options);
}

/**
 * Calls `run` when the page is hidden or left: the last moment that is certain on a phone. Both may happen in a row.
 */
export function onPageHidden(run: () => void, options: LifecycleOptions = {}): void {
  onVisibility('hidden', run, options);
  onPageLeave(run, options);
}

/** Calls `run` when the page is closed, left, or put into the back/forward cache. */
export function onPageLeave(run: () => void, options: LifecycleOptions = {}): void {
  listen(pageOf(options), 'pagehide', run, options);
}

/** Calls `run` when a prerendered page is activated, which happens once at most. */
export function onActivation(run: () => void, options: LifecycleOptions = {}): void {
  listen(pageOf(options)?.document, 'prerenderingchange', run, options);
}

/** Whether the page is prerendered and may never be seen. */
export function isPrerendering(page?: LifecyclePage): boolean {
  return pageOf({ page })?.document.prerendering === true;
}

function onVisibility(
  state: DocumentVisibilityState,
  run: () => void,
  options: LifecycleOptions,
): void {
  const document = pageOf(options)?.document;
  listen(document, 'visibilitychange', () => document?.visibilityState === state && run(), options);
}

function listen(
  target: Pick<EventTarget, 'addEventListener'> | undefined,
  type: string,
  run: () => void,
  options: LifecycleOptions,
): void {
  target?.addEventListener(type, () => run(), options);
}

function pageOf({ page = globalThis.window }: LifecycleOptions): LifecyclePage | undefined {
  return page;
}

function isHistoryNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
