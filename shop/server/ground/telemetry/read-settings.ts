import { logFormats, logLevels } from './logger.js';
import type { TelemetryOptions } from './telemetry.js';

type Variables = Readonly<Record<string, string | undefined>>;

export interface TelemetrySettings extends TelemetryOptions {
  readonly logAddresses: boolean;
}

/**
 * Reads LOG_LEVEL, LOG_FORMAT, LOG_ADDRESSES, METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_SERVICE_NAME.
 * @throws Error for a level or a format that does not exist, and for a short token.
 */
export function readTelemetrySettings(
  variables: Variables,
  { isTerminal, write }: { readonly isTerminal: boolean; readonly write: (line: string) => void },
): TelemetrySettings {
  const endpoint = variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    log: {
      level: oneOf(variables, 'LOG_LEVEL', logLevels, 'info'),
      format: oneOf(variables, 'LOG_FORMAT', logFormats, isTerminal ? 'text' : 'json'),
      write,
    },
    logAddresses: variables.LOG_ADDRESSES === 'true',
    metricsToken: readToken(variables.METRICS_TOKEN),
    traces: endpoint ? { endpoint, serviceName: variables.OTEL_SERVICE_NAME || 'vitrine' } : null,
  };
}

const shortestToken = 16;

function readToken(token: string | undefined): string | null {
  if (!token) return null;
  if (!/^[\w.~+/=-]+$/.test(token) || token.length < shortestToken) {
    throw new Error(
      `METRICS_TOKEN must have at least ${shortestToken} letters, digits or any of -._~+/= so that it cannot be guessed.`,
    );
  }
  return token;
}

function oneOf<const Word extends string>(
  variables: Variables,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const given = variables[name];
  if (!given) return fallback;
  const word = words.find((known) => known === given);
  if (word === undefined) {
    throw new Error(`${name} is "${given}". Set it to one of ${words.join(', ')}.`);
  }
  return word;
}
