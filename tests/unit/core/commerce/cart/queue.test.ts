import { setImmediate } from 'node:timers';
import { describe, expect, it, vi } from 'vitest';
import { createQueue } from '../../../../../core/commerce/cart/queue.js';

function open() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const hold = { isHeld: false };
  const onIdle = vi.fn();
  const queue = createQueue({ isHeld: () => hold.isHeld, onIdle });
  const push = (name: string) =>
    queue.push(() => {
      started.push(name);
      return new Promise((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, started, push, end, hold, onIdle };
}

describe('createQueue', () => {
  it('runs one task after the other', async () => {
    const { started, push, end } = open();
    push('a');
    push('b');
    expect(started).toEqual(['a']);
    await end('a');
    expect(started).toEqual(['a', 'b']);
  });

  it('starts everything at once when released', async () => {
    const { queue, started, push, end, onIdle } = open();
    push('a');
    push('b');
    push('c');
    queue.release();
    expect(started).toEqual(['a', 'b', 'c']);
    await end('b');
    await end('a');
    expect(onIdle).not.toHaveBeenCalled();
    await end('c');
    expect(onIdle).toHaveBeenCalledOnce();
  });

  it('waits while it is held', () => {
    const { queue, started, push, hold } = open();
    hold.isHeld = true;
    push('a');
    expect(started).toEqual([]);
    hold.isHeld = false;
    queue.resume();
    expect(started).toEqual(['a']);
  });

  it('says when it is idle', async () => {
    const { queue, push, end } = open();
    await queue.whenIdle();
    push('a');
    expect(queue.isBusy()).toBe(true);
    const idle = queue.whenIdle();
    await end('a');
    await idle;
    expect(queue.isBusy()).toBe(false);
  });
});
