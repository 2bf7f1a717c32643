import { VitrineError } from '../../net/index.js';
import type { Clock } from '../../runtime/index.js';

/** Asks a server to answer the posted form with its page at once, instead of a redirect to it. */
export const liveHeader = 'X-Vitrine-Checkout';

interface Answer {
  readonly page: Document;
  /** The address after redirects. */
  readonly address: string;
}

const timeLimit = 15_000;

/**
 * Posts a form and parses the page that answers. Uses `XMLHttpRequest`, because it returns a document without a sink
 * that Trusted Types refuses; nothing in such a document runs or loads. Rejects with a VitrineError, also when aborted.
 */
export function postForm(
  address: string,
  data: FormData,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const body = new URLSearchParams();
    for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
    const cancel = clock.setTimeout(() => request.abort(), timeLimit);
    const fail = (reason: string) => {
      cancel();
      reject(new VitrineError('page-unavailable', `${address} ${reason}.`));
    };
    request.open('POST', address);
    request.setRequestHeader(liveHeader, 'live');
    request.responseType = 'document';
    request.onload = () => {
      const page = request.responseXML;
      if (request.status !== 200) return fail(`answered ${request.status}`);
      if (page === null) return fail('is no page');
      cancel();
      resolve({ page, address: request.responseURL });
    };
    request.onerror = () => fail('gave no answer');
    request.onabort = () => fail('was not waited for');
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
