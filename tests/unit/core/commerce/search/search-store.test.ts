import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchStore, type Suggestions } from '../../../../../core/commerce/search/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';

interface Asked {
  readonly text: string;
  readonly signal: AbortSignal;
  answer(found: Suggestions): void;
  fail(error: unknown): void;
}

let clock = createManualClock();
let asked: Asked[] = [];
const report = vi.fn();

const found = (total: number): Suggestions => ({ total, correctedTo: null, items: [] });
const settle = () => new Promise((resolve) => setTimeout(resolve));

function open() {
  return createSearchStore({
    clock: () => clock,
    limit: 6,
    least: 2,
    client: () => ({
      suggest: (text, _limit, signal) =>
        new Promise<Suggestions>((answer, fail) => asked.push({ text, signal, answer, fail })),
    }),
  });
}

beforeEach(() => {
  clock = createManualClock();
  asked = [];
  report.mockReset();
  configure({ reporter: { report, warn: () => undefined } });
});
afterEach(() => resetRuntime());

describe('suggestions while one types', () => {
  it('are asked for once, after a pause', async () => {
    const store = open();
    store.type('m');
    expect(store.getState().status).toBe('idle');
    store.type('mu');
    await clock.advance(150);
    store.type('mug ');
    await clock.advance(150);
    expect(asked).toEqual([]);
    expect(store.getState()).toMatchObject({ status: 'loading', text: 'mug' });
    await clock.advance(50);
    expect(asked.map(({ text }) => text)).toEqual(['mug']);
    asked[0]?.answer(found(3));
    await settle();
    expect(store.getState()).toEqual({ status: 'ready', text: 'mug', found: found(3) });
  });

  it('are those of the newest text, whichever answer comes last', async () => {
    const store = open();
    store.type('mug');
    await clock.advance(200);
    store.type('mugs');
    await clock.advance(200);
    const [first, second] = asked;
    expect(first?.signal.aborted).toBe(true);
    second?.answer(found(2));
    await settle();
    first?.answer(found(1));
    await settle();
    expect(store.getState()).toMatchObject({ text: 'mugs', found: { total: 2 } });
  });

  it('are kept for the page', async () => {
    const store = open();
    store.type('mug');
    await clock.advance(200);
    asked[0]?.answer(found(1));
    await settle();
    store.type('mugs');
    store.type('mug');
    expect(store.getState()).toMatchObject({ status: 'ready', text: 'mug' });
    await clock.advance(400);
    expect(asked).toHaveLength(1);
  });

  it('may fail, and are asked for again', async () => {
    const store = open();
    store.type('mug');
    await clock.advance(200);
    asked[0]?.fail(new Error('gone'));
    await settle();
    expect(store.getState().status).toBe('failed');
    expect(report).toHaveBeenCalledOnce();
    store.type('mug');
    await clock.advance(200);
    expect(asked).toHaveLength(2);
  });

  it('end when the element goes', async () => {
    const store = open();
    store.type('mug');
    await clock.advance(200);
    store.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.fail(new Error('aborted'));
    await settle();
    expect(store.getState().status).toBe('idle');
    expect(report).not.toHaveBeenCalled();
  });
});
