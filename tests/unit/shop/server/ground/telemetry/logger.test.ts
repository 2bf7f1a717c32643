import { describe, expect, it } from 'vitest';
import {
  createLogger,
  type LogFormat,
  type LogLevel,
} from '../../../../../../shop/server/ground/telemetry/logger.js';
import { readTelemetrySettings } from '../../../../../../shop/server/ground/telemetry/index.js';

function writeAll(level: LogLevel, format: LogFormat) {
  const lines: string[] = [];
  const logger = createLogger({ level, format, write: (line) => lines.push(line) });
  logger.debug('hidden');
  logger.info(
    { method: 'GET', route: '/shop/:urlId', status: 200, ms: 12.4, id: 'r-1' },
    'request',
  );
  logger.error({ where: 'GET /' }, 'fault');
  return lines;
}

describe('the log', () => {
  it('is an object a line with time, level and message', () => {
    const lines = writeAll('info', 'json').map((line) => JSON.parse(line) as unknown);
    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(lines).toEqual([
      {
        level: 'info',
        time,
        method: 'GET',
        route: '/shop/:urlId',
        status: 200,
        ms: 12.4,
        id: 'r-1',
        msg: 'request',
      },
      { level: 'error', time, where: 'GET /', msg: 'fault' },
    ]);
  });

  it('can be read at a terminal', () => {
    expect(writeAll('info', 'text').map((line) => line.replace(/^[\d:]{8}/, 'TIME'))).toEqual([
      'TIME info  GET /shop/:urlId 200 12 ms',
      'TIME error fault {"where":"GET /"}',
    ]);
  });

  it.each([
    ['warn', 1],
    ['silent', 0],
  ] as const)('holds at the level %s %i lines', (level, count) => {
    expect(writeAll(level, 'json')).toHaveLength(count);
  });
});

describe('the settings of logs, metrics and traces', () => {
  const write = () => undefined;
  const read = (variables: Record<string, string>, isTerminal = false) =>
    readTelemetrySettings(variables, { isTerminal, write });

  it('are JSON lines, no metrics and no traces by default', () => {
    expect(read({})).toEqual({
      log: { level: 'info', format: 'json', write },
      logAddresses: false,
      metricsToken: null,
      traces: null,
    });
    expect(read({}, true).log?.format).toBe('text');
  });

  it('are read from the environment', () => {
    expect(
      read({
        LOG_LEVEL: 'warn',
        LOG_FORMAT: 'text',
        LOG_ADDRESSES: 'true',
        METRICS_TOKEN: 'a-token-of-20-letters',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318',
        OTEL_SERVICE_NAME: 'shop',
      }),
    ).toEqual({
      log: { level: 'warn', format: 'text', write },
      logAddresses: true,
      metricsToken: 'a-token-of-20-letters',
      traces: { endpoint: 'http://c:4318', serviceName: 'shop' },
    });
  });

  it.each([
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud". Set it to one of debug, info, warn, error, silent.',
    ],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT is "xml"'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16'],
    [{ METRICS_TOKEN: 'sixteen letters and a space' }, 'METRICS_TOKEN must have'],
  ])('%j are refused with a sentence', (variables, sentence) => {
    expect(() => read(variables)).toThrow(sentence);
  });
});
