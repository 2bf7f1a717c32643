import { afterEach, describe, expect, it, vi } from 'vitest';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { runUnpressed, startAt } from '../../../../widgets/element/loading.js';
import { createManualClock } from '../../../support/manual-clock.js';

afterEach(() => {
  vi.unstubAllGlobals();
  resetRuntime();
});

function wait(time: string | undefined) {
  const element = document.createElement('div');
  element.append(document.createElement('button'));
  document.body.replaceChildren(element);
  const start = vi.fn();
  const controller = new AbortController();
  startAt(element, time, start, controller.signal);
  const press = (type: string) =>
    element.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
  return { element, start, controller, press };
}

describe('startAt', () => {
  it('starts an eager element at once', () => {
    expect(wait('eager').start).toHaveBeenCalledOnce();
  });

  it.each(['visible', 'interaction', undefined, 'constructor'])(
    'starts a %s element when it is used',
    (time) => {
      const { start, press } = wait(time);
      expect(start).not.toHaveBeenCalled();
      press('focusin');
      expect(start).toHaveBeenLastCalledWith(false);
      press('pointerdown');
      expect(start).toHaveBeenLastCalledWith(true);
    },
  );

  it('starts at once when the focus is in it already: the loader came because of that', () => {
    const element = document.createElement('p');
    // happy-dom knows no :focus-within.
    vi.spyOn(element, 'matches').mockImplementation((selector) => selector === ':focus-within');
    const start = vi.fn();
    startAt(element, 'interaction', start, new AbortController().signal);
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts an element of a closed shadow root, and one whose page stops the event', () => {
    const host = document.createElement('div');
    document.body.replaceChildren(host);
    const element = document.createElement('div');
    element.append(document.createElement('button'));
    host.attachShadow({ mode: 'closed' }).append(element);
    const start = vi.fn();
    startAt(element, 'interaction', start, new AbortController().signal);
    element.addEventListener('pointerdown', (event) => event.stopPropagation());
    element
      .querySelector('button')
      ?.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
    expect(start).toHaveBeenCalledWith(true);
  });

  it('hears nothing any more once the wait is over', () => {
    const { start, controller, press } = wait('interaction');
    controller.abort();
    press('focusin');
    expect(start).not.toHaveBeenCalled();
  });

  it('starts at once where there is no IntersectionObserver', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    expect(wait('visible').start).toHaveBeenCalledOnce();
  });

  it('waits a little where there is no idle callback, and not after the wait is over', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const clock = createManualClock();
    configure({ clock });
    const { start } = wait('idle');
    await clock.advance(200);
    expect(start).toHaveBeenCalledOnce();
    const other = wait('idle');
    other.controller.abort();
    expect(clock.pending()).toBe(0);
  });
});

describe('runUnpressed', () => {
  it('runs at once when nothing is pressed', () => {
    const run = vi.fn();
    runUnpressed(document.createElement('div'), run, new AbortController().signal);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs after the release and the click that follows it', async () => {
    const clock = createManualClock();
    configure({ clock });
    const run = vi.fn();
    runUnpressed(document.createElement('div'), run, new AbortController().signal, true);
    await clock.advance(1_000);
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('pointerup'));
    expect(run).not.toHaveBeenCalled();
    await clock.advance(50);
    expect(run).toHaveBeenCalledOnce();
  });

  it('forgets the press when the element is gone', async () => {
    const clock = createManualClock();
    configure({ clock });
    const run = vi.fn();
    const controller = new AbortController();
    runUnpressed(document.createElement('div'), run, controller.signal, true);
    document.dispatchEvent(new Event('pointerup'));
    controller.abort();
    await clock.advance(1_000);
    expect(run).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(0);
  });
});
