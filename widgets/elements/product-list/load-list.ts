/**
 * Fetches the page of another filter. `XMLHttpRequest` returns a document without a sink that Trusted Types refuse;
 * nothing in it runs. Rejects when there is no such page, or another one, as after a redirect.
 */
export function loadList(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${address} is no list.`));
    request.open('GET', address);
    request.responseType = 'document';
    request.onload = () => {
      const page = request.responseXML;
      if (request.status === 200 && page) resolve(page);
      else fail();
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send();
  });
}
