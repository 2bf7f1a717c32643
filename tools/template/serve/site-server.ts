import { crumbCookie } from '../../../core/net/index.js';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Site } from '../../../core/template/site/index.js';
import { contentTypeOf } from '../../../core/template/site/index.js';
import { changesPath, reloadScript, type Changes } from './changes.js';
import { askShop, firstCookies, hasCookie, headersFromShop } from './shop-proxy.js';
import { widgetsPath, type WidgetFiles } from './widget-files.js';

export interface ServerParts {
  readonly site: Site;
  readonly widgets: WidgetFiles;
  readonly changes: Changes;
  readonly shop: URL | null;
  readonly isAuthor: boolean;
  /** After each page. */
  readonly answered: () => void;
  readonly complain: (text: string) => void;
}

/** The server that answers requests by these parts, in this order. */
export function createSiteServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    answer(request, response, parts).catch((error: unknown) => {
      parts.complain(
        `${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`,
      );
      if (response.headersSent) response.destroy();
      else send(response, 500, 'The page could not be made.');
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  parts: ServerParts,
): Promise<void> {
  const { site, widgets, changes, shop, isAuthor } = parts;
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  if (!URL.canParse(request.url ?? '/', origin)) return send(response, 400, 'This is no address.');
  const url = new URL(request.url ?? '/', origin);
  const isRead = request.method === 'GET' || request.method === 'HEAD';

  if (isAuthor && url.pathname === changesPath) return changes.open(response);
  if (isRead && url.pathname.startsWith(widgetsPath)) {
    const path = url.pathname.slice(widgetsPath.length);
    const file = await widgets.read(path);
    if (file)
      return pass(
        response,
        new Response(file, {
          headers: { 'Content-Type': contentTypeOf(path), 'Cache-Control': 'no-cache' },
        }),
        '',
      );
  }
  if (!isRead || url.pathname.startsWith('/api/')) return forward(request, response, parts, origin);

  const page = await site.fetch(
    new Request(url, { method: request.method ?? 'GET', headers: textHeaders(request) }),
  );
  parts.answered();
  if (page.status === 404 && shop) {
    const found = await askShop(shop, request, origin).catch(() => null);
    if (found && found.statusCode !== 404) return relay(response, found, shop);
    found?.resume();
  }
  const isPage = page.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (shop && isPage && !hasCookie(request, crumbCookie)) {
    response.setHeader('Set-Cookie', await firstCookies(shop, request, origin));
  }
  return pass(response, page, isAuthor ? reloadScript : '');
}

/** Calls of the widgets, and forms that were posted without script. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { shop, complain }: ServerParts,
  origin: string,
): Promise<void> {
  if (!shop) {
    request.resume();
    return refuse(
      request,
      response,
      'This site has no shop yet, so that nothing can be bought. Start vitrine-template serve with --shop URL.',
    );
  }
  const found = await askShop(shop, request, origin).catch((error: unknown) => {
    complain(
      `The shop ${shop.origin} does not answer: ${error instanceof Error ? error.message : error}`,
    );
    return null;
  });
  if (found) return relay(response, found, shop);
  return refuse(request, response, `The shop ${shop.origin} does not answer.`);
}

function refuse(request: IncomingMessage, response: ServerResponse, message: string): void {
  const isForm = request.headers.accept?.includes('text/html') ?? false;
  if (isForm) return send(response, 503, message);
  response.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify({ error: { code: 'no-shop', message } }));
}

function relay(response: ServerResponse, found: IncomingMessage, shop: URL): void {
  response.writeHead(found.statusCode ?? 502, headersFromShop(found.headers, shop));
  found.pipe(response);
}

/** Sends a response; `script` goes to the end of a page's body. */
async function pass(response: ServerResponse, answered: Response, script: string): Promise<void> {
  const headers = Object.fromEntries(answered.headers);
  const isPage = headers['content-type']?.startsWith('text/html') && answered.body !== null;
  const body = isPage
    ? withScript(await answered.text(), script)
    : new Uint8Array(await answered.arrayBuffer());
  response.writeHead(answered.status, headers);
  response.end(body);
}

function withScript(page: string, script: string): string {
  const end = page.toLowerCase().lastIndexOf('</body');
  return end < 0 ? page + script : page.slice(0, end) + script + page.slice(end);
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(`${text}\n`);
}

function textHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    ),
  );
}
