import { buffer } from 'node:stream/consumers';
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

/** The longest form that is completed; a longer body passes as it is. */
const longestForm = 1_000_000;

/** Sends a request to the shop as if the shop had served the page. Rejects if the shop does not answer. */
export async function askShop(
  shop: URL,
  request: IncomingMessage,
  ownOrigin: string,
): Promise<IncomingMessage> {
  const form = isForm(request) ? withCrumb((await buffer(request)).toString()) : null;
  const headers = headersToShop(request.headers, shop, ownOrigin);
  const send = shop.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const asked = send(
      {
        hostname: shop.hostname.replace(/^\[|\]$/g, ''),
        port: shop.port,
        // A path alone: `//elsewhere` does not change the host.
        path: request.url,
        method: request.method,
        headers:
          form === null ? headers : { ...headers, 'content-length': Buffer.byteLength(form) },
      },
      resolve,
    );
    asked.on('error', reject);
    request.on('error', reject);
    if (form === null) request.pipe(asked);
    else asked.end(form);
  });
}

/** A form that the browser posts itself; the request of a script has what it needs. */
function isForm({ method, headers }: IncomingMessage): boolean {
  const isEncoded = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const isVisit = headers.accept?.includes('text/html') ?? false;
  const length = Number(headers['content-length']);
  return method === 'POST' && isEncoded === true && isVisit && length < longestForm;
}

/**
 * A page that all visitors share has no crumb of its own. An empty one says so, and the shop then looks at where the form
 * came from (docs/server/CONTRACT.md).
 */
export function withCrumb(form: string): string {
  if (new URLSearchParams(form).has('crumb')) return form;
  return form === '' ? 'crumb=' : `crumb=&${form}`;
}

/**
 * The cookies that the shop sets on a first page. Without them the first change would be refused once: its crumb is that
 * of a cookie. None if the shop does not answer.
 */
export function firstCookies(
  shop: URL,
  request: IncomingMessage,
  ownOrigin: string,
): Promise<string[]> {
  const { cookie, 'user-agent': agent } = headersToShop(request.headers, shop, ownOrigin);
  const send = shop.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const asked = send(
      new URL('/', shop),
      {
        headers: {
          accept: 'text/html',
          ...(cookie && { cookie }),
          ...(agent && { 'user-agent': agent }),
        },
      },
      (answered) => {
        answered.resume();
        resolve((answered.headers['set-cookie'] ?? []).map(withoutDomain));
      },
    );
    asked.on('error', () => resolve([]));
    asked.end();
  });
}

export function hasCookie({ headers }: IncomingMessage, name: string): boolean {
  return (headers.cookie ?? '').split(/;\s*/).some((pair) => pair.startsWith(`${name}=`));
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
      'set-cookie': cookies.map(withoutDomain),
    }),
  };
}

function withoutDomain(cookie: string): string {
  return cookie.replace(/;\s*domain=[^;]*/i, '');
}
