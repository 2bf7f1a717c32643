import type { JsMsg } from '@nats-io/jetstream';
import type { Reporter } from 'vitrine/core/runtime';
import { createBatchWriter } from '../store/index.js';
import type { IntakeRequest } from '../types.js';
import { readMessage } from './message.js';
import type { EventBroker } from './nats.js';

/** The destination of a consumer. Events that are written again must not count again. */
export interface EventSink {
  /** Also the name of the consumer, so that each sink gets all events. */
  readonly name: string;
  write(requests: readonly IntakeRequest[]): Promise<void>;
  /** Whether the same write can succeed later. */
  isTemporary(error: unknown): boolean;
}

export interface ConsumeOptions {
  readonly broker: Pick<EventBroker, 'messages'>;
  readonly sink: EventSink;
  readonly reporter: Pick<Reporter, 'report'>;
  /** Messages of a write, at most. */
  readonly most?: number;
  /** How long a message waits after a failure that passes, in milliseconds. */
  readonly retryAfter?: number;
}

export interface EventConsumer {
  /** Settles when it was stopped, or when the broker ends it. */
  readonly ended: Promise<void>;
  /** Takes no more messages, and resolves once those that were taken are written and acknowledged. */
  stop(): Promise<void>;
}

/**
 * Writes the events of a broker in batches: those that arrive during a write are the next batch. A message is acknowledged
 * after its write, so one that is lost in between comes again. A message that cannot be read or written is reported with
 * its number and given up; the broker keeps it for as long as any other.
 * @throws BrokerError
 */
export async function consumeEvents(options: ConsumeOptions): Promise<EventConsumer> {
  const { broker, sink, reporter, most = 500, retryAfter = 2000 } = options;
  const where = `writing events to ${sink.name}`;
  const pending = new Set<Promise<void>>();

  const write = createBatchWriter({
    async write(requests) {
      try {
        await sink.write(requests);
      } catch (error) {
        if (sink.isTemporary(error)) reporter.report(error, { where });
        throw error;
      }
    },
    isTemporary: (error) => sink.isTemporary(error),
    most,
  });

  async function handle(message: JsMsg): Promise<void> {
    try {
      await write(readMessage(message.string()));
      message.ack();
    } catch (error) {
      if (sink.isTemporary(error)) return message.nak(retryAfter);
      reporter.report(error, { where: `${where}, message ${message.seq}` });
      message.term();
    }
  }

  const messages = await broker.messages(sink.name);
  async function run(): Promise<void> {
    for await (const message of messages) {
      const handling = handle(message).finally(() => pending.delete(handling));
      pending.add(handling);
    }
    await Promise.all(pending);
  }
  const ended = run();

  return {
    ended,
    async stop() {
      messages.stop();
      await ended;
    },
  };
}
