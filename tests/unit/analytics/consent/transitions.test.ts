import { beforeEach, describe, expect, it } from 'vitest';
import {
  consentStates,
  type ConsentState,
  type CookiePolicy,
} from '../../../../analytics/consent/index.js';
import { asking, setUpConsent } from './set-up-consent.js';

const refused = ['not durable', 'clear'];
const asked = ['not durable', 'withdraw'];

/** What happens on the way, what became of three events submitted before, and of three submitted after. */
const transitions: readonly (readonly [
  ConsentState,
  ConsentState,
  effects: readonly string[],
  before: readonly [necessary: string, measurement: string, marketing: string],
  after: readonly [necessary: string, measurement: string, marketing: string],
])[] = [
  ['unknown', 'unknown', [], ['cookieless', 'held', 'held'], ['cookieless', 'held', 'held']],
  ['unknown', 'granted', ['durable'], ['cookieless', 'full', 'full'], ['full', 'full', 'full']],
  ['unknown', 'denied', refused, ['cookieless', 'drop', 'drop'], ['cookieless', 'drop', 'drop']],
  [
    'unknown',
    'cookieless',
    refused,
    ['cookieless', 'cookieless', 'drop'],
    ['cookieless', 'cookieless', 'drop'],
  ],
  ['granted', 'unknown', asked, ['full', 'full', 'full'], ['cookieless', 'held', 'held']],
  ['granted', 'granted', [], ['full', 'full', 'full'], ['full', 'full', 'full']],
  ['granted', 'denied', refused, ['full', 'full', 'full'], ['cookieless', 'drop', 'drop']],
  [
    'granted',
    'cookieless',
    refused,
    ['full', 'full', 'full'],
    ['cookieless', 'cookieless', 'drop'],
  ],
  ['denied', 'unknown', asked, ['cookieless', 'drop', 'drop'], ['cookieless', 'held', 'held']],
  ['denied', 'granted', ['durable'], ['cookieless', 'drop', 'drop'], ['full', 'full', 'full']],
  ['denied', 'denied', [], ['cookieless', 'drop', 'drop'], ['cookieless', 'drop', 'drop']],
  [
    'denied',
    'cookieless',
    refused,
    ['cookieless', 'drop', 'drop'],
    ['cookieless', 'cookieless', 'drop'],
  ],
  [
    'cookieless',
    'unknown',
    asked,
    ['cookieless', 'cookieless', 'drop'],
    ['cookieless', 'held', 'held'],
  ],
  [
    'cookieless',
    'granted',
    ['durable'],
    ['cookieless', 'cookieless', 'drop'],
    ['full', 'full', 'full'],
  ],
  [
    'cookieless',
    'denied',
    refused,
    ['cookieless', 'cookieless', 'drop'],
    ['cookieless', 'drop', 'drop'],
  ],
  [
    'cookieless',
    'cookieless',
    [],
    ['cookieless', 'cookieless', 'drop'],
    ['cookieless', 'cookieless', 'drop'],
  ],
];

const heldEnds = {
  unknown: { measurement: 'full', marketing: 'full' },
  granted: { measurement: 'full', marketing: 'full' },
  denied: { measurement: 'drop', marketing: 'drop' },
  cookieless: { measurement: 'cookieless', marketing: 'drop' },
};
const names = ['necessary', 'measurement', 'marketing'] as const;
const isSettlement = (line: string) => line.includes(': ');

beforeEach(() => localStorage.clear());

describe('the transitions of consent', () => {
  it('are all in the table', () => {
    const pairs = transitions.map(([from, to]) => `${from} ${to}`);
    const all = consentStates.flatMap((from) => consentStates.map((to) => `${from} ${to}`));
    expect(pairs).toEqual(all);
  });

  it.each(transitions)('from %s to %s', (from, to, effects, before, after) => {
    const { consent, log, submit } = setUpConsent();
    consent.set(from);
    log.length = 0;
    const outcome = (when: string) =>
      names.map((name) => {
        const lines = log.filter((line) => line.startsWith(`${when} ${name}: `));
        expect(lines.length).toBeLessThanOrEqual(1);
        return lines[0]?.split(': ')[1] ?? 'held';
      });

    for (const name of names) submit(`before ${name}`, name);
    const news: string[] = [];
    consent.onChange((change) => news.push(`${change.from} ${change.to} by ${change.source}`));
    expect(consent.set(to)).toBe(to);
    expect(consent.state).toBe(to);
    expect(log.filter((line) => !isSettlement(line))).toEqual(effects);
    expect(outcome('before')).toEqual(before);
    expect(news).toEqual(from === to ? [] : [`${from} ${to} by page`]);

    for (const name of names) submit(`after ${name}`, name);
    expect(outcome('after')).toEqual(after);
  });

  // What was refused is gone: whatever is said afterwards, nothing of it comes back.
  const afterwards = consentStates.flatMap((from) =>
    consentStates.flatMap((to) => consentStates.map((later) => [from, to, later] as const)),
  );
  it.each(afterwards)('%s, %s, %s: each event ends once, as it first did', (from, to, later) => {
    const { consent, log, submit } = setUpConsent();
    consent.set(from);
    for (const name of names) submit(`1 ${name}`, name);
    consent.set(to);
    for (const name of names) submit(`2 ${name}`, name);
    const ended = log.filter(isSettlement);
    consent.set(later);
    consent.set('granted');
    const all = log.filter(isSettlement);
    expect(all.slice(0, ended.length)).toEqual(ended);
    expect(all).toHaveLength(6);
    expect(new Set(all.map((line) => line.split(': ')[0])).size).toBe(6);
    // What was still held ends as the first later word says.
    for (const line of all.slice(ended.length)) {
      const purpose = line.includes('marketing') ? 'marketing' : 'measurement';
      expect(line.split(': ')[1]).toBe(heldEnds[later][purpose]);
    }
  });
});

describe('a site that is always cookieless', () => {
  const template: CookiePolicy = { ...asking, restrictive: false, isTemplateSite: true };
  const fixed: [string, CookiePolicy][] = [
    ['template site', template],
    ['absolute policy', { ...asking, absolute: true }],
    ['policy without a banner', { ...asking, banner: false }],
  ];

  it.each(fixed)('%s: begins so, and clears what is there', (_, policy) => {
    const { consent, log } = setUpConsent(policy);
    expect(consent.state).toBe('cookieless');
    expect(log).toEqual(['not durable', 'clear']);
  });

  it.each(fixed)('%s: a grant changes nothing', (_, policy) => {
    const { consent, log, submit } = setUpConsent(policy);
    log.length = 0;
    expect(consent.set('granted')).toBe('cookieless');
    expect(consent.set('unknown')).toBe('cookieless');
    submit('event', 'measurement');
    expect(log).toEqual(['event: cookieless']);
  });

  it.each(fixed)('%s: a visitor may still deny, and grant no more than before', (_, policy) => {
    const { consent, log } = setUpConsent(policy);
    log.length = 0;
    expect(consent.set('denied')).toBe('denied');
    expect(consent.set('granted')).toBe('cookieless');
    expect(log).toEqual([...refused, ...refused]);
  });
});

describe('a refusal', () => {
  it('leaves what the site says: cookieless events by default', () => {
    expect(setUpConsent().consent.set('refused')).toBe('cookieless');
  });

  it('leaves nothing when the site says so', () => {
    const { consent, log, submit } = setUpConsent({ ...asking, onRefusal: 'nothing' });
    submit('held', 'measurement');
    expect(consent.set('refused')).toBe('denied');
    expect(log).toEqual([...asked, ...refused, 'held: drop']);
  });
});
