import type { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import type { Reporter } from 'vitrine/core/runtime';
import type { Database } from '../database/index.js';
import type { Environment } from '../http/index.js';
import { withPackages } from '../optional-packages.js';
import { createLogReporter } from './log-reporter.js';
import { createLogger, type LoggerOptions } from './logger.js';
import { createMetrics } from './metrics.js';
import { addMetricsRoute } from './metrics-route.js';
import { observeAnalytics, type EventIntake } from './observe-analytics.js';
import { observeDatabase } from './observe-database.js';
import { observeRequests, type RequestOptions } from './observe-requests.js';
import { noTracer } from './tracer.js';

export interface TelemetryOptions {
  /** By default warnings and faults, on the console. */
  readonly log?: LoggerOptions;
  /** The bearer token that `/metrics` requires; null: there are no metrics. */
  readonly metricsToken?: string | null;
  /** The OpenTelemetry collector, such as `http://127.0.0.1:4318`; null: nothing is traced. */
  readonly traces?: { readonly endpoint: string; readonly serviceName: string } | null;
}

/** Logs, metrics and traces of one server. */
export interface Telemetry {
  /** Writes faults to the log, without values of requests and rows. */
  readonly reporter: Reporter;
  /** The same analytics, observed. */
  analytics<Analytics extends EventIntake>(analytics: Analytics): Analytics;
  /** The same database, observed. */
  readonly database: Database;
  /** The first middleware of the app. */
  requests(options: RequestOptions): MiddlewareHandler<Environment>;
  /** Adds `/metrics` if there is a token for it. */
  addRoutes(app: OpenAPIHono<Environment>): void;
  /** Sends the traces that are left. */
  close(): Promise<void>;
}

const consoleLog: LoggerOptions = {
  level: 'warn',
  format: 'json',
  write: (line) => console.error(line),
};

/** Writes faults to a log, for a program without requests. */
export function createReporter(log: LoggerOptions = consoleLog): Reporter {
  return createLogReporter(createLogger(log));
}

const loadTracer = () =>
  withPackages(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    '@opentelemetry/api @opentelemetry/exporter-trace-otlp-http @opentelemetry/resources @opentelemetry/sdk-trace-base',
    () => import('./otlp-tracer.js'),
  );

export async function createTelemetry(
  database: Database,
  { log = consoleLog, metricsToken = null, traces = null }: TelemetryOptions = {},
): Promise<Telemetry> {
  const logger = createLogger(log);
  const metrics =
    metricsToken === null ? null : createMetrics({ poolStats: database.poolStats?.bind(database) });
  const tracer =
    traces === null
      ? noTracer
      : (await loadTracer()).createOtlpTracer(traces.endpoint, traces.serviceName);

  return {
    reporter: createLogReporter(logger),
    analytics: (analytics) => (metrics ? observeAnalytics(analytics, metrics) : analytics),
    database: observeDatabase(database, metrics),
    requests: (options) => observeRequests({ logger, metrics, tracer }, options),
    addRoutes(app) {
      if (metrics !== null && metricsToken !== null) addMetricsRoute(app, metrics, metricsToken);
    },
    close: () => tracer.close(),
  };
}
