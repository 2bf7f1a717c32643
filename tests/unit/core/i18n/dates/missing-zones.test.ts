import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const Complete = Intl.DateTimeFormat;

/** An engine that knows UTC alone, and its own offset. */
function stubZones() {
  class DateTimeFormat extends Complete {
    constructor(locale?: string | string[], options: Intl.DateTimeFormatOptions = {}) {
      const { timeZone = 'Asia/Kathmandu' } = options;
      if (options.timeZone !== undefined && timeZone !== 'UTC') {
        throw new RangeError(`Invalid time zone specified: ${timeZone}`);
      }
      super(locale, { ...options, timeZone });
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat });
}

/** Without what another test has found out. */
async function load() {
  vi.resetModules();
  return import('../../../../../core/i18n/dates/time-zone.js');
}

describe('platform §8: "A missing time-zone data set logs a warning and falls back to the browser offset."', () => {
  const warn = vi.fn();
  beforeEach(() => {
    warn.mockReset();
    vi.spyOn(console, 'warn').mockImplementation(warn);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('warns once, and dates have that offset', async () => {
    stubZones();
    const { knownTimeZone, offsetText } = await load();
    const zone = knownTimeZone('Asia/Tokyo');
    expect(knownTimeZone('Asia/Seoul')).toBe(zone);
    expect(knownTimeZone('UTC')).toBe('UTC');
    expect(offsetText(Date.UTC(2024, 0, 15), zone, ':')).toBe('+05:45');
    expect(warn.mock.calls).toEqual([
      [
        '[vitrine] dates:',
        'This browser has no time-zone data: dates are shown with its own offset.',
      ],
    ]);
  });

  it('says nothing of a name that is no zone where there are data', async () => {
    const { knownTimeZone } = await load();
    expect(knownTimeZone('Mars/Olympus')).toBe('UTC');
    expect(warn).not.toHaveBeenCalled();
  });
});
