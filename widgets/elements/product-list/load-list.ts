/** A document, `'other'` when there is no such page, or `'unreached'` when the shop could not be asked. */
export type LoadedList = Document | 'other' | 'unreached';

/**
 * Fetches the page of another filter. `XMLHttpRequest` returns a document without a sink that Trusted Types refuse;
 * nothing in it runs.
 */
export function loadList(address: string, signal: AbortSignal): Promise<LoadedList> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onloadend = () => {
      const { status, responseXML } = request;
      const page = status === 200 && responseXML;
      resolve(page || (status ? 'other' : 'unreached'));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send();
  });
}
