import { expect, it } from 'vitest';
import { copiesFor, loadOf, roughly, roughlyBytes } from '../../../../stories/guide/scale/load.js';

it('calculates the busiest hour of a day', () => {
  const load = loadOf(1_000_000, { postgres: 1000, clickHouse: 100 });
  expect(roughly(load.pageViews)).toBe('300');
  expect(roughly(load.renders)).toBe('68');
  expect(roughly(load.adds)).toBe('17');
  expect(roughly(load.orders)).toBe('1');
  expect(roughly(load.trackingRequests)).toBe('600');
  expect(roughly(load.events)).toBe('1,500');
  expect(load.postgresBytes).toBe(43_000_000_000);
  expect(load.clickHouseBytes).toBe(4_300_000_000);
});

it('plans copies at half of what one does', () => {
  expect(copiesFor(100, 300)).toBe('1');
  expect(copiesFor(6800, 318)).toBe('43');
});

it.each([
  [1, '0.001 kB'],
  [57e6, '57 MB'],
  [5.7e9, '5.7 GB'],
  [568e9, '570 GB'],
  [5.68e12, '5.7 TB'],
])('%d bytes are roughly %s', (bytes, text) => expect(roughlyBytes(bytes)).toBe(text));
