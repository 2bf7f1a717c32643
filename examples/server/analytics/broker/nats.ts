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

/**
 * Opens NATS JetStream. Nothing is connected before it is needed, and a connection that ends is made again: a broker that
 * does not run costs events their way, not the shop.
 */
export function openNatsBroker(settings: BrokerSettings): EventBroker {
  let opening: Promise<Opened> | null = null;

  interface Opened {
    readonly connection: NatsConnection;
    readonly client: JetStreamClient;
    readonly manager: JetStreamManager;
  }

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

  /** One attempt at a time; the next call tries again after a failure. */
  function ensureOpen(): Promise<Opened> {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw new BrokerError(error instanceof Error ? error.message : 'unknown', error);
    });
    return opening;
  }

  return {
    async keep(request) {
      const { client } = await ensureOpen();
      try {
        await client.publish(subject, writeMessage(request), { timeout: publishTimeout });
      } catch (error) {
        throw new BrokerError(error instanceof Error ? error.message : 'unknown', error);
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
