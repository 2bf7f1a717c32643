import { describe, expect, it, vi } from 'vitest';
import { createFetchState, type FetchState } from '../../../../core/net/index.js';

/** A call that a test answers. */
function begin() {
  const report = vi.fn();
  const onError = vi.fn();
  const answers: {
    resolve(data: string): void;
    reject(error: unknown): void;
    signal: AbortSignal;
  }[] = [];
  const store = createFetchState<string>({
    load: (signal) => new Promise((resolve, reject) => answers.push({ resolve, reject, signal })),
    onError,
    reporter: () => ({ report }),
    where: 'places',
  });
  const states: FetchState<string>[] = [store.getState()];
  store.subscribe(() => states.push(store.getState()));
  return { store, answers, states, report, onError };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createFetchState (platform §4: "pending, then success (data stored) or failed (error stored, error callback run, error logged)")', () => {
  it('is pending, then has the data', async () => {
    const { answers, states, report } = begin();
    answers[0]!.resolve('here');
    await settled();
    expect(states).toEqual([{ status: 'pending' }, { status: 'success', data: 'here' }]);
    expect(report).not.toHaveBeenCalled();
  });

  it('is pending, then has the error, which is told once and logged once', async () => {
    const { answers, states, report, onError } = begin();
    const error = new Error('away');
    answers[0]!.reject(error);
    await settled();
    expect(states).toEqual([{ status: 'pending' }, { status: 'failed', error }]);
    expect(onError.mock.calls).toEqual([[error]]);
    expect(report.mock.calls).toEqual([[error, { where: 'places' }]]);
  });

  it.each(['resolve', 'reject'] as const)(
    'does nothing when a late answer is to %s',
    async (how) => {
      const { store, answers, states, report, onError } = begin();
      store.dispose();
      expect(answers[0]!.signal.aborted).toBe(true);
      answers[0]![how]('late');
      await store.run();
      await settled();
      expect(states).toEqual([{ status: 'pending' }]);
      expect(answers).toHaveLength(1);
      expect(report).not.toHaveBeenCalled();
      expect(onError).not.toHaveBeenCalled();
    },
  );

  it('keeps the answer of the newest run', async () => {
    const { store, answers } = begin();
    void store.run();
    answers[1]!.resolve('new');
    answers[0]!.resolve('old');
    await settled();
    expect(store.getState()).toEqual({ status: 'success', data: 'new' });
  });

  it('begins again after a failure', async () => {
    const { store, answers, states } = begin();
    answers[0]!.reject('away');
    await settled();
    void store.run();
    answers[1]!.resolve('here');
    await settled();
    expect(states.map(({ status }) => status)).toEqual(['pending', 'failed', 'pending', 'success']);
  });

  it('reports a callback that throws', async () => {
    const report = vi.fn();
    const problem = new Error('callback');
    createFetchState({
      load: () => Promise.reject(new Error('away')),
      onError: () => {
        throw problem;
      },
      reporter: () => ({ report }),
      where: 'places',
    });
    await settled();
    expect(report).toHaveBeenLastCalledWith(problem, { where: 'onError of places' });
  });
});
