import { describe, expect, it } from 'vitest';
import type { EventState, Handle } from '../../../../analytics/delivery/index.js';
import { createPendingEvent } from '../../../../analytics/api/tracked.js';

function handle(state: EventState, changes: Partial<Handle> = {}): Handle {
  return {
    id: 'p.1',
    state,
    reason: null,
    isDurable: true,
    reached: () => Promise.resolve(state),
    ...changes,
  };
}

describe('what is known of a tracked event', () => {
  it('is held until somebody knows more', () => {
    const { tracked } = createPendingEvent();
    expect(tracked).toMatchObject({ state: 'held', reason: null, isDurable: false, handles: [] });
  });

  it.each<[states: EventState[], state: string]>([
    [['stored', 'acknowledged'], 'stored'],
    [['acknowledged', 'handed'], 'handed'],
    [['acknowledged', 'acknowledged'], 'acknowledged'],
    [['dropped', 'acknowledged'], 'dropped'],
    [['acknowledged', 'dropped'], 'dropped'],
    [['dropped', 'stored'], 'dropped'],
    [['dropped', 'dropped'], 'dropped'],
    [[], 'handed'],
  ])('of clients that are at %j is %s', (states, state) => {
    const { tracked, resolve } = createPendingEvent();
    resolve(states.map((each) => handle(each)));
    expect(tracked.state).toBe(state);
  });

  it('follows its handles', () => {
    let state: EventState = 'stored';
    const own = Object.defineProperty(handle('stored'), 'state', { get: () => state });
    const { tracked, resolve } = createPendingEvent();
    resolve([own]);
    expect(tracked.state).toBe('stored');
    state = 'acknowledged';
    expect(tracked.state).toBe('acknowledged');
  });

  it('has the reason why no client took it', async () => {
    const { tracked, resolve } = createPendingEvent();
    resolve([], 'consent');
    expect(tracked).toMatchObject({ state: 'dropped', reason: 'consent', isDurable: false });
    expect(await tracked.reached('acknowledged')).toBe('dropped');
  });

  it.each<[handles: Handle[], reason: string | null]>([
    [[handle('dropped', { reason: 'oversize' })], 'oversize'],
    [[handle('acknowledged'), handle('dropped', { reason: 'refused' })], 'refused'],
    [[handle('stored'), handle('acknowledged')], null],
  ])('says why one has dropped it, of %j: %s', (handles, reason) => {
    const { tracked, resolve } = createPendingEvent();
    resolve(handles);
    expect(tracked.reason).toBe(reason);
  });

  it('is settled once', () => {
    const { tracked, resolve } = createPendingEvent();
    resolve([], 'skipped');
    resolve([handle('stored')]);
    expect(tracked.reason).toBe('skipped');
  });

  it('is durable when all of it is', () => {
    const { tracked, resolve } = createPendingEvent();
    resolve([handle('stored'), handle('stored', { isDurable: false })]);
    expect(tracked.isDurable).toBe(false);
  });

  it('waits for who decides, and then for all', async () => {
    let arrive = () => {};
    const arrival = new Promise<EventState>((resolve) => {
      arrive = () => resolve('acknowledged');
    });
    const { tracked, resolve } = createPendingEvent();
    const seen: string[] = [];
    const done = tracked.reached('acknowledged').then((state) => seen.push(state));
    resolve([handle('acknowledged'), handle('acknowledged', { reached: () => arrival })]);
    await Promise.resolve();
    expect(seen).toEqual([]);
    arrive();
    await done;
    expect(seen).toEqual(['acknowledged']);
  });
});
