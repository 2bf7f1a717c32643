#!/usr/bin/env node
import {
  consumeEvents,
  createClickHouseSink,
  createPostgresSink,
  createReporter,
  openBroker,
  openDatabase,
  readBrokerSettings,
  readDatabaseSettings,
  readTelemetrySettings,
  type EventSink,
} from '../server/index.js';

/** Writes the events of a broker (EVENTS_BROKER) to ClickHouse (CLICKHOUSE_URL) or to PostgreSQL (DATABASE_URL). */
const databaseUrl = process.env.DATABASE_URL;
const clickHouseUrl = process.env.CLICKHOUSE_URL;

async function openSink(): Promise<{ sink: EventSink; close(): Promise<void> }> {
  if (clickHouseUrl) {
    return { sink: await createClickHouseSink(clickHouseUrl), close: () => Promise.resolve() };
  }
  if (!databaseUrl) {
    throw new Error(
      'Nowhere to write to: set DATABASE_URL for PostgreSQL, or CLICKHOUSE_URL. The embedded database belongs to the shop.',
    );
  }
  const settings = readDatabaseSettings(process.env);
  const database = await openDatabase({ databaseUrl, settings });
  return { sink: createPostgresSink(database), close: () => database.close() };
}

try {
  const settings = readBrokerSettings(process.env);
  if (settings === null) {
    throw new Error('EVENTS_BROKER is not set. It is an address such as nats://127.0.0.1:4222.');
  }
  const { log } = readTelemetrySettings(process.env, {
    isTerminal: process.stdout.isTTY,
    write: (line) => process.stdout.write(`${line}\n`),
  });
  const reporter = createReporter(log);
  const { sink, close } = await openSink();
  const broker = await openBroker(settings);
  const consumer = await consumeEvents({ broker, sink, reporter });
  console.log(`Writing the events of ${settings.servers.join(', ')} to ${sink.name}.`);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await consumer.stop();
    await broker.close();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  await consumer.ended;
  if (!isStopping) throw new Error('The broker has ended the consumer. Start it again.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
