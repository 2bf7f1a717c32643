import { afterEach, beforeEach, vi } from 'vitest';
import { removeCookie } from '../../../../../../core/net/index.js';
import { configure, resetRuntime } from '../../../../../../core/runtime/index.js';
import { createManualClock, type ManualClock } from '../../../../../support/manual-clock.js';
import { stubFetch } from '../../../../../support/stub-fetch.js';

interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface FakeServer {
  clock: ManualClock;
  requests: SeenRequest[];
  /** Answers each request; an error it throws is a network that fails. */
  answer: (request: SeenRequest, turn: number) => Response | Promise<Response>;
}

/** Before each test: a page whose calls are written down and answered by `answer`. */
export function useFakeServer(): FakeServer {
  const server = {} as FakeServer;
  beforeEach(() => {
    server.clock = createManualClock();
    configure({ clock: server.clock });
    server.requests = [];
    server.answer = () => Response.json({});
    stubFetch(async (request) => {
      const { method, url, headers } = request;
      const { pathname, searchParams } = new URL(url);
      const text = await request.text();
      const seen = {
        method,
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: text === '' ? null : (JSON.parse(text) as unknown),
        headers,
      };
      server.requests.push(seen);
      return server.answer(seen, server.requests.length);
    });
  });
  afterEach(() => {
    resetRuntime();
    removeCookie('crumb');
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  return server;
}

export const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
