import { expect, it } from 'vitest';
import {
  readMessage,
  writeMessage,
} from '../../../../../../../shop/server/domains/analytics/broker/message.js';
import type { IntakeRequest } from '../../../../../../../shop/server/domains/analytics/types.js';

const request: IntakeRequest = {
  receivedAt: 1_795_400_000_000,
  sender: { pageId: 'p', sentAt: 1.5, monotonic: 2.25, drops: { full: 3 } },
  events: [
    {
      environment: 'qa',
      intake: 'legacy',
      name: 'Ünï “code” \u2028',
      id: { pageId: 'p', sequence: 7 },
      wall: null,
      monotonic: 0.1,
      content: '{"a":"\\u0000","b":1e400}',
      extras: { crumb: 'x' },
      visitor: null,
      facts: { price: 2.5, sku: 'A', none: null },
    },
  ],
};

it('is read as it was written', () => {
  expect(readMessage(writeMessage(request))).toEqual(request);
  const bare = { ...request, sender: null, events: [] };
  expect(readMessage(writeMessage(bare))).toEqual(bare);
});

it.each([
  ['no JSON', '{'],
  ['another version', writeMessage(request).replace('"version":1', '"version":2')],
  ['a field that this version does not know', writeMessage(request).replace('"name"', '"label"')],
  ['an unknown environment', writeMessage(request).replace('"qa"', '"live"')],
])('of %s is refused', (_, text) => {
  expect(() => readMessage(text)).toThrow();
});
