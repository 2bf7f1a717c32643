import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayRecord, recordVisit } from '../../../../../core/commerce/kept/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';

let clock = createManualClock();
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  clock = createManualClock();
  visibility = 'visible';
  configure({ clock });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

function visit() {
  const record = vi.fn();
  const controller = new AbortController();
  recordVisit(record, controller.signal);
  return { record, end: () => controller.abort() };
}

describe('recordVisit', () => {
  it('counts a page that was in front for a second', async () => {
    const { record, end } = visit();
    await clock.advance(999);
    expect(record).not.toHaveBeenCalled();
    await clock.advance(1);
    expect(record).toHaveBeenCalledOnce();
    end();
  });

  it('begins again when the page is shown again, and counts nothing while it is hidden', async () => {
    visibility = 'hidden';
    const { record, end } = visit();
    await clock.advance(5_000);
    show('visible');
    await clock.advance(600);
    show('hidden');
    await clock.advance(5_000);
    expect(record).not.toHaveBeenCalled();
    show('visible');
    await clock.advance(1_000);
    expect(record).toHaveBeenCalledOnce();
    end();
  });

  it('counts nothing after its end', async () => {
    const { record, end } = visit();
    end();
    show('hidden');
    show('visible');
    await clock.advance(5_000);
    expect(record).not.toHaveBeenCalled();
  });

  it('counts nothing where the browser sends Global Privacy Control', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const { record, end } = visit();
    await clock.advance(5_000);
    expect(record).not.toHaveBeenCalled();
    end();
  });
});

describe('mayRecord', () => {
  it.each([
    [{}, true],
    [{ globalPrivacyControl: false, doNotTrack: null }, true],
    [{ doNotTrack: '0' }, true],
    [{ doNotTrack: 'unspecified' }, true],
    [{ doNotTrack: '1' }, false],
    [{ globalPrivacyControl: true }, false],
  ])('%j: %s', (signals, may) => expect(mayRecord(signals)).toBe(may));
});
