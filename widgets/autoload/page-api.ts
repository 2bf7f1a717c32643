import type { Configuration, Outcome } from '../../core/runtime/index.js';
import type { Actions } from '../actions/index.js';
import type { Diagnosis } from '../doctor/index.js';
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
  /** Shows each element of the page, its state, the reasons and the fix. Resolves to the same as data. */
  doctor(): Promise<Diagnosis>;
  /** Resolves to this object. */
  readonly ready: Promise<Vitrine>;
  /**
   * Changes the page's settings, at any time; omitted ones stay. Before the first widget runs is best: then no widget
   * is drawn twice.
   */
  configure(settings: PageSettings): void;
  /** Fetched with the first call. `configure({ actions })` puts the page's own versions in their place. */
  readonly actions: Actions;
}

/** A function of the page that waits for the script. */
type Queued = (vitrine: Vitrine) => unknown;

interface Settings extends Record<string, unknown> {
  /** The settings given to `configure` before the runtime. */
  configured?: PageSettings[];
}

/** Those of `Actions`, whose module is fetched with the first call. */
const actionNames: readonly (keyof Actions)[] = [
  'addToCart',
  'updateLine',
  'removeLine',
  'applyCoupon',
  'removeCoupon',
  'openCart',
  'closeCart',
  'getCart',
  'signUp',
  'submitForm',
];

type Act = (input: unknown) => Promise<Outcome<unknown>>;

export const loadTools = () => import('./page-tools.js');

const runtimeKey = Symbol.for('vitrine.runtime');

/** The place of a browser's agents. */
type Agents = { readonly modelContext?: unknown };

/**
 * Creates `window.vitrine`, and calls the functions that the page has queued. `given` is what the runtime reads; `before`
 * is what an action waits for, as a widget does.
 */
export function createPageApi(
  given: Settings,
  loader: Loader,
  before: () => Promise<unknown>,
): void {
  const queue: unknown = self.vitrine;

  const act =
    (name: keyof Actions) =>
    (input: unknown): Promise<Outcome<unknown>> =>
      before()
        .then(() => import('../actions/index.js'))
        .then(({ pageActions }) => (pageActions[name] as Act)(input))
        // Only what comes first fails: an action never rejects.
        .catch((error: Error) => ({
          kind: 'failed',
          error: { code: 'offline', message: error.message },
        }));

  function offerTools(isWanted: unknown): void {
    if (isWanted && ((document as Agents).modelContext || (navigator as Agents).modelContext)) {
      void loadTools().then((tools) => tools.offerActions(before));
    }
  }

  const vitrine = {
    ...loader,
    actions: Object.fromEntries(
      actionNames.map((name) => [name, act(name)]),
    ) as Partial<Actions> as Actions,
    doctor: () => loadTools().then((tools) => tools.openDoctor()),
    configure({ agentTools, ...settings }: PageSettings) {
      offerTools(agentTools);
      const runtime = (self as { [runtimeKey]?: { configure(changes: object): void } })[runtimeKey];
      if (runtime) runtime.configure(settings);
      else (given.configured ??= []).push(settings);
    },
    push(...functions: readonly Queued[]) {
      for (const run of functions) queueMicrotask(() => run(vitrine));
    },
  } as Vitrine & { ready: Promise<Vitrine> };
  self.vitrine = vitrine;
  vitrine.ready = Promise.resolve(vitrine);
  if (Array.isArray(queue)) vitrine.push(...(queue as readonly Queued[]));
  offerTools('agentTools' in given);
  // A developer who asks for it sees in the console why it does not come.
  if (location.search.includes('vitrine-doctor')) void vitrine.doctor();
}
