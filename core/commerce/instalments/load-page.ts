import { VitrineError } from '../../net/index.js';
import type { Clock } from '../../runtime/index.js';

const timeLimit = 10_000;

/**
 * Fetches and parses a page. Uses `XMLHttpRequest`, because it returns a document without a sink that Trusted Types
 * refuses; nothing in such a document runs or loads. Rejects with a VitrineError.
 */
export function loadPage(address: string, clock: Clock): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (reason: string) =>
      reject(new VitrineError('page-unavailable', `${address} ${reason}.`));
    const cancel = clock.setTimeout(() => {
      fail(`gave no answer within ${timeLimit} ms`);
      request.abort();
    }, timeLimit);
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => {
      cancel();
      const page = request.responseXML;
      if (request.status !== 200) fail(`answered ${request.status}`);
      else if (page === null) fail('is no page');
      else resolve(page);
    };
    request.onerror = () => {
      cancel();
      fail('gave no answer');
    };
    request.send();
  });
}
