import { expect, it } from 'vitest';
import { createBatch } from '../../../../core/social/batch.js';

const settle = () => Promise.resolve();

it('reads what is asked for in one moment together, each id once', async () => {
  const read: string[] = [];
  const batch = createBatch((ids) => read.push(ids.join()));
  for (const id of ['a', 'b', 'a']) batch.ask(id);
  await settle();
  for (const id of ['b', 'c']) batch.ask(id);
  await settle();
  expect(read).toEqual(['a,b', 'c']);
});

it('reads 50 ids a call', async () => {
  const sizes: number[] = [];
  const batch = createBatch((ids) => sizes.push(ids.length));
  for (let index = 0; index < 101; index += 1) batch.ask(String(index));
  await settle();
  expect(sizes).toEqual([50, 50, 1]);
});

it('reads again what it was told to forget', async () => {
  const read: string[] = [];
  const batch = createBatch((ids) => read.push(ids.join()));
  batch.ask('a');
  await settle();
  batch.forget(['a']);
  batch.ask('a');
  await settle();
  expect(read).toEqual(['a', 'a']);
});
