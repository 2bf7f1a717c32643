import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolStats } from '../database/index.js';

export interface RequestFacts {
  readonly method: string;
  /** The route's pattern, such as `/shop/:urlId`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The code of the refusal or the fault; null without one. */
  readonly problem: string | null;
}

/** Counts for Prometheus. Label values come from the program's own tables, so that no request can add a series. */
export interface Metrics {
  request(facts: RequestFacts): void;
  statement(name: string, ms: number, isFailed: boolean): void;
  /** Events of a batch that is about to be stored; the function it returns is called when it has been, or has not. */
  intake(events: number, bytes: number): (isStored: boolean) => void;
  /** The text form, and its content type. */
  read(): Promise<{ readonly text: string; readonly type: string }>;
}

export interface MetricsOptions {
  /** The connections of the database, if it has a pool. */
  readonly poolStats?: (() => PoolStats) | undefined;
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5];

export function createMetrics({ poolStats }: MetricsOptions): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Counter({
    name: 'vitrine_http_requests_total',
    help: 'Requests by method, route pattern and class of status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers,
  });
  const problems = new Counter({
    name: 'vitrine_problems_total',
    help: 'Refusals and faults by their code.',
    labelNames: ['code'],
    registers,
  });
  const statements = new Histogram({
    name: 'vitrine_database_statement_duration_seconds',
    help: 'Time of database statements by name, the wait for a connection included.',
    labelNames: ['statement'],
    buckets: statementBuckets,
    registers,
  });
  const failures = new Counter({
    name: 'vitrine_database_statement_failures_total',
    help: 'Database statements that failed, by name.',
    labelNames: ['statement'],
    registers,
  });
  const events = new Counter({
    name: 'vitrine_tracking_events_total',
    help: 'Tracked events that were stored, or whose storing failed.',
    labelNames: ['outcome'],
    registers,
  });
  const bytes = new Counter({
    name: 'vitrine_tracking_content_bytes_total',
    help: 'Bytes of the contents of stored tracked events.',
    registers,
  });
  const queue = new Gauge({
    name: 'vitrine_tracking_queue_events',
    help: 'Tracked events that were received and are not stored yet.',
    registers,
  });
  if (poolStats) {
    new Gauge({
      name: 'vitrine_database_pool_connections',
      help: 'Connections of the pool: all, idle, and requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(poolStats())) this.set({ state }, count);
      },
    });
  }

  return {
    request({ method, route, status, ms, problem }) {
      requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ method, route }, ms / 1000);
      if (problem !== null) problems.inc({ code: problem });
    },
    statement(statement, ms, isFailed) {
      statements.observe({ statement }, ms / 1000);
      if (isFailed) failures.inc({ statement });
    },
    intake(count, size) {
      queue.inc(count);
      return (isStored) => {
        queue.dec(count);
        events.inc({ outcome: isStored ? 'stored' : 'failed' }, count);
        if (isStored) bytes.inc(size);
      };
    },
    read: async () => ({ text: await register.metrics(), type: register.contentType }),
  };
}
