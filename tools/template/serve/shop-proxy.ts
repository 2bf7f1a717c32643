import {
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request as requestHttps } from 'node:https';

/** Headers of one connection, which do not pass on. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'host',
]);

/** Sends a request to the shop as if the shop had served the page. Rejects if the shop does not answer. */
export function askShop(
  shop: URL,
  request: IncomingMessage,
  ownOrigin: string,
): Promise<IncomingMessage> {
  const target = new URL(request.url ?? '/', shop);
  const send = shop.protocol === 'https:' ? requestHttps : requestHttp;
  // The path of the request alone: `//elsewhere` in it must not change the host.
  const url = new URL(shop.origin);
  return new Promise((resolve, reject) => {
    const asked = send(
      {
        hostname: url.hostname.replace(/^\[|\]$/g, ''),
        port: url.port,
        path: pathOf(request.url, target),
        method: request.method,
        headers: headersToShop(request.headers, shop, ownOrigin),
      },
      resolve,
    );
    asked.on('error', reject);
    request.on('error', reject);
    request.pipe(asked);
  });
}

function pathOf(url: string | undefined, target: URL): string {
  return url?.startsWith('/') ? url : target.pathname + target.search;
}

/** The shop compares origin and referrer with its own address. */
export function headersToShop(
  headers: IncomingHttpHeaders,
  shop: URL,
  ownOrigin: string,
): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !ofConnection.has(name));
  const own = (text: string | undefined) =>
    text?.startsWith(ownOrigin) ? shop.origin + text.slice(ownOrigin.length) : text;
  const { origin, referer } = headers;
  return {
    ...Object.fromEntries(kept),
    host: shop.host,
    ...(origin !== undefined && { origin: own(origin) }),
    ...(referer !== undefined && { referer: own(referer) }),
  };
}

/** Redirects stay on the site, and cookies are the site's own. */
export function headersFromShop(headers: IncomingHttpHeaders, shop: URL): OutgoingHttpHeaders {
  const { location, 'set-cookie': cookies } = headers;
  const kept = Object.entries(headers).filter(
    ([name]) => !ofConnection.has(name) && name !== 'strict-transport-security',
  );
  return {
    ...Object.fromEntries(kept),
    ...(location?.startsWith(`${shop.origin}/`) && {
      location: location.slice(shop.origin.length),
    }),
    ...(cookies && {
      'set-cookie': cookies.map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, '')),
    }),
  };
}
