import { describe, expect, it, vi } from 'vitest';
import { createSubscribers } from '../../../../core/base/index.js';

function setUp(onFirst?: () => () => void) {
  const reporter = { report: vi.fn() };
  const subscribers = createSubscribers<[text: string, count: number]>(
    'a listener of the test',
    () => reporter,
    onFirst,
  );
  const calls: string[] = [];
  const add = (name: string) => subscribers.subscribe((text) => calls.push(`${name} ${text}`));
  return { ...subscribers, reporter, calls, add };
}

describe('createSubscribers', () => {
  it('calls the listeners in order, with the values', () => {
    const { subscribe, notify, add, calls } = setUp();
    const listener = vi.fn();
    add('first');
    add('second');
    subscribe(listener);
    notify('news', 2);
    expect(calls).toEqual(['first news', 'second news']);
    expect(listener).toHaveBeenCalledExactlyOnceWith('news', 2);
  });

  it('calls a listener no more after its subscription has ended, however often it is ended', () => {
    const { notify, add, calls } = setUp();
    const end = add('first');
    add('second');
    end();
    end();
    notify('news', 1);
    expect(calls).toEqual(['second news']);
  });

  it('counts two subscriptions of one function as two', () => {
    const { subscribe, notify } = setUp();
    const listener = vi.fn();
    const end = subscribe(listener);
    subscribe(listener);
    notify('both', 1);
    end();
    notify('one', 1);
    expect(listener.mock.calls.map(([text]) => text)).toEqual(['both', 'both', 'one']);
  });

  it('reports a listener that throws and calls the others', () => {
    const { subscribe, notify, add, calls, reporter } = setUp();
    const error = new Error('Broken');
    add('first');
    subscribe(() => {
      throw error;
    });
    add('last');
    notify('news', 1);
    expect(calls).toEqual(['first news', 'last news']);
    expect(reporter.report).toHaveBeenCalledExactlyOnceWith(error, {
      where: 'a listener of the test',
    });
  });

  it('does not call a listener that unsubscribes while it notifies, and calls the others', () => {
    const { subscribe, notify, add, calls } = setUp();
    const ends: (() => void)[] = [];
    ends.push(subscribe(() => ends.forEach((end) => end())));
    ends.push(add('second'));
    add('third');
    notify('news', 1);
    notify('again', 1);
    expect(calls).toEqual(['third news', 'third again']);
  });

  it('calls a listener that subscribes while it notifies from the next time on', () => {
    const { subscribe, notify, add, calls } = setUp();
    const end = subscribe(() => {
      end();
      add('late');
    });
    notify('first', 1);
    expect(calls).toEqual([]);
    notify('second', 1);
    expect(calls).toEqual(['late second']);
  });

  it('notifies again while it notifies', () => {
    const { subscribe, notify, add, calls } = setUp();
    subscribe((text) => {
      if (text === 'outer') notify('inner', 1);
    });
    add('after');
    notify('outer', 1);
    expect(calls).toEqual(['after inner', 'after outer']);
  });

  it('removes all listeners when it is cleared, also while it notifies', () => {
    const { subscribe, notify, clear, add, calls } = setUp();
    subscribe(() => clear());
    add('second');
    notify('news', 1);
    notify('again', 1);
    expect(calls).toEqual([]);
  });

  it('starts what it depends on for the first listener and ends it after the last', () => {
    const log: string[] = [];
    const { subscribe, clear } = setUp(() => {
      log.push('start');
      return () => log.push('end');
    });
    const endFirst = subscribe(() => undefined);
    const endSecond = subscribe(() => undefined);
    endFirst();
    endFirst();
    expect(log).toEqual(['start']);
    endSecond();
    endSecond();
    expect(log).toEqual(['start', 'end']);
    subscribe(() => undefined);
    clear();
    clear();
    expect(log).toEqual(['start', 'end', 'start', 'end']);
  });
});
