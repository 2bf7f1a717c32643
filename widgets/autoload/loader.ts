import type { Diagnosis } from '../doctor/index.js';
import type { EarlyQueue } from './early/index.js';
import { loadWhen } from './load-when.js';
import { takeSubmit } from './take-submit.js';

/** The functions of core that the loader calls. */
export interface LoaderCore {
  /** Starts an attempt for every queued submit; see early/drain-early.ts. */
  drainEarly(): void;
  /** Reports to the page's reporter. */
  report(error: unknown, where: string): void;
}

/** The part of `window.vitrine` that finds and fetches elements. */
export interface Loader {
  /** Fetches and defines an element now, whatever its `load` attribute. Resolves to false when that fails. */
  load(tag: string): Promise<boolean>;
  /** Also finds elements inside another root, such as an open shadow root of the page. */
  observe(root: Document | ShadowRoot): void;
  /** Shows each element of the page, its state, the reasons and the fix. Resolves to the same as data. */
  doctor(): Promise<Diagnosis>;
}

export interface LoaderOptions {
  registry: Readonly<Record<string, () => Promise<unknown>>>;
  loadCore: () => Promise<LoaderCore>;
  loadDoctor: () => Promise<{ openDoctor: Loader['doctor'] }>;
  /** Tags of elements that only give data: they load with the first element that may need them. */
  dataTags?: readonly string[];
  /** Runs before each download; a failure counts as that of the download. */
  before?: (() => Promise<unknown>) | undefined;
  /** Milliseconds from the first failed download to its report, which names all elements that have failed by then. */
  reportDelay?: number;
  /** Milliseconds between a failed download and its only repetition. */
  retryDelay?: number;
}

/** Finds elements, fetches the code of those that are used, and queues add-to-cart submits until core is loaded. */
export function createLoader(options: LoaderOptions): Loader {
  const { registry, loadCore, loadDoctor, before, dataTags = [] } = options;
  const { reportDelay = 1_000, retryDelay = 1_000 } = options;
  const selector = Object.keys(registry).join();
  const seen = new WeakSet<Node>();
  const loads = new Map<string, Promise<boolean>>();

  /** The imports of the CDN builds repeat themselves (`scripts/rollup/load-chunks.mjs`), those of a bundler do not. */
  const download = <T>(run: () => Promise<T>): Promise<T> => {
    const start = () => (before ? before().then(run) : run());
    if ('vitrineImport' in self) return start();
    return start().catch(() => new Promise((done) => setTimeout(done, retryDelay)).then(start));
  };

  /** A press that waits is sent before the code of elements is fetched beside it. */
  let pressed: Promise<unknown> | undefined;
  const failed: string[] = [];

  /** Elements mostly fail together, for one reason: one report names all of them. */
  function tell(error: unknown, tag: string): void {
    if (failed.push(tag) > 1) return;
    setTimeout(
      () =>
        loadCore().then(
          (core) =>
            core.report(
              error,
              `${failed.splice(0).join(', ')} could not be loaded; the no-script content stays`,
            ),
          () => reportError(error),
        ),
      reportDelay,
    );
  }

  function load(tag: string): Promise<boolean> {
    let loading = loads.get(tag);
    const fetchWidget = registry[tag];
    if (!loading && fetchWidget) {
      loading = download(() => pressed?.then(fetchWidget) ?? fetchWidget()).then(
        () => true,
        (error: unknown) => {
          // The page's own content stays; a later call may succeed.
          loads.delete(tag);
          tell(error, tag);
          return false;
        },
      );
      loads.set(tag, loading);
    }
    return loading ?? Promise.resolve(false);
  }

  /** An element may render another one in its shadow root, which the observer of the document does not cover. */
  function observeShadow(element: Element | undefined): void {
    if (element?.shadowRoot) observe(element.shadowRoot);
  }

  /**
   * The promise of a definition may never resolve, so no closure here uses `element`: all closures of a scope retain what
   * one of them uses, also elements that the page has removed.
   */
  function find(element: Element): void {
    if (seen.has(element)) return;
    seen.add(element);
    const tag = element.localName;
    const reference = new WeakRef(element);
    void customElements.whenDefined(tag).then(() => observeShadow(reference.deref()));
    const isData = dataTags.includes(tag);
    if ([tag, ...dataTags].every((name) => customElements.get(name))) return;
    loadWhen(
      element,
      (found) => {
        void load(tag);
        // Together, so that neither waits for the other.
        if (isData || mayNeedData(found)) for (const name of dataTags) void load(name);
      },
      isData,
    );
  }

  /** What is in a shadow root may need the data of an element around its host. */
  function mayNeedData(element: Element): boolean {
    return (
      element.hasAttribute('product-id') ||
      element.getRootNode() !== document ||
      dataTags.some((name) => element.closest(name))
    );
  }

  function scan(root: Node): void {
    if (root instanceof Element && root.matches(selector)) find(root);
    (root as ParentNode).querySelectorAll?.(selector).forEach(find);
  }

  const added = new MutationObserver((records) => {
    for (const record of records) record.addedNodes.forEach(scan);
  });

  function observe(root: Document | ShadowRoot): void {
    if (seen.has(root)) return;
    seen.add(root);
    added.observe(root, { childList: true, subtree: true });
    scan(root);
  }

  const doctor = () => loadDoctor().then(({ openDoctor }) => openDoctor());

  // Who asks for it sees in the console why it does not come.
  if (location.search.includes('vitrine-doctor')) void doctor();
  queueEarlySubmits(() => {
    const core = download(loadCore);
    pressed = core.catch(() => undefined);
    return core;
  });
  observe(document);
  return { load, observe, doctor };
}

/** Queues submits until core is loaded. If that fails, the browser posts the form, so that no submit is lost. */
function queueEarlySubmits(loadCore: () => Promise<LoaderCore>): void {
  const queue: EarlyQueue & { length?: number } = (self.vitrineEarly ??= []);
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
