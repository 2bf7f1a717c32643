import { expect, it } from 'vitest';
import { writeRows } from '../../../../../../../shop/server/domains/analytics/broker/sinks/clickhouse.js';

it('writes an event as a line of JSON', () => {
  const line = writeRows([
    {
      receivedAt: 1_795_400_000_000,
      sender: null,
      events: [
        {
          environment: 'prod',
          intake: 'pipeline',
          name: 'half \ud800 line\nbreak',
          id: { pageId: 'p', sequence: 2 },
          wall: 1_795_399_999_000.6,
          monotonic: null,
          content: '{"a":1}',
          extras: { k: 'v' },
          visitor: null,
          facts: { sku: 'A' },
        },
      ],
    },
  ]);
  expect(line.endsWith('\n')).toBe(true);
  expect(line.trimEnd()).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    environment: 'prod',
    page_id: 'p',
    sequence: 2,
    day: 20_780,
    intake: 'pipeline',
    name: 'half \ufffd line\nbreak',
    occurred_at: 1_795_399_999_001,
    claimed_at: 1_795_399_999_001,
    received_at: 1_795_400_000_000,
    visitor: null,
    facts: '{"sku":"A"}',
    content: '{"a":1}',
    extras: '{"k":"v"}',
  });
});
