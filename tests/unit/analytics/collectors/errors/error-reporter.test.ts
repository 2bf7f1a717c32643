import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createErrorReporter,
  type ErrorReporterOptions,
} from '../../../../../analytics/collectors/errors/index.js';
import type { ErrorRecord } from '../../../../../analytics/collectors/routes/index.js';
import type { Treatment } from '../../../../../analytics/events/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';

const start = Date.UTC(2026, 0, 1);
let stops: Array<() => void> = [];

function create(more: Partial<ErrorReporterOptions> = {}) {
  const clock = createManualClock(start);
  const batches: Array<readonly ErrorRecord[]> = [];
  const console = { report: vi.fn(), warn: vi.fn() };
  const reporter = createErrorReporter({
    clock,
    console,
    send: (records) => batches.push(records),
    ...more,
  });
  stops.push(() => reporter.stop());
  const messages = () => batches.map((batch) => batch.map(({ data }) => data['message']));
  return { clock, batches, messages, console, reporter };
}

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(77));

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

it('is core’s reporter: the console receives each report first', () => {
  const { console, reporter } = create();
  const error = new Error('broken');
  const context = { where: 'cart', entry: 7 };
  reporter.report(error, context);
  reporter.warn('careful', context);
  expect(console.report.mock.calls).toEqual([[error, context]]);
  expect(console.warn.mock.calls).toEqual([['careful', context]]);
});

it('sends what was reported before it was there, with the time of the report', async () => {
  const early = [{ error: new Error('early'), context: { where: 'cart' }, at: 7 }];
  const { clock, batches, console } = create({ early });
  await clock.advance(1000);
  expect(batches).toMatchObject([
    [{ event: 'error', data: { message: 'early' }, stamps: { wall: start - 70, monotonic: 7 } }],
  ]);
  expect(console.report).not.toHaveBeenCalled();
});

// Storefront §4: "Error reporter: events are batched and sent after a 1 s debounce."
describe('a batch', () => {
  it('is sent a second after the last error', async () => {
    const { clock, messages, reporter } = create();
    reporter.report(new Error('one'));
    await clock.advance(900);
    reporter.report(new Error('two'));
    await clock.advance(999);
    expect(messages()).toEqual([]);
    await clock.advance(1);
    expect(messages()).toEqual([['one', 'two']]);
    await clock.advance(10_000);
    expect(messages()).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('has of each error its name, data and time', async () => {
    const { clock, batches, reporter } = create();
    await clock.advance(5);
    reporter.report(new TypeError('broken'), { where: 'cart', entry: 7 });
    await clock.advance(1000);
    expect(batches[0]).toMatchObject([
      {
        event: 'error',
        data: { name: 'TypeError', message: 'broken', where: 'cart', entry: 7 },
        stamps: { wall: start + 5, monotonic: 77 },
      },
    ]);
  });

  it('goes at once when the page is hidden', () => {
    const { messages, reporter } = create();
    reporter.report(new Error('one'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(messages()).toEqual([['one']]);
  });
});

// Storefront §9: "Error reporter: max 10 queued events, max 20 sends per page".
describe('the limits', () => {
  it('are 10 queued events; what comes then is counted', async () => {
    const { clock, batches, messages, reporter } = create();
    const report = (from: number, to: number) => {
      for (let index = from; index < to; index += 1) reporter.report(new Error(`e${index}`));
    };
    report(0, 13);
    await clock.advance(1000);
    expect(messages()).toEqual([Array.from({ length: 10 }, (_, index) => `e${index}`)]);
    expect(batches[0]?.map(({ data }) => data['lost'])).toEqual([3, ...Array(9).fill(undefined)]);
    report(20, 21);
    await clock.advance(1000);
    expect(batches[1]?.[0]?.data).not.toHaveProperty('lost');
  });

  it('cannot be starved by errors that never pause', async () => {
    const { clock, batches, reporter } = create();
    for (let index = 0; index < 40; index += 1) {
      reporter.report(new Error(`e${index}`));
      await clock.advance(500);
    }
    expect(batches.length).toBeGreaterThan(1);
  });

  it('are 20 sends a page', async () => {
    const { clock, batches, reporter, console } = create();
    for (let index = 0; index < 30; index += 1) {
      reporter.report(new Error(`e${index}`));
      await clock.advance(1000);
    }
    expect(batches).toHaveLength(20);
    expect(console.report).toHaveBeenCalledTimes(30);
    reporter.flush();
    expect(batches).toHaveLength(20);
    expect(clock.pending()).toBe(0);
  });
});

describe('the same error', () => {
  it('is sent once, however many hands it passes through', async () => {
    const { clock, messages, reporter } = create();
    const error = new Error('once');
    reporter.report(error, { where: 'a' });
    reporter.report(error, { where: 'b' });
    await clock.advance(1000);
    reporter.capture('uncaught-error', error);
    await clock.advance(1000);
    expect(messages()).toEqual([['once']]);
  });

  it('happening again while it is queued is counted', async () => {
    const { clock, batches, reporter } = create();
    const happen = () => reporter.report('same words');
    for (let times = 0; times < 25; times += 1) happen();
    reporter.report('other words');
    await clock.advance(1000);
    expect(batches[0]?.map(({ data }) => [data['message'], data['times']])).toEqual([
      ['same words', 25],
      ['other words', undefined],
    ]);
  });
});

describe('never its own errors', () => {
  it('what sending throws goes nowhere', async () => {
    const send = vi.fn(() => {
      throw new Error('cannot send');
    });
    const { clock, reporter, console } = create({ send });
    reporter.report(new Error('one'));
    await clock.advance(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(console.report).toHaveBeenCalledTimes(1);
  });

  it('what is reported while sending is written, not sent', async () => {
    const made = create({ send: () => made.reporter.report(new Error('of sending')) });
    made.reporter.report(new Error('one'));
    await made.clock.advance(60_000);
    expect(made.console.report).toHaveBeenCalledTimes(2);
    expect(made.clock.pending()).toBe(0);
  });

  it.each([
    ['its own 429', new Error('POST /api/events/RecordJavascriptErrors answered 429'), undefined],
    [
      'a failure that names its call',
      new Error('x'),
      {
        where: 'delivery',
        url: 'https://a.example/api/events/RecordJavascriptErrors?environment=qa',
      },
    ],
    [
      'a cause of its own',
      new Error('x', {
        cause: new Error('POST /api/events/RecordJavascriptErrors got no answer'),
      }),
      undefined,
    ],
  ])('%s is not sent', async (_case, error, context) => {
    const { clock, batches, reporter } = create();
    reporter.report(error, context);
    await clock.advance(60_000);
    expect(batches).toEqual([]);
  });

  it('a page that fails with each sending does not send for ever', async () => {
    const made = create({
      send: (records) => {
        made.batches.push(records);
        // As a listener of the page would: later, when the answer is there.
        void Promise.resolve().then(() => made.reporter.report(new Error(`no ${records.length}`)));
      },
    });
    made.reporter.report(new Error('first'));
    await made.clock.advance(600_000);
    expect(made.batches).toHaveLength(20);
  });
});

describe('warnings', () => {
  it('stay in the console, unless they are wanted', async () => {
    const quiet = create();
    quiet.reporter.warn('careful');
    await quiet.clock.advance(1000);
    expect(quiet.batches).toEqual([]);
    const loud = create({ sendsWarnings: true });
    loud.reporter.warn('careful', { where: 'tracking' });
    await loud.clock.advance(1000);
    expect(loud.batches[0]).toMatchObject([
      { event: 'warning', data: { message: 'careful', where: 'tracking' } },
    ]);
  });
});

describe('consent', () => {
  it('that is not known keeps what is queued', async () => {
    let treatment: Treatment = 'hold';
    const { clock, messages, reporter } = create({ treatment: () => treatment });
    reporter.report(new Error('one'));
    await clock.advance(5000);
    expect(messages()).toEqual([]);
    treatment = 'cookieless';
    reporter.flush();
    expect(messages()).toEqual([['one']]);
  });

  it('that is refused forgets it', async () => {
    let treatment: Treatment = 'drop';
    const { clock, messages, reporter } = create({ treatment: () => treatment });
    reporter.report(new Error('one'));
    await clock.advance(1000);
    treatment = 'full';
    reporter.flush();
    reporter.report(new Error('two'));
    await clock.advance(1000);
    expect(messages()).toEqual([['two']]);
  });
});

describe('stop', () => {
  it('leaves the console alone', async () => {
    const { clock, batches, reporter, console } = create();
    reporter.report(new Error('one'));
    reporter.stop();
    reporter.report(new Error('two'));
    reporter.capture('uncaught-error', new Error('three'));
    reporter.flush();
    document.dispatchEvent(new Event('visibilitychange'));
    await clock.advance(1000);
    expect(batches).toEqual([]);
    expect(console.report).toHaveBeenCalledTimes(2);
    expect(clock.pending()).toBe(0);
  });
});
