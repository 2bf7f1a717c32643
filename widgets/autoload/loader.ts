import type { EarlyQueue } from './early/index.js';
import { createLoadWhen } from './load-when.js';
import { takeSubmit } from './take-submit.js';

/** The function of core that the loader calls. */
export interface LoaderCore {
  /** Starts an attempt for every queued submit; see early/drain-early.ts. */
  drainEarly(): void;
}

/** The function of page-tools.ts that the loader calls. */
export interface LoaderTools {
  /** Tells the page's reporter, a second later, of all elements whose code did not come by then, and empties the list. */
  reportMissing(error: unknown, tags: string[]): void;
}

/** The part of `window.vitrine` that finds and fetches elements. */
export interface Loader {
  /** Fetches and defines an element now, whatever its `load` attribute. Resolves to false when that fails. */
  load(tag: string): Promise<boolean>;
  /** Also finds elements inside another root, such as an open shadow root of the page. */
  observe(root: Document | ShadowRoot): void;
}

type Registry = ReadonlyMap<string, () => Promise<unknown>>;

/**
 * Finds elements, fetches the code of those that are used, and queues add-to-cart submits until core is loaded.
 * @param dataTag The tag of the element that only gives data: it loads with the first element that may need it.
 * @param overTag The tag of the element that appears over the page: it loads in idle time, wherever it stands.
 * @param before Runs before each download; a failure counts as that of the download.
 * @param retryDelay Milliseconds between a failed download and its only repetition.
 */
export function createLoader(
  registry: Registry,
  dataTag: string,
  overTag: string,
  before: () => Promise<unknown>,
  loadCore: () => Promise<LoaderCore>,
  loadTools: () => Promise<LoaderTools>,
  retryDelay = 1_000,
): Loader {
  const selector = [...registry.keys()].join();
  const seen = new WeakSet<Node>();
  const loads: Record<string, Promise<boolean> | undefined> = {};

  /** The imports of the CDN builds repeat themselves (`scripts/rollup/load-chunks.mjs`), those of a bundler do not. */
  const download = <T>(run: () => Promise<T>): Promise<T> => {
    const start = () => before().then(run);
    if ('vitrineImport' in self) return start();
    const pause = () => new Promise((done) => setTimeout(done, retryDelay));
    return start().catch(() => pause().then(start));
  };

  /** A press that waits is sent before the code of elements is fetched beside it. */
  let pressed: Promise<unknown> | undefined;
  const failed: string[] = [];

  /** Elements mostly fail together, for one reason: one report names all of them. */
  function tell(error: unknown, tag: string): void {
    if (failed.push(tag) > 1) return;
    loadTools().then(
      (tools) => tools.reportMissing(error, failed),
      () => reportError(error),
    );
  }

  async function load(tag: string): Promise<boolean> {
    const fetchWidget = registry.get(tag);
    return (
      !!fetchWidget &&
      (loads[tag] ??= download(() => pressed?.then(fetchWidget) ?? fetchWidget()).then(
        () => true,
        (error: unknown) => {
          // The page's own content stays; a later call may succeed.
          loads[tag] = undefined;
          tell(error, tag);
          return false;
        },
      ))
    );
  }

  function find(element: Element): void {
    if (seen.has(element)) return;
    seen.add(element);
    // An element may have rendered another one before this script ran; later it says so itself (`element/placement.ts`).
    observe(element.shadowRoot);
    if (!customElements.get(element.localName) || !customElements.get(dataTag)) loadWhen(element);
  }

  const loadWhen = createLoadWhen(
    (element) => {
      void load(element.localName);
      // Together, so that neither waits for the other.
      if (mayNeedData(element)) void load(dataTag);
    },
    (element) => element.localName === dataTag,
    (element) => element.localName === overTag,
  );

  /** An element in a shadow root may need the data of an element around its host. */
  function mayNeedData(element: Element): unknown {
    return (
      element.hasAttribute('product-id') || !document.contains(element) || element.closest(dataTag)
    );
  }

  /** A field's name may shadow a member of its form. Text has no elements in it. */
  function scan(root: Node & Partial<Pick<ParentNode, 'querySelectorAll'>>): void {
    const { matches, querySelectorAll } = Element.prototype;
    if (!(root instanceof Element)) return root.querySelectorAll?.(selector).forEach(find);
    if (matches.call(root, selector)) find(root);
    querySelectorAll.call(root, selector).forEach(find);
  }

  const added = new MutationObserver((records) => {
    for (const record of records) record.addedNodes.forEach(scan);
  });

  function observe(root: Document | ShadowRoot | null | undefined): void {
    if (!root || seen.has(root)) return;
    seen.add(root);
    added.observe(root, { subtree: true, childList: true });
    scan(root);
  }

  queueEarlySubmits(() => {
    const core = download(loadCore);
    pressed = core.catch(() => undefined);
    return core;
  });
  observe(document);
  return { load, observe };
}

/** Queues submits until core is loaded. If that fails, the browser posts the form, so that no submit is lost. */
function queueEarlySubmits(loadCore: () => Promise<LoaderCore>): void {
  // An element of the page may have that id.
  const queue: EarlyQueue & { length?: number } = self.vitrineEarly?.push
    ? self.vitrineEarly
    : (self.vitrineEarly = []);
  const start = () =>
    void loadCore().then(
      (core) => core.drainEarly(),
      () => {
        const [form] = queue.shift() ?? [];
        if (form) HTMLFormElement.prototype.submit.call(form);
      },
    );
  const keep = queue.push.bind(queue);
  queue.push = (submit) => {
    keep(submit);
    start();
  };
  if (queue.length) start();
  addEventListener('submit', takeSubmit, true);
}
