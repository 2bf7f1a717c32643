import type { EventBroker } from './nats.js';
import type { BrokerSettings } from './settings.js';

export {
  consumeEvents,
  type ConsumeOptions,
  type EventConsumer,
  type EventSink,
} from './consume-events.js';
export type { EventBroker } from './nats.js';
export { readBrokerSettings, type BrokerSettings } from './settings.js';
export { createClickHouseSink } from './sinks/clickhouse.js';
export { createPostgresSink } from './sinks/postgres.js';

/** Opens the broker. Its client is loaded here, since most shops have none. */
export async function openBroker(settings: BrokerSettings): Promise<EventBroker> {
  const { openNatsBroker } = await import('./nats.js');
  return openNatsBroker(settings);
}
