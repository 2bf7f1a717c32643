import { describe, expect, it } from 'vitest';
import { freezePayload } from '../../../../analytics/api/freeze-payload.js';

describe('a payload that has to wait', () => {
  it('keeps its values of that moment', () => {
    const given = { name: 'a', list: [1, { deep: true }] };
    const frozen = freezePayload(given);
    given.name = 'b';
    given.list.push(2);
    expect(frozen).toEqual({ name: 'a', list: [1, { deep: true }] });
  });

  it('leaves out what cannot be copied, and throws nothing', () => {
    const given = {
      good: 1,
      call: () => 1,
      symbol: Symbol('s'),
      get bad(): number {
        throw new Error('no');
      },
    };
    expect(freezePayload(given)).toEqual({ good: 1 });
  });

  it('keeps what the serialiser will clean: a cycle, a BigInt', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    const frozen = freezePayload({ cycle, big: 7n });
    expect(Object.keys(frozen)).toEqual(['cycle', 'big']);
    expect(frozen['big']).toBe(7n);
  });
});
