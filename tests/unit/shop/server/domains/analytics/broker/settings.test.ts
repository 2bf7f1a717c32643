import { expect, it } from 'vitest';
import { readBrokerSettings } from '../../../../../../../shop/server/domains/analytics/broker/index.js';

const plain = { servers: ['127.0.0.1:4222'], hasTls: false, replicas: 1, days: 7 };

it.each([
  [{}, null],
  [{ EVENTS_BROKER: '' }, null],
  [{ EVENTS_BROKER: 'nats://127.0.0.1' }, plain],
  [
    { EVENTS_BROKER: 'tls://shop:p%40ss@one:1,tls://two:2', EVENTS_BROKER_REPLICAS: '3' },
    { servers: ['one:1', 'two:2'], user: 'shop', pass: 'p@ss', hasTls: true, replicas: 3, days: 7 },
  ],
  [
    { EVENTS_BROKER: 'nats://[::1]:4222', EVENTS_BROKER_DAYS: '3' },
    { ...plain, servers: ['[::1]:4222'], days: 3 },
  ],
])('%j are %j', (variables, expected) => {
  expect(readBrokerSettings(variables)).toEqual(expected);
});

it.each([
  [{ EVENTS_BROKER: '127.0.0.1:4222' }, 'EVENTS_BROKER'],
  [{ EVENTS_BROKER: 'http://127.0.0.1:4222' }, 'EVENTS_BROKER'],
  [{ EVENTS_BROKER: 'nats://a', EVENTS_BROKER_REPLICAS: '0' }, 'EVENTS_BROKER_REPLICAS'],
  [{ EVENTS_BROKER: 'nats://a', EVENTS_BROKER_DAYS: 'week' }, 'EVENTS_BROKER_DAYS'],
])('%j are refused, naming %s', (variables, name) => {
  expect(() => readBrokerSettings(variables)).toThrow(name);
});

it('does not print a password', () => {
  expect(() => readBrokerSettings({ EVENTS_BROKER: 'amqp://shop:secret@host' })).toThrow(
    /amqp:\/\/…@host/,
  );
});
