/** What was measured on 23 November 2026: two cores, PostgreSQL 15, NATS 2.9.10, ClickHouse 18.16.1, nginx 1.22. */
export const measured = {
  adds: 1438,
  renders: 318,
  /** Requests with five events each, handed to NATS. */
  intake: 1687,
  /** Events that one consumer writes to ClickHouse. */
  written: 31_948,
  /** Bytes of an event with its indexes. */
  eventBytes: { postgres: 1293, clickHouse: 121 },
  rows: [
    ['adds to carts', '1,438 (0.5 ms CPU of the shop each)', '`npm run bench -- server`'],
    ['adds through haproxy', '1,075', 'the same'],
    ['product pages rendered', '318 (3.1 ms CPU each)', 'the same'],
    [
      'requests with five events, into PostgreSQL',
      '1,166, that is 5,830 events (0.65 ms CPU each request)',
      '`npm run bench -- intake`',
    ],
    [
      'requests with five events, handed to NATS',
      '1,687, that is 8,436 events (0.6 ms CPU)',
      'the same',
    ],
    ['events written by a consumer to PostgreSQL', '14,957', 'the same'],
    ['events written by a consumer to ClickHouse', '31,948', 'the same'],
  ],
} as const;
