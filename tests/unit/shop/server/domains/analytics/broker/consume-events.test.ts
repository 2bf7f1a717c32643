import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import { expect, it, vi } from 'vitest';
import { consumeEvents } from '../../../../../../../shop/server/domains/analytics/broker/index.js';
import { writeMessage } from '../../../../../../../shop/server/domains/analytics/broker/message.js';
import type { IntakeRequest } from '../../../../../../../shop/server/domains/analytics/types.js';

const requestOf = (pageId: string): IntakeRequest => ({
  receivedAt: 1,
  sender: null,
  events: [
    {
      environment: 'prod',
      intake: 'pipeline',
      name: 'n',
      id: { pageId, sequence: 1 },
      wall: 1,
      monotonic: 1,
      content: '{}',
      extras: {},
      visitor: null,
      facts: {},
    },
  ],
});

/** Plays messages to a consumer; answers what became of each, and what was reported. */
async function consume(
  texts: readonly string[],
  write: (requests: readonly IntakeRequest[]) => Promise<void>,
) {
  const fates = texts.map(() => '');
  const faults: string[] = [];
  const messages = texts.map((text, index) => ({
    seq: index + 1,
    string: () => text,
    ack: () => (fates[index] += 'ack'),
    nak: (wait: number) => (fates[index] += `nak ${wait}`),
    term: () => (fates[index] += 'term'),
  })) as Partial<JsMsg>[] as JsMsg[];
  const iterate = async function* () {
    yield* messages;
  };
  const played = Object.assign(iterate(), { stop: vi.fn() }) as Partial<ConsumerMessages>;
  const consumer = await consumeEvents({
    broker: { messages: () => Promise.resolve(played as ConsumerMessages) },
    sink: { name: 'table', write, isTemporary: (error) => error instanceof RangeError },
    reporter: {
      report: (error, context) =>
        faults.push(`${context?.where}: ${error instanceof Error ? error.message : ''}`),
    },
  });
  await consumer.stop();
  return { fates, faults };
}

const pagesOf = (requests: readonly IntakeRequest[]) =>
  requests.map(({ events }) => events[0]?.id.pageId).join('');

it('writes messages in batches and acknowledges each after its write', async () => {
  const written: string[] = [];
  const { fates, faults } = await consume(
    ['a', 'b', 'c', 'd'].map((page) => writeMessage(requestOf(page))),
    async (requests) => {
      await new Promise((resolve) => setImmediate(resolve));
      written.push(pagesOf(requests));
    },
  );
  expect(written).toEqual(['abcd']);
  expect(fates).toEqual(['ack', 'ack', 'ack', 'ack']);
  expect(faults).toEqual([]);
});

it('gives back what could not be written now, and reports a batch once', async () => {
  const { fates, faults } = await consume(
    ['a', 'b', 'c'].map((page) => writeMessage(requestOf(page))),
    async () => {
      await new Promise((resolve) => setImmediate(resolve));
      throw new RangeError('The table is away.');
    },
  );
  expect(fates).toEqual(['nak 2000', 'nak 2000', 'nak 2000']);
  expect(faults).toEqual(['writing events to table: The table is away.']);
});

it('gives up what cannot be written or read, and writes the others', async () => {
  const written: string[] = [];
  const { fates, faults } = await consume(
    [...['a', 'b', 'x', 'c'].map((page) => writeMessage(requestOf(page))), '{"version":0}'],
    async (requests) => {
      await Promise.resolve();
      if (pagesOf(requests).includes('x')) throw new Error('A value is not possible.');
      written.push(pagesOf(requests));
    },
  );
  expect(written).toEqual(['a', 'b', 'c']);
  expect(fates).toEqual(['ack', 'ack', 'term', 'ack', 'term']);
  expect(faults.map((fault) => fault.slice(0, 34)).sort()).toEqual([
    'writing events to table, message 3',
    'writing events to table, message 5',
  ]);
});
