import { resolveApiOrigin } from '../../../core/net/index.js';
import type { Clock } from '../../../core/runtime/index.js';

/** Platform §9: "Performance settings timeout 30000 ms". */
const timeout = 30_000;
const path = '/api/1/performance/settings';

export interface PageLoadOptions {
  origin: string;
  clock: Clock;
  fetch?: typeof fetch | undefined;
}

/**
 * Requests the id of this page load (platform §7). Resolves to null without a response in time, or with another status
 * than 200. Rejects if the response contains no id (platform §8).
 */
export async function fetchPageLoadId(options: PageLoadOptions): Promise<string | null> {
  const text = await fetchSettings(options);
  if (text === null) return null;
  const id = readId(text);
  if (id === null) throw new Error('The performance settings have no pageLoadId');
  return id;
}

/** The timeout includes the body, which may never end. */
async function fetchSettings(options: PageLoadOptions): Promise<string | null> {
  const limit = new AbortController();
  const late = new Promise<null>((resolve) => {
    limit.signal.addEventListener('abort', () => resolve(null));
  });
  const cancel = options.clock.setTimeout(() => limit.abort(), timeout);
  try {
    return await Promise.race([exchange(options, limit.signal), late]);
  } catch {
    return null;
  } finally {
    cancel();
  }
}

async function exchange(options: PageLoadOptions, signal: AbortSignal): Promise<string | null> {
  const call = options.fetch ?? globalThis.fetch;
  const url = resolveApiOrigin(options.origin) + path;
  const answer = await call(url, { signal, cache: 'no-store', headers: { accept: '*/*' } });
  // Read the body in any case: until then the connection stays in use.
  const text = await answer.text();
  return answer.status === 200 ? text : null;
}

function readId(text: string): string | null {
  try {
    const settings: unknown = JSON.parse(text);
    if (typeof settings !== 'object' || settings === null) return null;
    const { pageLoadId }: { pageLoadId?: unknown } = settings;
    return typeof pageLoadId === 'string' && pageLoadId !== '' ? pageLoadId : null;
  } catch {
    return null;
  }
}
