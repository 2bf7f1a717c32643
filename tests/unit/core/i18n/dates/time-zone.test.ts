import { describe, expect, it } from 'vitest';
import {
  knownTimeZone,
  offsetText,
  zoneAbbreviation,
} from '../../../../../core/i18n/dates/time-zone.js';

const winter = Date.UTC(2024, 0, 15);
const summer = Date.UTC(2024, 6, 15);

describe('knownTimeZone (§9.4)', () => {
  it.each([
    ['America/New_York', 'America/New_York'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['UTC', 'UTC'],
    ['Mars/Olympus', 'UTC'],
    ['', 'UTC'],
    ['constructor', 'UTC'],
  ])('takes %j as %s', (name, zone) => {
    expect(knownTimeZone(name)).toBe(zone);
  });
});

describe('offsetText', () => {
  it.each([
    ['UTC', ':', '+00:00'],
    ['America/New_York', ':', '-05:00'],
    ['America/St_Johns', ':', '-03:30'],
    ['Asia/Kolkata', '', '+0530'],
  ])('writes the offset of %s with "%s" as %s', (zone, separator, text) => {
    expect(offsetText(winter, zone, separator)).toBe(text);
  });
});

describe('zoneAbbreviation (§9.4.1)', () => {
  it.each([
    ['UTC', 'UTC', 'UTC'],
    ['America/New_York', 'EST', 'EDT'],
    ['America/Los_Angeles', 'PST', 'PDT'],
    ['Pacific/Honolulu', 'HST', 'HST'],
    ['Europe/London', 'GMT', 'BST'],
    ['Europe/Dublin', 'GMT', 'IST'],
    ['Europe/Paris', 'CET', 'CEST'],
    ['Europe/Athens', 'EET', 'EEST'],
    ['Asia/Kolkata', 'IST', 'IST'],
    ['Asia/Tokyo', 'JST', 'JST'],
    ['Asia/Hong_Kong', 'HKT', 'HKT'],
    ['Australia/Sydney', 'AEDT', 'AEST'],
    ['Pacific/Auckland', 'NZDT', 'NZST'],
    ['Africa/Johannesburg', 'SAST', 'SAST'],
    // Zones that have no letters in the tz database either.
    ['America/Sao_Paulo', '-03', '-03'],
    ['Asia/Kathmandu', '+0545', '+0545'],
    ['Africa/Casablanca', '+01', '+01'],
  ])('is for %s in winter %s, in summer %s', (zone, ...texts) => {
    expect([winter, summer].map((ms) => zoneAbbreviation(ms, zone))).toEqual(texts);
  });

  // The tz database's letters of those years.
  it.each([
    ['America/New_York', '1960-01-01', 'EST'],
    ['America/New_York', '1960-07-01', 'EDT'],
    ['Europe/Berlin', '1960-07-01', 'CET'],
    ['Europe/London', '1960-01-01', 'GMT'],
    ['Europe/London', '1960-07-01', 'BST'],
    ['Asia/Tokyo', '1960-07-01', 'JST'],
    ['Asia/Kolkata', '1960-01-01', 'IST'],
    ['Asia/Singapore', '1960-01-01', '+0730'],
    ['America/New_York', '1969-12-31', 'EST'],
    ['UTC', '1950-01-01', 'UTC'],
  ])('is before 1970 for %s on %s %s', (zone, day, letters) => {
    expect(zoneAbbreviation(Date.parse(day), zone)).toBe(letters);
  });
});
