import { Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { serve } from '@hono/node-server';
import type { Readiness } from './readiness.js';

export interface ListenOptions {
  readonly fetch: Parameters<typeof serve>[0]['fetch'];
  readonly port: number;
  /** Connections at a time; more are closed at once. */
  readonly maxConnections: number;
  /** In place of some of the defaults. */
  readonly times?: Partial<ListenTimes>;
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

/** In milliseconds. */
export interface ListenTimes {
  /** How long a client may take to send the headers of a request, and all of it. */
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  /** How often Node looks for clients that took longer. */
  readonly connectionsCheckingInterval: number;
  /** How long a connection without a request stays open. */
  readonly keepAliveTimeout: number;
  /** How long open connections are answered with `Connection: close` before those without a request are closed. */
  readonly farewell: number;
  /** How long requests under way may take when the server stops. */
  readonly grace: number;
}

const defaultTimes: ListenTimes = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 2000,
  // Longer than a balancer keeps an idle connection (60 s by default in nginx and in our haproxy.cfg), so that the
  // balancer closes it first. A server that closes it first resets a request that is on its way.
  keepAliveTimeout: 65_000,
  farewell: 500,
  grace: 10_000,
};

/** Serves an app. @throws Error, a sentence, when the port cannot be used. */
export function listen({
  fetch,
  port,
  maxConnections,
  times: ownTimes,
  onListening,
}: ListenOptions): Promise<ListeningServer> {
  const { farewell, grace, ...serverOptions } = { ...defaultTimes, ...ownTimes };
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, serverOptions }, ({ port: taken }) => {
      resolve({
        stop: (readiness, drain) => stop(server, answers, { readiness, drain, farewell, grace }),
      });
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

interface Stop extends Pick<ListenTimes, 'farewell' | 'grace'> {
  readonly readiness: Readiness;
  readonly drain: number;
}

async function stop(
  server: ReturnType<typeof serve>,
  answers: Answers,
  { readiness, drain, farewell, grace }: Stop,
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
