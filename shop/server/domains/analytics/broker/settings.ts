import { readWhole } from '../../../ground/database/index.js';

export interface BrokerSettings {
  /** `host:port` of each server of the cluster. */
  readonly servers: readonly string[];
  readonly user?: string;
  readonly pass?: string;
  readonly hasTls: boolean;
  /** On how many servers of the cluster an event is kept. */
  readonly replicas: number;
  /** How many days the broker keeps events, read or not. */
  readonly days: number;
}

/**
 * Reads EVENTS_BROKER (`nats://user:password@host:4222`, several with commas, `tls://` for TLS), EVENTS_BROKER_REPLICAS
 * and EVENTS_BROKER_DAYS.
 * @returns Null without EVENTS_BROKER: events go to the database.
 * @throws Error for an address or a number that cannot be used.
 */
export function readBrokerSettings(
  variables: Readonly<Record<string, string | undefined>>,
): BrokerSettings | null {
  const addresses = (variables.EVENTS_BROKER ?? '').split(',').filter(Boolean).map(readAddress);
  const [first] = addresses;
  if (first === undefined) return null;
  const { server: _server, ...access } = first;
  return {
    ...access,
    servers: addresses.map(({ server }) => server),
    replicas: readWhole(variables, 'EVENTS_BROKER_REPLICAS', { least: 1, most: 5, otherwise: 1 }),
    days: readWhole(variables, 'EVENTS_BROKER_DAYS', { least: 1, most: 90, otherwise: 7 }),
  };
}

const protocols: Readonly<Record<string, boolean>> = { 'nats:': false, 'tls:': true };

function readAddress(address: string) {
  const url = URL.canParse(address) ? new URL(address) : null;
  const hasTls = url === null ? undefined : protocols[url.protocol];
  if (url === null || hasTls === undefined || url.hostname === '') {
    throw new Error(
      `EVENTS_BROKER must be an address such as nats://127.0.0.1:4222 (tls:// for TLS), not ${address.replace(/\/\/.*@/, '//…@')}.`,
    );
  }
  return {
    server: `${url.hostname}:${url.port || '4222'}`,
    hasTls,
    ...(url.username && { user: decodeURIComponent(url.username) }),
    ...(url.password && { pass: decodeURIComponent(url.password) }),
  };
}
