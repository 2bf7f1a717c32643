import { request } from 'node:http';

/** The whole body of a request; null when its sender has gone. */
export function readBody(incoming) {
  return new Promise((resolve) => {
    const chunks = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', () => resolve(null));
    incoming.on('close', () => resolve(null));
  });
}

/** Asks the shop; null when it gives no answer. */
export function askShop(shop, { method, path, headers }, body) {
  const { hostname, port } = new URL(shop);
  return new Promise((resolve) => {
    // A connection for each: the shop may close one that waits in the very moment it is used again.
    const outgoing = request(
      { hostname, port, path, method, headers, agent: false },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', () => resolve(null));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    outgoing.on('error', () => resolve(null));
    outgoing.end(body);
  });
}
