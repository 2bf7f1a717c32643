import { describe, expect, it } from 'vitest';
import {
  createRecorderPermission,
  isRecordable,
  readRecordingId,
} from '../../../../../analytics/collectors/recording/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';

const on = { enabled: true, sampled: true };

// platform §9: "Full-session recording needs a feature toggle, a sampling flag, and more than 2 hardware cores."
describe('isRecordable', () => {
  it.each([
    ['a toggle, a sample and more than 2 cores', on, 3, true],
    ['2 cores', on, 2, false],
    ['1 core', on, 1, false],
    ['a browser that says nothing of its cores', on, 0, false],
    ['no toggle', { ...on, enabled: false }, 8, false],
    ['no sample', { ...on, sampled: false }, 8, false],
  ])('with %s', (_, settings, cores, expected) => {
    expect(isRecordable(settings, cores)).toBe(expected);
  });
});

describe('readRecordingId', () => {
  it.each([
    ['an-id', 'an-id'],
    ['automated-mock-id', null],
    ['', null],
    [null, null],
    [17, null],
    [{ id: 'an-id' }, null],
  ])('of %j is %j', (body, id) => {
    expect(readRecordingId(body)).toBe(id);
  });
});

function setUp(answer: () => Promise<Response> | Response, changes: object = {}) {
  const clock = createManualClock();
  const asked: string[] = [];
  const log: string[] = [];
  const faults: unknown[] = [];
  const state = { isAllowed: true };
  let signal: AbortSignal | null | undefined;
  const permission = createRecorderPermission({
    settings: on,
    origin: 'https://shop.example',
    clock,
    reporter: { report: (error) => faults.push(error) },
    isAllowed: () => state.isAllowed,
    start(id) {
      log.push(`start ${id}`);
      return () => log.push('stop');
    },
    fetch: async (url, init) => {
      asked.push(`${init?.method ?? 'GET'} ${String(url)}`);
      signal = init?.signal;
      return answer();
    },
    cores: 8,
    ...changes,
  });
  return { permission, clock, asked, log, faults, state, isAborted: () => signal?.aborted };
}

const says =
  (body: unknown, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status });

describe('createRecorderPermission', () => {
  it('asks for the id once, and starts the recorder with it', async () => {
    const { permission, clock, asked, log, faults } = setUp(says('an-id'));
    await Promise.all([permission.request(), permission.request()]);
    await permission.request();
    expect(asked).toEqual(['GET https://shop.example/api/commerce/fullstory/getId']);
    expect(log).toEqual(['start an-id']);
    expect([clock.pending(), faults]).toEqual([0, []]);
  });

  it.each([
    ['the toggle is off', { settings: { ...on, enabled: false } }],
    ['the visitor is not sampled', { settings: { ...on, sampled: false } }],
    ['there are 2 cores', { cores: 2 }],
    ['consent does not allow it', { isAllowed: () => false }],
  ])('asks nothing when %s', async (_, changes) => {
    const { permission, asked, log } = setUp(says('an-id'), changes);
    await permission.request();
    expect([asked, log]).toEqual([[], []]);
  });

  it('asks later, when consent has come', async () => {
    const { permission, log, state } = setUp(says('an-id'));
    state.isAllowed = false;
    await permission.request();
    state.isAllowed = true;
    await permission.request();
    expect(log).toEqual(['start an-id']);
  });

  it.each([
    ['a mock id', says('automated-mock-id')],
    ['no id', says(null)],
    ['a failure', says('an-id', 500)],
    ['a failure in HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('starts nothing after %s, and says nothing of it', async (_, answer) => {
    const { permission, log, faults } = setUp(answer);
    await permission.request();
    expect([log, faults]).toEqual([[], []]);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an answer that is no JSON', () => new Response('<h1>Portal</h1>')],
  ])('reports %s once, and does not reject', async (_, answer) => {
    const { permission, log, faults } = setUp(answer);
    await permission.request();
    await permission.request();
    expect(log).toEqual([]);
    expect(faults).toHaveLength(1);
  });

  it('reports a recorder that does not start', async () => {
    const { permission, faults } = setUp(says('an-id'), {
      start() {
        throw new Error('The recorder fails');
      },
    });
    await permission.request();
    permission.revoke();
    expect(faults.map(String)).toEqual(['Error: The recorder fails']);
  });

  it('ends the recorder once, for good', async () => {
    const { permission, asked, log } = setUp(says('an-id'));
    await permission.request();
    permission.revoke();
    permission.revoke();
    await permission.request();
    expect(log).toEqual(['start an-id', 'stop']);
    expect(asked).toHaveLength(1);
  });

  it('reports a recorder that does not end', async () => {
    const { permission, faults } = setUp(says('an-id'), {
      start: () => () => {
        throw new Error('The recorder goes on');
      },
    });
    await permission.request();
    permission.revoke();
    expect(faults.map(String)).toEqual(['Error: The recorder goes on']);
  });

  it('starts nothing when consent is taken back while the server thinks', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { permission, log, state, faults } = setUp(
      () => new Promise((resolve) => (answer = resolve)),
    );
    const opened = permission.request();
    state.isAllowed = false;
    answer(says('an-id')());
    await opened;
    expect([log, faults]).toEqual([[], []]);
  });

  it('gives up a call that was closed, or took 30 seconds, and says nothing of it', async () => {
    for (const end of ['close', 'time'] as const) {
      const { permission, clock, log, faults, isAborted } = setUp(
        () => new Promise(() => undefined),
      );
      void permission.request();
      if (end === 'close') permission.revoke();
      else await clock.advance(30_000);
      expect(isAborted()).toBe(true);
      expect([log, faults]).toEqual([[], []]);
    }
  });
});
