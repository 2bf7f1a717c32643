import { contentTypeOf, publicFileOf } from './content-types.js';
import type { Edition } from './edition.js';
import type { SiteRequest, SiteResult } from './types.js';

interface Answering {
  readonly render: (request: SiteRequest) => Promise<SiteResult>;
  readonly obtain: () => Promise<Edition>;
  readonly bytes: (path: string) => Promise<Uint8Array | null>;
}

/** Answers a request to the site. Public files come before pages. */
export async function answerFetch(
  request: Request,
  { render, obtain, bytes }: Answering,
): Promise<Response> {
  const isHead = request.method === 'HEAD';
  if (request.method !== 'GET' && !isHead) {
    return new Response('This address answers GET and HEAD alone.', {
      status: 405,
      headers: { Allow: 'GET, HEAD' },
    });
  }
  const { pathname, searchParams } = new URL(request.url);
  const edition = await obtain();
  const answer = (body: string | Uint8Array<ArrayBuffer>, status: number, contentType: string) =>
    new Response(isHead ? null : body, {
      status,
      headers: {
        'Content-Type': contentType,
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      },
    });

  if (pathname === '/site.css' && edition.css !== null)
    return answer(edition.css, 200, contentTypeOf(pathname));
  const file = publicFileOf(decode(pathname));
  if (file !== null && edition.paths.has(file)) {
    const content = await bytes(file);
    // Bytes may come from memory that is shared, which a response does not take.
    if (content) return answer(new Uint8Array(content), 200, contentTypeOf(file));
  }
  const headers = Object.fromEntries(request.headers);
  const { status, contentType, body } = await render({
    path: pathname,
    query: searchParams,
    headers,
  });
  return answer(body, status, contentType);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
