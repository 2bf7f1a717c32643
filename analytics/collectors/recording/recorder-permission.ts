import { isRecordable, readRecordingId } from './rules.js';
import type { RecorderPermission, RecordingOptions } from './types.js';

const path = '/api/commerce/fullstory/getId';
const timeout = 30_000;

/** Creates the permission; sends nothing before `request`. */
export function createRecorderPermission(options: RecordingOptions): RecorderPermission {
  const { settings, clock, reporter, isAllowed, start } = options;
  const cores = options.cores ?? globalThis.navigator?.hardwareConcurrency ?? 0;
  const aborted = new AbortController();
  let isAsked = false;
  let stop: (() => void) | void;

  async function ask(): Promise<string | null> {
    const send = options.fetch ?? globalThis.fetch.bind(globalThis);
    const cancel = clock.setTimeout(() => aborted.abort(), timeout);
    try {
      const answer = await send(options.origin + path, { signal: aborted.signal });
      // Read the body in any case: until then the connection stays in use.
      const text = await answer.text();
      return answer.ok ? readRecordingId(JSON.parse(text)) : null;
    } finally {
      cancel();
    }
  }

  return {
    async request() {
      if (isAsked || aborted.signal.aborted || !isAllowed()) return;
      if (!isRecordable(settings, cores)) return;
      isAsked = true;
      try {
        const id = await ask();
        // Consent may have been withdrawn meanwhile.
        if (id !== null && !aborted.signal.aborted && isAllowed()) stop = start(id);
      } catch (error) {
        if (!aborted.signal.aborted) reporter.report(error, { where: 'recording' });
      }
    },
    revoke() {
      aborted.abort();
      const end = stop;
      stop = undefined;
      try {
        end?.();
      } catch (error) {
        reporter.report(error, { where: 'recording' });
      }
    },
  };
}
