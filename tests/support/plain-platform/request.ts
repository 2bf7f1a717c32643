import type { IncomingMessage } from 'node:http';

/** A request as the platform reads it. */
export interface PlainRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly cookies: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface PlainResponse {
  readonly status?: number;
  readonly json?: unknown;
  readonly html?: string;
  readonly cookies?: readonly string[];
}

/** Answers a request, or undefined when it is not its own. */
export type Route = (request: PlainRequest) => PlainResponse | undefined;

export const refuse = (status: number, error: string, more: object = {}): PlainResponse => ({
  status,
  json: { error, ...more },
});

/**
 * Reads a JSON body that may hold `allowed` members alone, as a strict platform does.
 * @returns Its members, or the refusal.
 */
export function readMembers(
  { body }: PlainRequest,
  allowed: readonly string[],
): { members: Readonly<Record<string, unknown>> } | { refusal: PlainResponse } {
  const members: unknown = JSON.parse(body || '{}');
  if (typeof members !== 'object' || members === null) {
    return { refusal: refuse(400, 'The body must be an object.') };
  }
  const unknown = Object.keys(members).find((name) => !allowed.includes(name));
  return unknown === undefined
    ? { members: members as Record<string, unknown> }
    : { refusal: refuse(400, `Unknown member ${unknown}.`) };
}

export async function readRequest(request: IncomingMessage): Promise<PlainRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://plain.test');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const cookies = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    cookies: Object.fromEntries(cookies) as Record<string, string>,
    body: Buffer.concat(chunks).toString(),
  };
}
