import { withPackages } from '../../../ground/optional-packages.js';
import type { EventSink } from './consume-events.js';
import type { EventBroker } from './nats.js';
import type { BrokerSettings } from './settings.js';

export { consumeEvents, type EventSink } from './consume-events.js';
export { readBrokerSettings } from './settings.js';
export { createPostgresSink } from './sinks/postgres.js';

/** Opens the broker. Its client is loaded here, since most shops have none. */
export async function openBroker(settings: BrokerSettings): Promise<EventBroker> {
  const { openNatsBroker } = await withPackages(
    'EVENTS_BROKER',
    '@nats-io/transport-node @nats-io/jetstream',
    () => import('./nats.js'),
  );
  return openNatsBroker(settings);
}

/** Opens ClickHouse by its HTTP interface. */
export async function createClickHouseSink(address: string): Promise<EventSink> {
  const sinks = await withPackages('CLICKHOUSE_URL', 'ky', () => import('./sinks/clickhouse.js'));
  return sinks.createClickHouseSink(address);
}
