import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, type ListeningServer, type ListenTimes } from '../../../../shop/start/listen.js';
import { createReadiness } from '../../../../shop/start/readiness.js';

type Fetch = Parameters<typeof listen>[0]['fetch'];

const hello: Fetch = () => new Response('Hello');
const openings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(openings.splice(0).map((close) => close()));
});

/** A server on a free port, closed after the test. */
async function open({
  fetch = hello,
  maxConnections = 100,
  times = {},
}: { fetch?: Fetch; maxConnections?: number; times?: Partial<ListenTimes> } = {}) {
  const ports: number[] = [];
  const server = await listen({
    fetch,
    port: 0,
    maxConnections,
    times: { farewell: 20, grace: 100, connectionsCheckingInterval: 20, ...times },
    onListening: (port) => ports.push(port),
  });
  const [port = 0] = ports;
  const readiness = createReadiness();
  let stopping: ReturnType<ListeningServer['stop']> | null = null;
  const stop = (drain = 0) => (stopping ??= server.stop(readiness, drain));
  openings.push(() => stop());
  return { port, stop, readiness };
}

/** A client that writes what it likes. */
async function dial(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  openings.push(() => Promise.resolve(socket.destroy()));
  const received: string[] = [];
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  // A reset is one of the ways to end a connection.
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => received.push(chunk.toString()));
  await once(socket, 'connect');
  return { socket, ended, text: () => received.join('') };
}

/** Waits until the server takes no more connections. */
const untilRefused = (port: number) =>
  vi.waitFor(async () => {
    const probe = connect(port, '127.0.0.1');
    const outcome = await once(probe, 'connect').then(
      () => 'taken',
      () => 'refused',
    );
    probe.destroy();
    expect(outcome).toBe('refused');
  });

/** Sends requests over one connection that it keeps. */
function createClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  openings.push(() => Promise.resolve(agent.destroy()));
  return {
    agent,
    async get() {
      const sent = request({ host: '127.0.0.1', port, agent }).end();
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        sent.once('response', resolve).once('error', reject);
      });
      let text = '';
      for await (const chunk of answer) text += String(chunk);
      return { text, connection: answer.headers.connection };
    },
  };
}

/** An app whose answer waits until the test releases it. */
function createSlowApp() {
  const releases: (() => void)[] = [];
  const fetch: Fetch = async () => {
    await new Promise<void>((resolve) => releases.push(resolve));
    return new Response('At last');
  };
  return {
    fetch,
    started: () => vi.waitFor(() => expect(releases).not.toEqual([])),
    release() {
      for (const release of releases) release();
    },
  };
}

describe('a server that stops', () => {
  it('is not ready, and still takes and answers requests until the drain is over', async () => {
    const server = await open();
    const client = createClient(server.port);
    // Node's own timers stay real.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const drain = 60_000;
    const stopped = server.stop(drain);
    await vi.advanceTimersByTimeAsync(drain - 1);
    expect(server.readiness.isStopping()).toBe(true);
    expect(await client.get()).toEqual({ text: 'Hello', connection: 'keep-alive' });
    expect(await createClient(server.port).get()).toMatchObject({ text: 'Hello' });
    await vi.advanceTimersByTimeAsync(drain);
    vi.useRealTimers();
    await stopped;
    await untilRefused(server.port);
  });

  it('answers a request under way, and says that the connection ends', async () => {
    const app = createSlowApp();
    const server = await open({ fetch: app.fetch, times: { grace: 60_000 } });
    const answer = createClient(server.port).get();
    await app.started();
    const stopped = server.stop();
    await untilRefused(server.port);
    app.release();
    expect(await answer).toEqual({ text: 'At last', connection: 'close' });
    await stopped;
  });

  it('answers a request over an idle connection with the end of the connection', async () => {
    const server = await open({ times: { farewell: 60_000 } });
    const client = createClient(server.port);
    expect(await client.get()).toEqual({ text: 'Hello', connection: 'keep-alive' });
    const stopped = server.stop();
    await untilRefused(server.port);
    expect(await client.get()).toEqual({ text: 'Hello', connection: 'close' });
    // The last connection is closed, so that nothing is waited for.
    await stopped;
  });

  it('closes connections without a request after the farewell', async () => {
    const server = await open({ times: { grace: 60_000 } });
    const idle = await dial(server.port);
    idle.socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
    await vi.waitFor(() => expect(idle.text()).toContain('Hello'));
    await server.stop();
    await idle.ended;
    expect(idle.text()).toContain('Connection: keep-alive');
  });

  it('cuts a request that still hangs after the grace', async () => {
    const app = createSlowApp();
    const server = await open({ fetch: app.fetch });
    const answer = createClient(server.port).get();
    const isCut = expect(answer).rejects.toThrow('socket hang up');
    await app.started();
    await server.stop();
    await isCut;
    app.release();
  });
});

describe('a client that is slow', () => {
  it('is cut while it sends headers', async () => {
    const fetch = vi.fn(hello);
    const server = await open({ fetch, times: { headersTimeout: 60, requestTimeout: 60_000 } });
    const client = await dial(server.port);
    client.socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
    await client.ended;
    expect(client.text()).toMatch(/^HTTP\/1\.1 408 /);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is cut while it sends a body, however busy it looks', async () => {
    const read = vi.fn();
    const fetch: Fetch = async (sent: Request) => {
      read(await sent.text().catch(() => 'nothing'));
      return new Response('');
    };
    const server = await open({ fetch, times: { headersTimeout: 60, requestTimeout: 100 } });
    const client = await dial(server.port);
    client.socket.write('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 1000\r\n\r\n');
    const trickle = setInterval(() => client.socket.write('x'), 10);
    await client.ended;
    clearInterval(trickle);
    expect(client.text()).not.toContain('200 OK');
    expect(read).not.toHaveBeenCalledWith(expect.stringContaining('x'.repeat(1000)));
  });

  it('does not take the time of others', async () => {
    const server = await open({ times: { headersTimeout: 60_000, requestTimeout: 60_000 } });
    const slow = await dial(server.port);
    slow.socket.write('GET / HTTP/1.1\r\n');
    expect(await createClient(server.port).get()).toMatchObject({ text: 'Hello' });
  });
});

describe('the highest number of connections', () => {
  it('closes one more at once, and takes the next when one has ended', async () => {
    const server = await open({ maxConnections: 2 });
    const first = await dial(server.port);
    const second = createClient(server.port);
    expect(await second.get()).toMatchObject({ text: 'Hello' });
    const third = await dial(server.port);
    await third.ended;
    expect(third.text()).toBe('');
    // Those who are connected are served all the same.
    expect(await second.get()).toMatchObject({ text: 'Hello' });
    first.socket.destroy();
    await vi.waitFor(async () =>
      expect(await createClient(server.port).get()).toMatchObject({ text: 'Hello' }),
    );
  });
});

it('says in a sentence that the port is taken', async () => {
  const { port } = await open();
  const again = listen({ fetch: hello, port, maxConnections: 1, onListening: () => undefined });
  await expect(again).rejects.toThrow(`Port ${port} is in use.`);
});
