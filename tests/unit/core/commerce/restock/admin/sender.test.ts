import { describe, expect, it, vi } from 'vitest';
import {
  createRestockSender,
  mostSendRequests,
  type RestockOwnerClient,
  type RestockVariant,
  type SendResult,
} from '../../../../../../core/commerce/restock/index.js';
import { NetError } from '../../../../../../core/net/index.js';
import { createManualClock } from '../../../../../support/manual-clock.js';

const variantOf = (variantId: string) => ({ productId: 'mug', variantId });
const waitingOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([variantId, waiting]) => ({ ...variantOf(variantId), waiting }));

/** A store whose server sends at most 100 notifications a call, each signup once. */
function openStore(counts: Readonly<Record<string, number>>) {
  const left = new Map(Object.entries(counts));
  const sent: string[] = [];
  const faulty = new Map<string, string>();
  /** What happens instead of the answer of a call: the first one is 1. */
  const incidents = new Map<number, () => unknown>();
  let calls = 0;

  function take(variants: readonly RestockVariant[]): SendResult[] {
    let most = 100;
    return variants.map(({ variantId }) => {
      const before = left.get(variantId) ?? 0;
      const error = faulty.get(variantId) ?? null;
      if (error !== null) return { sent: 0, remaining: before, error };
      const now = Math.min(before, most);
      most -= now;
      left.set(variantId, before - now);
      for (let index = 0; index < now; index += 1) sent.push(`${variantId} ${before - index}`);
      return { sent: now, remaining: before - now, error: null };
    });
  }

  async function call(variants: readonly RestockVariant[]): Promise<SendResult[]> {
    calls += 1;
    const results = take(variants);
    const incident = incidents.get(calls);
    if (incident) await incident();
    return results;
  }

  const send = vi.fn(async (variant: RestockVariant) => (await call([variant]))[0] as SendResult);
  const sendAll = vi.fn(call);
  const clock = createManualClock();
  const client = { send, sendAll } as Partial<RestockOwnerClient> as RestockOwnerClient;
  return {
    sender: createRestockSender(client, clock),
    clock,
    left,
    sent,
    faulty,
    incidents,
    send,
    sendAll,
  };
}

const lost = () => {
  throw new NetError('offline', 'no answer');
};
const refuse =
  (code: 'rate-limited' | 'rejected' | 'not-found', retryAfter: number | null) => () => {
    throw new NetError(code, 'refused', { status: 400, retryAfter, serverMessage: 'Not now.' });
  };

describe('a run', () => {
  it('repeats the call until nothing remains: 1,000 notifications, each once', async () => {
    const { sender, sent, sendAll } = openStore({ s: 640, m: 359, l: 1 });
    const seen: number[] = [];
    sender.subscribe(() => seen.push(sender.getState().progress.done));
    await sender.start(waitingOf({ s: 640, m: 359, l: 1 }));
    expect(sender.getState()).toMatchObject({
      status: 'finished',
      progress: { done: 1_000, total: 1_000, failed: 0 },
      failure: null,
    });
    expect(sendAll).toHaveBeenCalledTimes(10);
    expect(sent).toHaveLength(1_000);
    expect(new Set(sent).size).toBe(1_000);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen).toContain(500);
  });

  it('of one variant is made by the call for one', async () => {
    const { sender, send, sendAll } = openStore({ s: 250 });
    await sender.start(waitingOf({ s: 250 }));
    expect(send).toHaveBeenCalledTimes(3);
    expect(sendAll).not.toHaveBeenCalled();
    expect(sender.getState().progress).toEqual({ done: 250, total: 250, failed: 0 });
  });

  it('asks for fifty variants at most in one call', async () => {
    const counts = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`v${index}`, 1]));
    const { sender, sendAll } = openStore(counts);
    await sender.start(waitingOf(counts));
    expect(mostSendRequests).toBe(50);
    expect(sendAll.mock.calls.map(([variants]) => variants.length)).toEqual([50, 50, 20]);
  });

  it('is one at a time', async () => {
    const { sender, sent } = openStore({ s: 5 });
    const first = sender.start(waitingOf({ s: 5 }));
    await sender.start(waitingOf({ s: 5, m: 5 }));
    expect(sender.getState().jobs).toHaveLength(1);
    await first;
    expect(sent).toHaveLength(5);
  });

  it('does nothing without variants', async () => {
    const { sender, send, sendAll } = openStore({});
    await sender.start(waitingOf({ s: 0, m: 0 }));
    expect(sender.getState().status).toBe('finished');
    expect(send).not.toHaveBeenCalled();
    expect(sendAll).not.toHaveBeenCalled();
  });
});

describe('a stop', () => {
  it('waits for the call under way, and a resume sends the rest', async () => {
    const { sender, sent, incidents } = openStore({ s: 600, m: 400 });
    incidents.set(5, () => sender.stop());
    await sender.start(waitingOf({ s: 600, m: 400 }));
    expect(sender.getState()).toMatchObject({
      status: 'stopped',
      progress: { done: 500, total: 1_000 },
    });
    expect(sent).toHaveLength(500);
    await sender.resume();
    expect(sender.getState()).toMatchObject({
      status: 'finished',
      progress: { done: 1_000, total: 1_000 },
    });
    expect(sent).toHaveLength(1_000);
    expect(new Set(sent).size).toBe(1_000);
  });

  it('shows that it is stopping, and finishes when nothing is left', async () => {
    const { sender, incidents } = openStore({ s: 5 });
    const seen: string[] = [];
    sender.subscribe(() => seen.push(sender.getState().status));
    incidents.set(1, () => sender.stop());
    await sender.start(waitingOf({ s: 5 }));
    expect(seen).toEqual(['sending', 'stopping', 'stopping', 'finished']);
  });

  it('ends a wait', async () => {
    const { sender, incidents, clock } = openStore({ s: 500, m: 1 });
    incidents.set(1, refuse('rate-limited', 30_000));
    const run = sender.start(waitingOf({ s: 500, m: 1 }));
    await clock.advance(1_000);
    sender.stop();
    await run;
    expect(sender.getState().status).toBe('stopped');
    expect(clock.pending()).toBe(0);
  });

  it('does nothing when nothing is sent', () => {
    const { sender } = openStore({});
    sender.stop();
    expect(sender.getState().status).toBe('idle');
  });
});

describe('a variant that cannot be sent for', () => {
  it('keeps nothing from the others, and a resume tries it again', async () => {
    const { sender, sent, faulty } = openStore({ s: 150, m: 20, l: 30 });
    faulty.set('m', 'The email service refused it.');
    await sender.start(waitingOf({ s: 150, m: 20, l: 30 }));
    expect(sender.getState()).toMatchObject({
      status: 'finished',
      progress: { done: 180, total: 200, failed: 1 },
    });
    expect(sender.getState().jobs.map(({ error }) => error)).toEqual([
      null,
      'The email service refused it.',
      null,
    ]);
    faulty.clear();
    await sender.resume();
    expect(sender.getState()).toMatchObject({
      status: 'finished',
      progress: { done: 200, total: 200, failed: 0 },
    });
    expect(new Set(sent).size).toBe(200);
  });

  it('is known by the call for one, too', async () => {
    const { sender, incidents } = openStore({ s: 5 });
    incidents.set(1, refuse('not-found', null));
    await sender.start(waitingOf({ s: 5 }));
    expect(sender.getState()).toMatchObject({ status: 'finished', failure: null });
    expect(sender.getState().jobs[0]?.error).toBe('Not now.');
  });
});

describe('a call that fails', () => {
  it('ends the run with its reason; what it sent all the same is counted by the next', async () => {
    const { sender, sent, incidents } = openStore({ s: 300, m: 300 });
    incidents.set(3, lost);
    await sender.start(waitingOf({ s: 300, m: 300 }));
    expect(sender.getState()).toMatchObject({
      status: 'failed',
      failure: 'Please check your internet connection.',
      progress: { done: 200, total: 600 },
    });
    await sender.resume();
    expect(sender.getState()).toMatchObject({
      status: 'finished',
      failure: null,
      progress: { done: 600, total: 600 },
    });
    expect(new Set(sent).size).toBe(600);
    expect(sent).toHaveLength(600);
  });

  it('shows the server’s message: the owner is not signed in any more', async () => {
    const { sender, incidents } = openStore({ s: 5, m: 5 });
    incidents.set(1, refuse('rejected', null));
    await sender.start(waitingOf({ s: 5, m: 5 }));
    expect(sender.getState()).toMatchObject({ status: 'failed', failure: 'Not now.' });
  });

  it('is made again after the time that the server asks for', async () => {
    const { sender, incidents, clock } = openStore({ s: 250, m: 1 });
    incidents.set(2, refuse('rate-limited', 7_000));
    const run = sender.start(waitingOf({ s: 250, m: 1 }));
    await clock.advance(6_999);
    expect(sender.getState()).toMatchObject({ status: 'sending', progress: { done: 100 } });
    await clock.advance(1);
    await run;
    expect(sender.getState()).toMatchObject({ status: 'finished', progress: { done: 251 } });
  });

  it('is not, when that is too long', async () => {
    const { sender, incidents } = openStore({ s: 250, m: 1 });
    incidents.set(1, refuse('rate-limited', 600_000));
    await sender.start(waitingOf({ s: 250, m: 1 }));
    expect(sender.getState()).toMatchObject({ status: 'failed', failure: 'Not now.' });
  });

  it('that sends nothing is made again for a while, then given up', async () => {
    const { clock, sendAll, sender } = openStore({});
    sendAll.mockImplementation(async (variants) =>
      variants.map(() => ({ sent: 0, remaining: 5, error: null })),
    );
    const run = sender.start(waitingOf({ s: 5, m: 5 }));
    await clock.advance(10_000);
    await run;
    expect(sendAll).toHaveBeenCalledTimes(6);
    expect(sender.getState()).toMatchObject({
      status: 'failed',
      failure: 'The server did not send any more. Please try again later.',
    });
  });
});

describe('a listener', () => {
  it('is called for every change until it unsubscribes', async () => {
    const { sender } = openStore({ s: 1 });
    const heard = vi.fn();
    const leave = sender.subscribe(heard);
    await sender.start(waitingOf({ s: 1 }));
    const before = heard.mock.calls.length;
    expect(before).toBeGreaterThan(1);
    leave();
    await sender.resume();
    expect(heard).toHaveBeenCalledTimes(before);
  });
});
