import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInSlices } from '../../../../widgets/element/slices.js';

/** Milliseconds of work of each task here. */
const work = 3;

describe('runInSlices', () => {
  let now: number;
  let ran: string[];
  /** Ends the pause that the browser was given. */
  let resume: Array<() => void>;

  beforeEach(() => {
    [now, ran, resume] = [0, [], []];
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    vi.stubGlobal('scheduler', {
      yield: () => new Promise<void>((done) => resume.push(done)),
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const microtasks = () => new Promise((done) => setTimeout(done));
  const push = (name: string) =>
    runInSlices(() => {
      ran.push(name);
      // As an element does, which mounts a microtask later.
      queueMicrotask(() => {
        ran.push(`${name} mounted`);
        now += work;
      });
    });
  const withMounts = (...names: string[]) => names.flatMap((name) => [name, `${name} mounted`]);

  it('starts at once', async () => {
    push('one');
    expect(ran).toEqual(['one']);
    await microtasks();
  });

  it('gives the browser a turn after 8 ms, and continues in order', async () => {
    for (const name of ['1', '2', '3', '4', '5']) push(name);
    await microtasks();
    expect(ran).toEqual(withMounts('1', '2', '3'));
    push('6');
    await microtasks();
    expect(ran).toEqual(withMounts('1', '2', '3'));
    resume.shift()?.();
    await microtasks();
    expect(ran).toEqual(withMounts('1', '2', '3', '4', '5', '6'));
    expect(resume).toEqual([]);
  });

  it('begins anew when all is done', async () => {
    push('one');
    await microtasks();
    now += 1_000;
    push('two');
    expect(ran).toContain('two');
    await microtasks();
  });

  it('reports a task that throws, and goes on', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const error = new Error('broken');
    runInSlices(() => {
      throw error;
    });
    push('next');
    await microtasks();
    expect(reported).toHaveBeenCalledExactlyOnceWith(error);
    expect(ran).toEqual(withMounts('next'));
  });

  it('pauses by a timer where the browser has no way to continue first', async () => {
    vi.stubGlobal('scheduler', undefined);
    for (const name of ['1', '2', '3', '4']) push(name);
    await vi.waitFor(() => expect(ran).toEqual(withMounts('1', '2', '3', '4')));
  });
});
