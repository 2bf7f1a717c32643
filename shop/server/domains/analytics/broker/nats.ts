import {
  AckPolicy,
  DiscardPolicy,
  jetstream,
  jetstreamManager,
  JetStreamApiCodes,
  JetStreamApiError,
  StorageType,
  type ConsumerMessages,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { IntakeRequest } from '../types.js';
import { BrokerError } from './broker-error.js';
import { writeMessage } from './message.js';
import type { BrokerSettings } from './settings.js';

const stream = 'VITRINE_EVENTS';
const subject = 'vitrine.events';

/** How long a publication may take, in milliseconds. */
const publishTimeout = 5000;
/** Requests that wait for the broker; more are refused, so that a broker that hangs does not take all connections of the shop. */
const mostWaiting = 200;
/** How long a consumer has for a message before the broker sends it again, in nanoseconds. */
const acknowledgeWithin = 30 * 1_000_000_000;
/** Messages that a consumer may have at a time. */
const mostPending = 2000;
const dayInNanoseconds = 24 * 60 * 60 * 1_000_000_000;

export interface EventBroker {
  /** Answers once the broker has the request's events. @throws BrokerError, after which it may have them nevertheless. */
  keep(request: IntakeRequest): Promise<void>;
  /**
   * The messages of a consumer, each again until it is acknowledged. Consumers of one name share them, and each name
   * gets all. @throws BrokerError
   */
  messages(consumer: string): Promise<ConsumerMessages>;
  /** Sends what waits, the acknowledgements of a consumer included. */
  close(): Promise<void>;
}

interface Opened {
  readonly connection: NatsConnection;
  readonly client: JetStreamClient;
  readonly manager: JetStreamManager;
}

/**
 * Opens NATS JetStream. Nothing is connected before it is needed, and a connection that ends is made again: a broker that
 * does not run costs events, which are refused at once, and nothing of what the shop sells.
 */
export function openNatsBroker(settings: BrokerSettings): EventBroker {
  let opening: Promise<Opened> | null = null;
  let isConnected = false;
  /** Publications under way. */
  let waiting = 0;

  async function open(): Promise<Opened> {
    const connection = await connect({
      servers: [...settings.servers],
      name: 'vitrine',
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      timeout: publishTimeout,
      ...(settings.user !== undefined && { user: settings.user }),
      ...(settings.pass !== undefined && { pass: settings.pass }),
      ...(settings.hasTls && { tls: {} }),
    });
    isConnected = true;
    void watch(connection);
    try {
      const manager = await jetstreamManager(connection);
      void connection.closed().then(() => (opening = null));
      await requireStream(manager, settings);
      return { connection, manager, client: jetstream(connection) };
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  async function watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') isConnected = false;
      if (type === 'reconnect') isConnected = true;
    }
  }

  /** One attempt at a time; the next call tries again after a failure. */
  function ensureOpen(): Promise<Opened> {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw toBrokerError(error);
    });
    return opening;
  }

  return {
    async keep(request) {
      if (waiting >= mostWaiting) throw new BrokerError('it does not keep up');
      waiting += 1;
      try {
        const { client } = await ensureOpen();
        if (!isConnected) throw new BrokerError('it is disconnected');
        await client.publish(subject, writeMessage(request), { timeout: publishTimeout });
      } catch (error) {
        throw toBrokerError(error);
      } finally {
        waiting -= 1;
      }
    },
    async messages(name) {
      const { client, manager } = await ensureOpen();
      await manager.consumers.add(stream, {
        durable_name: name,
        ack_policy: AckPolicy.Explicit,
        ack_wait: acknowledgeWithin,
        max_ack_pending: mostPending,
      });
      const consumer = await client.consumers.get(stream, name);
      return consumer.consume({ max_messages: mostPending });
    },
    async close() {
      const opened = await opening?.catch(() => null);
      await opened?.connection.drain();
    },
  };
}

function toBrokerError(error: unknown): BrokerError {
  if (error instanceof BrokerError) return error;
  return new BrokerError(error instanceof Error ? error.message : 'unknown', error);
}

/** Makes the stream on the first start. One that is there keeps its settings. */
async function requireStream(manager: JetStreamManager, settings: BrokerSettings): Promise<void> {
  try {
    await manager.streams.info(stream);
    return;
  } catch (error) {
    const isMissing =
      error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound;
    if (!isMissing) throw error;
  }
  await manager.streams.add({
    name: stream,
    subjects: [subject],
    storage: StorageType.File,
    num_replicas: settings.replicas,
    max_age: settings.days * dayInNanoseconds,
    // A full broker refuses events, which their pages keep, instead of forgetting those that nobody has read.
    discard: DiscardPolicy.New,
  });
}
