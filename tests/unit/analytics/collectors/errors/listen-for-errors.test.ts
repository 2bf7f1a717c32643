import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createErrorReporter,
  listenForErrors,
} from '../../../../../analytics/collectors/errors/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';

const heard: Array<[string, unknown]> = [];
let stop = () => {};

function listen() {
  const reporter = createErrorReporter({
    clock: createManualClock(),
    console: { report: vi.fn(), warn: vi.fn() },
    send: (records) => {
      for (const { event, data } of records) heard.push([event, data['message']]);
    },
  });
  const end = listenForErrors(reporter);
  stop = () => {
    end();
    reporter.stop();
  };
  return { reporter, end };
}

const fail = (init: ErrorEventInit) => window.dispatchEvent(new ErrorEvent('error', init));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

beforeEach(() => {
  heard.length = 0;
});
afterEach(() => stop());

describe('listenForErrors', () => {
  it('reports uncaught errors and rejections', () => {
    const { reporter } = listen();
    fail({ error: new TypeError('thrown'), message: 'Uncaught TypeError: thrown' });
    fail({ error: null, message: 'only words' });
    reject(new Error('rejected'));
    reject('a text');
    reject(undefined);
    reporter.flush();
    expect(heard).toEqual([
      ['uncaught-error', 'thrown'],
      ['uncaught-error', 'only words'],
      ['unhandled-rejection', 'rejected'],
      ['unhandled-rejection', 'a text'],
      ['unhandled-rejection', 'undefined'],
    ]);
  });

  it('passes over what says nothing or is no fault', () => {
    const { reporter } = listen();
    fail({ error: null, message: 'Script error.' });
    fail({ error: null, message: '' });
    reject(new DOMException('The user aborted a request.', 'AbortError'));
    reporter.flush();
    expect(heard).toEqual([]);
  });

  it('stops on request, and does not start by itself', () => {
    const { reporter, end } = listen();
    end();
    fail({ error: new Error('late') });
    reject(new Error('late'));
    reporter.flush();
    expect(heard).toEqual([]);
  });
});
