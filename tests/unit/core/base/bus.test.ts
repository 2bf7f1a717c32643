import { describe, expect, it, vi } from 'vitest';
import { createBus } from '../../../../core/base/bus.js';
import { defaultConfig } from '../../../../core/runtime/config.js';

function setUp() {
  const reporter = { report: vi.fn(), warn: vi.fn() };
  const bus = createBus(() => reporter);
  const emit = () => bus.emit('runtime.configured', { config: defaultConfig });
  return { bus, reporter, emit };
}

describe('createBus', () => {
  it('calls the listeners of a type in order, with the detail', () => {
    const { bus, emit } = setUp();
    const calls: unknown[] = [];
    bus.on('runtime.configured', ({ config }) => calls.push('first', config));
    bus.on('runtime.configured', () => calls.push('second'));
    emit();
    expect(calls).toEqual(['first', defaultConfig, 'second']);
  });

  it('emits without listeners', () => {
    expect(setUp().emit).not.toThrow();
  });

  it('unsubscribes one of two subscriptions of the same function', () => {
    const { bus, emit } = setUp();
    const listener = vi.fn();
    const stop = bus.on('runtime.configured', listener);
    bus.on('runtime.configured', listener);
    stop();
    emit();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('unsubscribes when the signal aborts, and does not subscribe when it already has', () => {
    const { bus, emit } = setUp();
    const listener = vi.fn();
    const controller = new AbortController();
    bus.on('runtime.configured', listener, { signal: controller.signal });
    controller.abort();
    bus.on('runtime.configured', listener, { signal: controller.signal });
    emit();
    expect(listener).not.toHaveBeenCalled();
  });

  it('reports a listener that throws and calls the others', () => {
    const { bus, reporter, emit } = setUp();
    const error = new Error('Broken');
    const listener = vi.fn();
    bus.on('runtime.configured', () => {
      throw error;
    });
    bus.on('runtime.configured', listener);
    emit();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(reporter.report).toHaveBeenCalledExactlyOnceWith(error, {
      where: 'a listener of "runtime.configured"',
    });
  });

  it('does not call a listener that subscribes while it emits', () => {
    const { bus, emit } = setUp();
    const late = vi.fn();
    bus.on('runtime.configured', () => void bus.on('runtime.configured', late));
    emit();
    expect(late).not.toHaveBeenCalled();
  });

  it('records the last 50 events for late subscribers', () => {
    const { bus, emit } = setUp();
    const before = performance.now();
    for (let turn = 0; turn < 60; turn += 1) emit();
    const records = bus.recent();
    expect(records).toHaveLength(50);
    expect(records[0]).toMatchObject({
      type: 'runtime.configured',
      detail: { config: defaultConfig },
    });
    expect(records[0]!.at).toBeGreaterThanOrEqual(before);
    expect(records[0]!.at).toBeLessThanOrEqual(records[49]!.at);
  });

  it('records no event with a DOM element', () => {
    const { bus } = setUp();
    bus.emit('product.scope-changed', { element: document.body });
    expect(bus.recent()).toEqual([]);
  });
});
