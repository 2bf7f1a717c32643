import type { EarlyQueue } from './early/index.js';
import { loadWhen } from './load-when.js';
import { takeSubmit } from './take-submit.js';

/** What the loader needs of core, once that is there. */
export interface LoaderCore {
  /** Starts every submit the queue holds; see early/drain-early.ts. */
  drainEarly(): void;
  /** Tells the page's reporter. */
  report(error: unknown, where: string): void;
}

/** `window.vitrine`: what a page can ask of the loader. */
export interface Loader {
  /** Fetches and defines a widget now, whatever its `load` attribute says. Resolves to false when that failed twice. */
  load(tag: string): Promise<boolean>;
  /** Also looks for elements inside another root (an open shadow root of the page's own). */
  observe(root: Document | ShadowRoot): void;
}

export interface LoaderOptions {
  registry: Readonly<Record<string, () => Promise<unknown>>>;
  loadCore: () => Promise<LoaderCore>;
  /** Tags that do not wait for the time their `load` attribute says. */
  loadedAtOnce?: readonly string[];
  /** ms between a failed download and its one retry. */
  retryDelay?: number;
}

/** Finds elements, fetches what is used when it is used, and keeps what was submitted before. */
export function createLoader(options: LoaderOptions): Loader {
  const { registry, loadCore, loadedAtOnce = [], retryDelay = 1_000 } = options;
  const selector = Object.keys(registry).join();
  const seen = new WeakSet<Node>();
  const loads = new Map<string, Promise<boolean>>();

  const twice = <T>(run: () => Promise<T>) =>
    run().catch(() => new Promise((done) => setTimeout(done, retryDelay)).then(run));

  const report = (error: unknown, where: string) =>
    loadCore().then(
      (core) => core.report(error, where),
      () => reportError(error),
    );

  function load(tag: string): Promise<boolean> {
    let loading = loads.get(tag);
    const fetchWidget = registry[tag];
    if (!loading && fetchWidget) {
      loading = twice(fetchWidget).then(
        () => true,
        (error: unknown) => {
          // The page's own content stays; a later call may try again.
          loads.delete(tag);
          void report(error, `${tag} could not be loaded; its no-script content stays`);
          return false;
        },
      );
      loads.set(tag, loading);
    }
    return loading ?? Promise.resolve(false);
  }

  /** Observers do not see into shadow roots, and a widget may render another widget. */
  function observeShadow(element: Element | undefined): void {
    if (element?.shadowRoot) observe(element.shadowRoot);
  }

  function find(element: Element): void {
    if (seen.has(element)) return;
    seen.add(element);
    const tag = element.localName;
    // A widget that is never needed is never defined, and must not keep the elements of a page that was swapped.
    const reference = new WeakRef(element);
    void customElements.whenDefined(tag).then(() => observeShadow(reference.deref()));
    if (loadedAtOnce.includes(tag)) void load(tag);
    else if (!customElements.get(tag)) loadWhen(element, () => void load(tag));
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

  takeEarlySubmits(loadCore, twice);
  observe(document);
  return { load, observe };
}

/** Without core a taken submit could be lost, so the browser then sends the form itself. */
function takeEarlySubmits(
  loadCore: () => Promise<LoaderCore>,
  twice: <T>(run: () => Promise<T>) => Promise<T>,
): void {
  const queue: EarlyQueue & { length?: number } = (self.vitrineEarly ??= []);
  const start = () =>
    void twice(loadCore).then(
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
