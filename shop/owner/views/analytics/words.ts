import { locale } from '../../../pages/site.js';

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const finest = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });

/** '1,204'. */
export function countText(count: number): string {
  return whole.format(count);
}

/** For an axis: '1.2K'. */
export function shortText(count: number): string {
  return short.format(count);
}

/** '48%', and below ten percent '4.8%'. A dash for an empty whole. */
export function percentText(part: number, all: number): string {
  if (all <= 0) return '–';
  const percent = (part / all) * 100;
  return `${(percent < 10 ? fine : whole).format(percent)}%`;
}

/** 340 as '340 ms', 2,340 as '2.34 s'. */
export function durationText(ms: number): string {
  return ms < 999.5 ? `${whole.format(ms)} ms` : `${finest.format(ms / 1000)} s`;
}

/** 'page_view' as 'Page view'; names of areas as 'Api keys panel: create key'. */
export function nameText(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/\s*\.\s*/g, ': ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago: 'just now', '40 s ago', '12 min ago', '3 h ago', '2 d ago'. */
export function agoText(time: number, now: number): string {
  const past = now - time;
  if (past < 5 * second) return 'just now';
  if (past < minute) return `${Math.floor(past / second)} s ago`;
  if (past < hour) return `${Math.floor(past / minute)} min ago`;
  if (past < day) return `${Math.floor(past / hour)} h ago`;
  return `${Math.floor(past / day)} d ago`;
}
