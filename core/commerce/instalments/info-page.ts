import { createSubscribers } from '../../base/index.js';
import { getRuntime } from '../../runtime/index.js';
import { loadPage } from './load-page.js';
import { readSafeContent, type SafeNode } from '../../content/index.js';

export type InfoPageState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly content: readonly SafeNode[] }
  | { readonly status: 'failed' };

/** A provider's static page about paying in instalments (storefront §7), loaded when it is first opened. */
export interface InfoPage {
  getState(): InfoPageState;
  subscribe(listener: () => void): () => void;
  /** Loads the page unless it is loaded or loading; retries after a failure. Never rejects. */
  load(): Promise<void>;
}

/** Returns the store of an address, which is resolved against the API's origin; one store for each address. */
export function getInfoPage(address: string): InfoPage {
  const runtime = getRuntime();
  const url = resolveAddress(address, runtime.apiOrigin);
  return runtime.shared(`info-page:${url}`, () => createInfoPage(url));
}

function resolveAddress(address: string, origin: string): string {
  const base = origin || undefined;
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

function createInfoPage(url: string): InfoPage {
  const { subscribe, notify } = createSubscribers(
    'a listener of the instalments page',
    () => getRuntime().reporter,
  );
  let state: InfoPageState = { status: 'loading' };
  let loading: Promise<void> | null = null;
  let hasWarned = false;

  function show(next: InfoPageState): void {
    state = next;
    notify();
  }

  async function load(): Promise<void> {
    if (state.status === 'failed') show({ status: 'loading' });
    try {
      const page = await loadPage(url, getRuntime().clock);
      const content = readSafeContent(page.body, url);
      if (!content.some(hasText)) throw new Error(`${url} says nothing.`);
      show({ status: 'ready', content });
    } catch (error) {
      warn(error);
      show({ status: 'failed' });
    } finally {
      loading = null;
    }
  }

  /** 'instalment modal load failure is logged as a warning only' (storefront §8). */
  function warn(error: unknown): void {
    if (hasWarned) return;
    hasWarned = true;
    const reason = error instanceof Error ? error.message : String(error);
    getRuntime().reporter.warn(`The information about instalments could not be loaded: ${reason}`, {
      where: 'instalments',
    });
  }

  return {
    getState: () => state,
    subscribe,
    load: () => (state.status === 'ready' ? Promise.resolve() : (loading ??= load())),
  };
}

function hasText(node: SafeNode): boolean {
  return typeof node === 'string' ? node.trim() !== '' : node.children.some(hasText);
}
