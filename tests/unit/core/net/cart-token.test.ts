import { afterEach, describe, expect, it } from 'vitest';
import { createCartTokenStore } from '../../../../core/net/index.js';
import { createManualClock } from '../../../support/manual-clock.js';

const day = 24 * 60 * 60 * 1000;

afterEach(() => localStorage.clear());

describe('createCartTokenStore', () => {
  it('keeps one token an origin, beyond the page', () => {
    const clock = createManualClock();
    createCartTokenStore({ origin: 'https://one.test', clock }).set('a');
    createCartTokenStore({ origin: 'https://two.test', clock }).set('b');
    const one = createCartTokenStore({ origin: 'https://one.test', clock });
    expect(one.get()).toBe('a');
    one.clear();
    expect(one.get()).toBeNull();
    expect(createCartTokenStore({ origin: 'https://two.test', clock }).get()).toBe('b');
  });

  it('forgets a token ninety days after its last use', async () => {
    const clock = createManualClock();
    const store = createCartTokenStore({ origin: 'https://one.test', clock });
    store.set('a');
    await clock.advance(89 * day);
    store.set('a');
    await clock.advance(89 * day);
    expect(store.get()).toBe('a');
    await clock.advance(day);
    expect(store.get()).toBeNull();
  });
});
