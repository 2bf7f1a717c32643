import { getTextSource, setTextSource, type TextSource } from '../i18n/index.js';
import { resolveApiOrigin } from '../net/index.js';
import {
  createBus,
  createConsoleReporter,
  isRecord,
  systemClock,
  type Bus,
  type Clock,
  type Reporter,
} from '../base/index.js';
import { defaultConfig, readScriptSettings, type Config } from './config.js';
import { parseSite, readApi, readSiteScript, readTextSource, type SiteContext } from './site.js';
import { version } from './version.js';

declare module '../base/bus.js' {
  interface BusEvents {
    'runtime.configured': { config: Readonly<Config> };
  }
}

/** State that all copies of the library on a page share. */
export interface Runtime {
  readonly version: string;
  readonly config: Readonly<Config>;
  /** Read from the page on first use; the same object until `configure` is called. */
  readonly site: SiteContext;
  /** Origin of the API: from the configuration, else the site context, else the page. `null` (the text) without one. */
  readonly apiOrigin: string;
  readonly bus: Bus;
  readonly reporter: Reporter;
  readonly clock: Clock;
  /** Returns the value of `key`, created on first use. Stores are kept here, so that a page has one cart. */
  shared<T>(key: string | object, create: () => T): T;
}

export type Configuration = Partial<Config> & {
  /** Gets errors, warnings and reports in the place of the console. */
  reporter?: Reporter;
  /** Times and timers, so that a test can hold them. */
  clock?: Clock;
};

interface RuntimeInstance extends Runtime {
  configure(changes: Configuration): void;
  dispose(): void;
  /** Versions of other copies that a warning has named. */
  readonly otherVersions: Set<string>;
}

const runtimeKey = Symbol.for('vitrine.runtime');
const page = globalThis as { [runtimeKey]?: RuntimeInstance | undefined };

/**
 * Returns the page's runtime, created on first use. The first copy of the library wins: later copies use its runtime
 * and warn once if their version differs.
 *
 * @example
 * const { bus } = getRuntime();
 * bus.on('cart.entry-added', ({ quantity }) => console.log(quantity));
 */
export function getRuntime(): Runtime {
  return getInstance();
}

/**
 * Changes the page's configuration; omitted settings stay. Emits `runtime.configured`. Reports and ignores an `api`
 * that is not the address of a server; without one before it, nothing is sent.
 *
 * @example
 * configure({ api: 'https://shop.example', locale: 'de-DE' });
 */
export function configure(changes: Configuration): void {
  getInstance().configure(changes);
}

/** Disposes all shared values and removes the runtime. For tests and stories. */
export function resetRuntime(): void {
  page[runtimeKey]?.dispose();
  page[runtimeKey] = undefined;
}

/** Warns the page's author, once a version, of another copy of the library that runs beside this one. */
export function reportVersion(other: string): void {
  compareVersion(getInstance(), other);
}

function getInstance(): RuntimeInstance {
  const instance = (page[runtimeKey] ??= createRuntime());
  compareVersion(instance, version);
  return instance;
}

function compareVersion(instance: RuntimeInstance, other: string): void {
  if (instance.version === other || instance.otherVersions.has(other)) return;
  instance.otherVersions.add(other);
  instance.reporter.warn(
    `This page runs Vitrine ${instance.version}; ${other} was loaded too. Load one version.`,
  );
}

function createRuntime(): RuntimeInstance {
  let config = defaultConfig;
  let reporter = createConsoleReporter();
  let clock = systemClock;
  let site: SiteContext | null = null;
  let texts: TextSource | null = null;
  const problems = new Set<string>();
  const slots = new Map<string | object, unknown>();

  function complain(problem: string): void {
    if (problems.has(problem)) return;
    problems.add(problem);
    reporter.report(new Error(problem), { where: 'site context' });
  }

  function acceptApi(api: string): string {
    try {
      resolveApiOrigin(api);
      return api;
    } catch (cause) {
      const effect = config.api ? `"${config.api}" stays` : 'nothing is sent';
      const problem = `"${api}" is no address of a shop, such as https://shop.example; ${effect}.`;
      reporter.report(new Error(problem, { cause }), { where: 'configure' });
      return config.api || api;
    }
  }

  function readSite(): SiteContext {
    const text = readSiteScript();
    const context = parseSite(text, config, complain);
    // The script may follow while the document is still being parsed.
    if (text !== null || !isPageArriving()) site = context;
    return context;
  }

  function readTexts(): TextSource {
    const text = readSiteScript();
    const source = readTextSource(text, config, complain);
    if (text !== null || !isPageArriving()) texts = source;
    return source;
  }

  const instance: RuntimeInstance = {
    version,
    otherVersions: new Set(),
    bus: createBus(() => reporter),
    get config() {
      return config;
    },
    get site() {
      return site ?? readSite();
    },
    get apiOrigin() {
      try {
        return resolveApiOrigin(config.api || readApi().apiOrigin);
      } catch {
        return 'null';
      }
    },
    get reporter() {
      return reporter;
    },
    get clock() {
      return clock;
    },
    shared<T>(key: string | object, create: () => T): T {
      if (!slots.has(key)) slots.set(key, create());
      return slots.get(key) as T;
    },
    configure({ reporter: nextReporter, clock: nextClock, ...changes }) {
      reporter = nextReporter ?? reporter;
      clock = nextClock ?? clock;
      const api = changes.api === undefined ? config.api : acceptApi(changes.api);
      const actions = { ...config.actions, ...changes.actions };
      config = { ...config, ...changes, api, actions };
      site = null;
      texts = null;
      this.bus.emit('runtime.configured', { config });
    },
    dispose() {
      for (const [key, value] of slots) {
        try {
          if (isDisposable(value)) value.dispose();
        } catch (error) {
          reporter.report(error, { where: `dispose of "${String(key)}"` });
        }
      }
      slots.clear();
      setTextSource(undefined);
    },
  };
  // A server that says the locale of each call keeps its own source.
  if (typeof document !== 'undefined' || !getTextSource()) {
    setTextSource(() => texts ?? readTexts());
  }
  for (const settings of readScriptSettings()) instance.configure(settings);
  return instance;
}

function isPageArriving(): boolean {
  return typeof document !== 'undefined' && document.readyState === 'loading';
}

function isDisposable(value: unknown): value is { dispose(): void } {
  return isRecord(value) && typeof value['dispose'] === 'function';
}
