import type { Reporter } from '../base/index.js';
import { NetError } from '../net/index.js';
import { gather } from './gather.js';
import { judge } from './judge.js';

export interface FailedCall {
  readonly origin: string;
  readonly path: string;
  readonly failure: NetError;
  readonly reporter: Reporter;
}

/** Sentences that were reported: a page repeats its calls. */
const reported = /* @__PURE__ */ new Set<string>();

/**
 * Finds out why a call got no answer, or one that no shop gives, and reports it to developers once. Resolves to the error that
 * the call fails with instead; null if it may be repeated as usual.
 */
export async function explainFailure(call: FailedCall): Promise<NetError | null> {
  const { origin, path, failure, reporter } = call;
  if (failure.status !== null) {
    // A page's own file may be missing.
    if (!path.startsWith('/api/')) return null;
    reportOnce(
      reporter,
      `${failure.message} and without JSON: ${origin} is not the API of a shop. ` +
        `Set data-api of the script tag, or configure({ api }), to the address of the shop.`,
    );
    return null;
  }
  const verdict = judge(await gather(origin, path));
  if (verdict === null) return null;
  const { code, sentence } = verdict;
  if (sentence !== null) reportOnce(reporter, sentence);
  return new NetError(code, sentence ?? failure.message, { cause: failure });
}

function reportOnce(reporter: Reporter, sentence: string): void {
  if (reported.has(sentence)) return;
  reported.add(sentence);
  reporter.warn(sentence, { where: 'calling the shop' });
}
