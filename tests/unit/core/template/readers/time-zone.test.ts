import { describe, expect, it } from 'vitest';
import { dateFormatters } from '../../../../../core/template/formatters/date/index.js';
import type { Value } from '../../../../../core/template/values.js';
import { renderWith } from '../render-with.js';

const render = renderWith({ formatters: dateFormatters });

describe('the time zone (§9.4)', () => {
  // platform §9: "Default time zone America/New_York."
  it.each<[Value, string | undefined, string]>([
    [{}, undefined, 'EST'],
    [{ website: {} }, undefined, 'EST'],
    [{ website: { timeZone: null } }, undefined, 'EST'],
    [{ website: { timeZone: 'Europe/Paris' } }, undefined, 'CET'],
    [{ website: { timeZone: 'Mars/Olympus' } }, undefined, 'UTC'],
    [{ website: { timeZone: 5 } }, undefined, 'UTC'],
    [{ website: { timeZone: 'Europe/Paris' } }, 'Asia/Tokyo', 'JST'],
    [{ website: { timeZone: 'Europe/Paris' } }, 'Mars/Olympus', 'UTC'],
  ])('of %j, with the host saying %j, is %s', (data, timeZone, output) => {
    const context = timeZone === undefined ? {} : { timeZone };
    expect(render('{zero|date %Z}', data, context)).toBe(output);
  });

  it('is that of the innermost website', () => {
    const data = {
      website: { timeZone: 'Europe/Paris' },
      item: { at: 0, website: { timeZone: 'Asia/Tokyo' } },
    };
    expect(render('{.section item}{at|date %Z}{.end}{at|date %Z}', data)).toBe('JSTCET');
  });
});
