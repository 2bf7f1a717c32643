import { Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { serve } from '@hono/node-server';
import type { Readiness } from './readiness.js';

export interface ListenOptions {
  readonly fetch: Parameters<typeof serve>[0]['fetch'];
  readonly port: number;
  /** Connections at a time; more are closed at once. */
  readonly maxConnections: number;
  /** Called with the port that was taken. */
  onListening(port: number): void;
}

export interface ListeningServer {
  /**
   * Stops without breaking a request: not ready, then after `drain` no new connections, then the requests under way
   * are answered, and what still hangs after ten seconds is cut.
   */
  stop(readiness: Readiness, drain: number): Promise<void>;
}

/**
 * Longer than a balancer keeps an idle connection (60 s by default in nginx and haproxy), so that the balancer closes
 * it first. A server that closes it first resets a request that is on its way. In milliseconds.
 */
const keepAliveTimeout = 65_000;

/** How long a client may take to send the headers of a request, and all of it, in milliseconds. */
const headersTimeout = 10_000;
const requestTimeout = 20_000;
/** How often Node looks for clients that took longer. */
const connectionsCheckingInterval = 2000;

/** How long open connections are answered with `Connection: close` before those without a request are closed. */
const farewell = 500;
/** How long requests under way may take when the server stops, in milliseconds. */
const grace = 10_000;

/** Serves an app. @throws Error, a sentence, when the port cannot be used. */
export function listen({
  fetch,
  port,
  maxConnections,
  onListening,
}: ListenOptions): Promise<ListeningServer> {
  const serverOptions = {
    keepAliveTimeout,
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval,
  };
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, serverOptions }, ({ port: taken }) => {
      resolve({ stop: (readiness, drain) => stop(server, answers, readiness, drain) });
      onListening(taken);
    });
    if (!(server instanceof Server)) throw new Error('The adapter made no server of HTTP 1.');
    server.maxConnections = maxConnections;
    const answers = rememberAnswers(server);
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another one: PORT=8081 npm start`)
          : error,
      ),
    );
  });
}

interface Answers {
  /** Lets every answer from now on say that it is the last of its connection. */
  endConnections(): void;
}

function rememberAnswers(server: Server): Answers {
  const pending = new Set<ServerResponse>();
  let isEnding = false;
  const end = (answer: ServerResponse) => {
    if (!answer.headersSent) answer.setHeader('Connection', 'close');
  };
  // Before the listener that answers.
  server.prependListener('request', (_request, answer) => {
    pending.add(answer);
    answer.once('close', () => pending.delete(answer));
    if (isEnding) end(answer);
  });
  return {
    endConnections() {
      isEnding = true;
      for (const answer of pending) end(answer);
    },
  };
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

async function stop(
  server: ReturnType<typeof serve>,
  answers: Answers,
  readiness: Readiness,
  drain: number,
): Promise<void> {
  if (!(server instanceof Server)) return;
  readiness.stop();
  await wait(drain);
  answers.endConnections();
  // Not the close of HTTP, which would close idle connections in the moment when a request may be on its way.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  await Promise.race([closed, wait(farewell)]);
  server.closeIdleConnections();
  await Promise.race([closed, wait(grace)]);
  server.closeAllConnections();
  await closed;
}
