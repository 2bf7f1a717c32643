import { createServer as createHttpServer } from 'node:http';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ServerOptions } from '../../shop/server/index.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { page, sendEvents, trackingOptions, wire } from './tracking.js';
import { shopOrigin } from './visitor.js';

const metricsToken = 'a-token-for-the-metrics';
const lineSchema = z.looseObject({ level: z.string(), time: z.string(), msg: z.string() });

describeShop('Logs and metrics', (shop) => {
  const lines: z.output<typeof lineSchema>[] = [];
  const log = {
    level: 'info',
    format: 'json',
    write: (line: string) => void lines.push(lineSchema.parse(JSON.parse(line))),
  } as const;
  let open: OpenShop;

  const openLogged = (options: Partial<ServerOptions> = {}) =>
    shop.open({
      ...trackingOptions,
      ...options,
      telemetry: { log, metricsToken, ...options.telemetry },
    });

  beforeAll(async () => {
    open = await openLogged({ trustProxy: true });
    open.app.get('/broken/:name', async (c) => {
      const name = c.req.param('name');
      // The database refuses such a time, and its message quotes it.
      const period = { environment: 'prod', since: 7.31e30, until: 1 } as const;
      if (name === 'statement') await open.services.analytics.totals(period);
      throw new Error(`"${name}" is broken`);
    });
  });
  beforeEach(() => void lines.splice(0));

  const get = (path: string, headers: Record<string, string> = {}) =>
    open.app.request(`${shopOrigin}${path}`, { headers });
  const readMetrics = async () => {
    const response = await get('/metrics', { Authorization: `Bearer ${metricsToken}` });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
    return response.text();
  };
  const valueOf = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1) ?? NaN,
    );

  it('tell each request by its route, without address, query or visitor', async () => {
    await get('/api/commerce/products/secret-item?email=ada@example.com&token=secret', {
      'X-Forwarded-For': '203.0.113.9',
      Cookie: 'CART=secret',
    });
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.any(String) as string,
        id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        method: 'GET',
        route: '/api/commerce/products/:itemId',
        status: 404,
        ms: expect.any(Number) as number,
        bytes: null,
        statements: expect.any(Number) as number,
        problem: 'item-not-found',
        msg: 'request',
      },
    ]);
    expect(lines[0]?.['statements']).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/secret|ada@|203\.0/);
  });

  it('carry the id that a trusted proxy gave, and give one to every response', async () => {
    const named = await get('/api/health', { 'X-Request-Id': 'proxy-0001' });
    expect(named.headers.get('X-Request-Id')).toBe('proxy-0001');
    expect(lines[0]).toMatchObject({ id: 'proxy-0001', route: '/api/health', status: 200 });
    for (const path of ['/api/health', '/nothing', '/api/nothing', '/broken/x', '/metrics']) {
      const response = await get(path, { 'X-Request-Id': 'odd "id"' });
      expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('tell a fault by its place, with the id of the response and nothing that the visitor sent', async () => {
    const response = await get('/broken/Ada%20Lovelace');
    expect(response.status).toBe(500);
    const [fault, request] = lines;
    expect(fault).toMatchObject({
      level: 'error',
      msg: 'fault',
      where: 'GET /broken/:name',
      fault: { type: 'Error', message: '… is broken' },
    });
    expect(request).toMatchObject({ status: 500, problem: 'server' });
    expect([fault?.['id'], request?.['id']]).toEqual([
      response.headers.get('X-Request-Id'),
      response.headers.get('X-Request-Id'),
    ]);
    expect(JSON.stringify(lines)).not.toContain('Ada');
  });

  it('tell a statement that failed by its name, without parameters', async () => {
    const response = await get('/broken/statement');
    const faults = lines.filter(({ msg }) => msg === 'fault');
    expect(response.status).toBe(500);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({
      fault: { code: 'statement', statement: 'select tracked_events', cause: { code: '22P02' } },
    });
    expect(JSON.stringify(lines)).not.toContain('7.31');
  });

  it('count requests, problems, statements and events', async () => {
    const before = await readMetrics();
    const first = page('metrics');
    await sendEvents(open, [wire(first, 1), wire(first, 2)]);
    await get('/api/commerce/products/nothing');
    await get('/api/anything/at/all');
    const after = await readMetrics();
    const grown = (series: string) => valueOf(after, series) - (valueOf(before, series) || 0);
    const requests = 'vitrine_http_requests_total';
    expect(grown(`${requests}{method="POST",route="/api/v1/clanker/events",status="2xx"}`)).toBe(1);
    expect(
      grown(`${requests}{method="GET",route="/api/commerce/products/:itemId",status="4xx"}`),
    ).toBe(1);
    expect(grown('vitrine_problems_total{code="item-not-found"}')).toBe(1);
    expect(grown('vitrine_tracking_events_total{outcome="stored"}')).toBe(2);
    expect(grown('vitrine_tracking_content_bytes_total')).toBeGreaterThan(0);
    expect(valueOf(after, 'vitrine_tracking_queue_events')).toBe(0);
    expect(
      grown('vitrine_database_statement_duration_seconds_count{statement="insert tracked_events"}'),
    ).toBe(1);
    expect(after).toMatch(/^process_cpu_seconds_total /m);
    expect(after).not.toContain('anything');
    if (open.database.poolStats) {
      expect(valueOf(after, 'vitrine_database_pool_connections{state="all"}')).toBeGreaterThan(0);
      expect(valueOf(after, 'vitrine_database_pool_connections{state="waiting"}')).toBe(0);
    }
  });

  it.each([[{}], [{ Authorization: 'Bearer wrong' }]])('show no metrics to %j', async (headers) => {
    const response = await get('/metrics', headers);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('vitrine_');
  });

  it('have no metrics without a token', async () => {
    const plain = await shop.openCopy();
    expect((await plain.app.request(`${shopOrigin}/metrics`)).status).toBe(404);
  });

  describe('with a collector of traces', () => {
    const received: string[] = [];
    const collector = createHttpServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        received.push(`${request.url ?? ''} ${body}`);
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
    });
    const spanSchema = z.object({
      resourceSpans: z.array(
        z.object({
          scopeSpans: z.array(
            z.object({
              spans: z.array(
                z.object({
                  traceId: z.string(),
                  spanId: z.string(),
                  parentSpanId: z.string().optional(),
                  name: z.string(),
                  attributes: z.array(z.unknown()),
                }),
              ),
            }),
          ),
        }),
      ),
    });

    beforeAll(async () => {
      collector.listen(0, '127.0.0.1');
      await once(collector, 'listening');
    });
    afterAll(() => void collector.close());

    it('send a span for the request and one for each statement, in the trace of the caller', async () => {
      const address = collector.address();
      const port = typeof address === 'object' ? address?.port : 0;
      const traced = await shop.openCopy({
        rateLimits: { reads: { calls: 1, seconds: 60 } },
        telemetry: { log, traces: { endpoint: `http://127.0.0.1:${port}/`, serviceName: 'test' } },
      });
      const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
      await traced.app.request(`${shopOrigin}/api/commerce/products/secret-item?token=secret`, {
        headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
      });
      await traced.services.endTelemetry();
      expect(received[0]).toMatch(/^\/v1\/traces /);
      expect(received.join()).not.toContain('secret');
      const spans = received
        .map((text) => spanSchema.parse(JSON.parse(text.slice(text.indexOf(' ')))))
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap((scope) => scope.spans);
      const request = spans.find(({ name }) => name === 'GET /api/commerce/products/:itemId');
      expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' });
      expect(spans.filter((span) => span.traceId === traceId).map(({ name }) => name)).toContain(
        'insert rate_limits',
      );
      const others = spans.filter((span) => span.traceId === traceId && span !== request);
      expect(new Set(others.map(({ parentSpanId }) => parentSpanId))).toEqual(
        new Set([request?.spanId]),
      );
    });
  });

  it('count the bytes that went out over a real connection', async () => {
    let server: ReturnType<typeof serve> | undefined;
    const port = await new Promise<number>((resolve) => {
      server = serve({ fetch: open.app.fetch, port: 0 }, (taken) => resolve(taken.port));
    });
    const response = await fetch(`http://127.0.0.1:${port}/api/health`);
    const { length } = await response.text();
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]?.['bytes']).toBeGreaterThan(length);
    server?.close();
  });
});
