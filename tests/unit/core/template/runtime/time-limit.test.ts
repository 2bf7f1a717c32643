// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Value } from '../../../../../core/template/values.js';
import { createEngine } from '../../../../../core/template/index.js';

let now = 0;
let calls = 0;

/** An engine with a formatter that works for `cost` ms, on a clock that only it moves. */
function engineWith(cost: number, time?: number) {
  now = 0;
  calls = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const work = (value: Value) => {
    calls++;
    now += cost;
    return value;
  };
  return createEngine({
    formatters: { work: { prepare: () => work } },
    ...(time !== undefined && { limits: { time } }),
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

const list = { l: Array.from({ length: 100_000 }, (_, index) => index) };
const loop = 'a{.repeated section l}{@|work}.{.end}b';
const flat = '{x|work}'.repeat(10_000);

describe('the time limit', () => {
  it.each([
    ['a loop', loop, list, 1],
    ['a loop of slow steps', loop, list, 40],
    ['a long block', flat, {}, 1],
    ['a long block of slow steps', flat, {}, 10],
    [
      'a macro in a loop',
      '{.macro m}{@|work}{.end}{.repeated section l}{@|apply m}{.end}',
      list,
      5,
    ],
  ])('ends %s soon after a second, and keeps what was printed', (_, template, data, cost) => {
    const { output, errors } = engineWith(cost).render(template, data);
    expect(errors).toMatchObject([
      {
        code: 'CODE_LIMIT_REACHED',
        message: 'A hard code limit was reached: The run takes longer than the limit allows.',
      },
    ]);
    expect(now).toBeGreaterThan(1_000);
    expect(now).toBeLessThan(2_500);
    if (template === loop) expect(output).toMatch(/^a0\.1\.2\./);
  });

  it('is the one that is given', () => {
    engineWith(1, 100).render(loop, list);
    expect(now).toBeLessThan(300);
    engineWith(1, 5_000).render(loop, list);
    expect(now).toBeGreaterThan(5_000);
  });

  it.each([0, Infinity])('of %d is none', (none) => {
    const { errors } = engineWith(1, none).render(loop, { l: list.l.slice(0, 20_000) });
    expect(errors).toEqual([]);
    expect(calls).toBe(20_000);
  });

  it('leaves a run alone that is fast enough', () => {
    const { output, errors } = engineWith(0.01).render(loop, { l: list.l.slice(0, 50_000) });
    expect(errors).toEqual([]);
    expect(output).toMatch(/\.49999\.b$/);
  });

  it('does not count what a stream waits for, or how long its reader takes', async () => {
    const engine = engineWith(0);
    const part = async () => {
      await Promise.resolve();
      now += 60_000;
      return 'there';
    };
    const data = { l: list.l.slice(0, 20_000) };
    const stream = engine.compile(`{late}${loop}`).stream(data, { load: { late: part } });
    let text = '';
    for await (const piece of stream) {
      text += piece;
      now += 60_000;
    }
    expect(stream.errors).toEqual([]);
    expect(text).toMatch(/^therea0\..*\.19999\.b$/s);
  });

  it('ends a stream that works too long', async () => {
    const stream = engineWith(1).compile(loop).stream(list);
    let text = '';
    for await (const piece of stream) text += piece;
    expect(stream.errors).toMatchObject([{ code: 'CODE_LIMIT_REACHED' }]);
    expect(text).toMatch(/^a0\.1\./);
    expect(now).toBeLessThan(4_000);
  });
});
