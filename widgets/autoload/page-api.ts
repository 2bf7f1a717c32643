import type { Configuration, Outcome } from '../../core/runtime/index.js';
import type { Actions } from '../actions/index.js';
import type { Loader } from './loader.js';

/** Settings of a page's scripts. */
export interface PageSettings extends Configuration {
  /** Offers the actions to the agent of a browser that has WebMCP. The shopper confirms what sends or buys something. */
  agentTools?: boolean;
}

/**
 * `window.vitrine`. Before the script runs it may be an array of functions, which are called with this object then:
 * `(window.vitrine ||= []).push(({ actions }) => …)` works at any time.
 */
export interface Vitrine extends Loader {
  /** Calls each function with this object, after the running script. One that throws does not stop the others. */
  push(...functions: readonly Queued[]): void;
  /** Resolves to this object. */
  readonly ready: Promise<Vitrine>;
  /**
   * Changes the page's settings, at any time; omitted ones stay. Before the first widget runs is best: what is on the page
   * by then is not drawn twice.
   */
  configure(settings: PageSettings): void;
  /** Fetched with the first call. `configure({ actions })` puts the page's own versions in their place. */
  readonly actions: Actions;
}

/** A function of the page that waits for the script. */
type Queued = (vitrine: Vitrine) => unknown;

interface Settings extends Record<string, unknown> {
  /** What `configure` was given before the runtime. */
  configured?: PageSettings[];
}

const runtimeKey = Symbol.for('vitrine.runtime');

/**
 * Creates `window.vitrine`, and calls the functions that the page has queued. `given` is what the runtime reads; `before`
 * is what an action waits for, as a widget does.
 */
export function createPageApi(
  given: Settings,
  loader: Loader,
  before?: () => Promise<unknown>,
): void {
  const queue: unknown = globalThis.vitrine;

  async function act<Result>(
    run: (actions: Actions) => Promise<Outcome<Result>>,
  ): Promise<Outcome<Result>> {
    try {
      await before?.();
      const { pageActions } = await import('../actions/index.js');
      return await run(pageActions);
    } catch (error) {
      // Only what comes first fails: an action never rejects.
      return { kind: 'failed', error: { code: 'offline', message: String(error) } };
    }
  }

  function offerTools(isWanted: unknown): void {
    if (isWanted && ('modelContext' in document || 'modelContext' in navigator)) {
      void import('../agent-tools/index.js').then((tools) => tools.registerAgentTools(before));
    }
  }

  const vitrine: Vitrine = {
    ...loader,
    actions: {
      addToCart: (input) => act((own) => own.addToCart(input)),
      updateLine: (input) => act((own) => own.updateLine(input)),
      removeLine: (input) => act((own) => own.removeLine(input)),
      applyCoupon: (input) => act((own) => own.applyCoupon(input)),
      removeCoupon: (input) => act((own) => own.removeCoupon(input)),
      openCart: (input) => act((own) => own.openCart(input)),
      closeCart: () => act((own) => own.closeCart()),
      getCart: () => act((own) => own.getCart()),
      signUp: (input) => act((own) => own.signUp(input)),
      submitForm: (input) => act((own) => own.submitForm(input)),
    },
    get ready() {
      return Promise.resolve(vitrine);
    },
    configure({ agentTools, ...settings }) {
      offerTools(agentTools);
      const page = globalThis as { [runtimeKey]?: { configure(changes: object): void } };
      if (page[runtimeKey]) return page[runtimeKey].configure(settings);
      (given.configured ??= []).push(settings);
    },
    push(...functions) {
      for (const run of functions) queueMicrotask(() => run(vitrine));
    },
  };
  globalThis.vitrine = vitrine;
  if (Array.isArray(queue)) vitrine.push(...(queue as readonly Queued[]));
  offerTools('agentTools' in given);
}
