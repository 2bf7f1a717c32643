import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectConsentMode } from '../../../../analytics/consent/index.js';
import { asking, setUpConsent } from './set-up-consent.js';

/** As the snippet that sites carry does it. */
function createTags(...before: unknown[][]) {
  const layer: unknown[] = [];
  function gtag(..._parts: unknown[]) {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  for (const parts of before) gtag(...parts);
  return { layer, gtag };
}

function connect(layer: unknown[], policy = asking) {
  const tested = setUpConsent(policy);
  const end = connectConsentMode(tested.consent, layer);
  onTestFinished(end);
  return { ...tested, end };
}

const updates = (layer: unknown[]) =>
  layer
    .map((entry) => Array.from(entry as ArrayLike<unknown>))
    .filter((entry) => entry[0] === 'consent' && entry[1] === 'update')
    .map((entry) => entry[2]);
const allGranted = {
  analytics_storage: 'granted',
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
};
const allDenied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

beforeEach(() => localStorage.clear());

describe('what was said to the tags', () => {
  const deniedByDefault = ['default', allDenied];
  it.each([
    ['nothing', [], 'unknown', 'hold'],
    ['a default grant', [['default', allGranted]], 'granted', 'full'],
    ['a default refusal: no answer yet', [deniedByDefault], 'unknown', 'hold'],
    [
      'a default refusal that waits',
      [['default', { ...allDenied, wait_for_update: 500 }]],
      'unknown',
      'hold',
    ],
    ['a refusal', [deniedByDefault, ['update', allDenied]], 'cookieless', 'drop'],
    ['a grant', [deniedByDefault, ['update', allGranted]], 'granted', 'full'],
    [
      'a grant that was taken back',
      [deniedByDefault, ['update', allGranted], ['update', { analytics_storage: 'denied' }]],
      'cookieless',
      'drop',
    ],
    [
      'a grant of measuring alone',
      [deniedByDefault, ['update', { analytics_storage: 'granted' }]],
      'granted',
      'drop',
    ],
    [
      'a grant without user data',
      [
        ['default', allGranted],
        ['update', { ad_user_data: 'denied' }],
      ],
      'granted',
      'drop',
    ],
    [
      'an answer to marketing alone: none to measuring',
      [deniedByDefault, ['update', { ad_storage: 'denied' }]],
      'unknown',
      'hold',
    ],
    [
      'a grant, and a refusal in some region',
      [
        ['default', allGranted],
        ['default', { ...allDenied, region: ['DE'] }],
      ],
      'unknown',
      'hold',
    ],
    [
      'a refusal, and a grant in some region',
      [deniedByDefault, ['default', { ...allGranted, region: ['US'] }]],
      'unknown',
      'hold',
    ],
    [
      'a default that comes after the answer',
      [['update', allGranted], deniedByDefault],
      'granted',
      'full',
    ],
    ['nothing of measuring', [['default', { ad_storage: 'denied' }]], 'unknown', 'hold'],
    ['something else', [['default', { analytics_storage: true }]], 'unknown', 'hold'],
    ['an unknown command', [['declare', allGranted]], 'unknown', 'hold'],
    ['a command without values', [['update']], 'unknown', 'hold'],
  ] as [string, unknown[][], string, string][])(
    '%s, before or after',
    (_, commands, state, marketing) => {
      const calls = commands.map((parts) => ['consent', ...parts]);
      const early = connect(createTags(['js', new Date(0)], ...calls).layer);
      expect(early.consent.state).toBe(state);
      expect(early.consent.treatmentFor('marketing')).toBe(marketing);

      const { layer, gtag } = createTags();
      const late = connect(layer);
      for (const parts of calls) gtag(...parts);
      expect(late.consent.state).toBe(state);
      expect(late.consent.treatmentFor('marketing')).toBe(marketing);
      expect(layer).toHaveLength(calls.length);
    },
  );

  it('is not kept: the platform says it on the next page again', () => {
    connect(createTags(['consent', 'update', allGranted]).layer);
    expect(localStorage.getItem('vitrine:consent')).toBeNull();
  });

  it('is not said back', () => {
    const { layer, gtag } = createTags(['consent', 'default', allDenied]);
    connect(layer);
    gtag('consent', 'update', allGranted);
    expect(updates(layer)).toEqual([allGranted]);
  });

  it('never clears ids by a default, which is said on every page', () => {
    const { log } = connect(createTags(['consent', 'default', allDenied]).layer, {
      ...asking,
      restrictive: false,
    });
    expect(log).toEqual(['durable', 'not durable', 'withdraw']);
  });

  it('is read among entries of every kind', () => {
    const layer: unknown[] = [null, 1, 'consent', undefined, { event: 'x' }, ['consent', 'update']];
    const { consent } = connect(layer);
    layer.push({ event: 'y' }, ['consent', 'update', allGranted]);
    expect(consent.state).toBe('granted');
    expect(layer).toHaveLength(8);
  });
});

describe('a choice that came another way', () => {
  it.each([
    ['granted', {}, allGranted],
    ['granted', { marketing: false }, { ...allDenied, analytics_storage: 'granted' }],
    ['denied', {}, allDenied],
    ['cookieless', {}, allDenied],
    ['refused', {}, allDenied],
  ] as const)('%s %j is said to the tags', (choice, details, grants) => {
    const { layer } = createTags();
    const { consent } = connect(layer);
    consent.set(choice, details);
    expect(updates(layer)).toEqual([grants]);
    expect(Object.prototype.toString.call(layer[0])).toBe('[object Arguments]');
    expect(consent.state).toBe(choice === 'refused' ? 'cookieless' : choice);
  });

  it('is said once the page’s defaults are there, when it was made on an earlier page', () => {
    setUpConsent().consent.set('granted');
    const { layer } = createTags(['consent', 'default', allDenied]);
    const { consent } = connect(layer);
    expect(consent.state).toBe('granted');
    expect(updates(layer)).toEqual([allGranted]);
  });

  it('is not said when the platform has its own answer', () => {
    setUpConsent().consent.set('granted');
    const { layer } = createTags(['consent', 'update', allDenied]);
    const { consent } = connect(layer);
    expect(consent.state).toBe('cookieless');
    expect(updates(layer)).toEqual([allDenied]);
  });

  it('is not undone by a default, nor by one that comes later', () => {
    setUpConsent().consent.set('denied');
    const { layer, gtag } = createTags(['consent', 'default', allGranted]);
    const { consent } = connect(layer);
    expect(consent.state).toBe('denied');
    gtag('consent', 'default', { ...allGranted, region: ['US'] });
    gtag('consent', 'default', allGranted);
    expect(consent.state).toBe('denied');
    expect(updates(layer)).toEqual([allDenied]);
  });

  it('is the last word, also after an answer of the platform', () => {
    const { layer, gtag } = createTags(['consent', 'update', allGranted]);
    const { consent } = connect(layer);
    consent.set('denied');
    gtag('consent', 'default', allGranted);
    expect(consent.state).toBe('denied');
    gtag('consent', 'update', allGranted);
    expect(consent.state).toBe('granted');
  });

  it('is not said to a page without consent mode', () => {
    setUpConsent().consent.set('granted');
    const { layer } = createTags(['js', new Date(0)]);
    connect(layer);
    expect(layer).toHaveLength(1);
  });
});

describe('the dataLayer', () => {
  it('keeps a tag manager’s own push, and answers what it answers', () => {
    const { layer, gtag } = createTags();
    const taken: unknown[] = [];
    layer.push = (...entries) => taken.push(...entries);
    const { consent } = connect(layer);
    expect(layer.push('one', 'two')).toBe(2);
    gtag('consent', 'update', allGranted);
    expect(taken).toHaveLength(3);
    expect(consent.state).toBe('granted');
  });

  it('takes an entry that cannot be read, as before', () => {
    const hostile = new Proxy(
      {},
      {
        has() {
          throw new Error('Not yours');
        },
      },
    );
    const { layer } = createTags();
    const { consent, faults } = connect(layer);
    expect(layer.push(hostile, ['consent', 'update', allGranted])).toBe(2);
    expect(consent.state).toBe('granted');
    expect(faults).toEqual([]);
  });

  it('is read once when it is frozen', () => {
    const { layer } = createTags(['consent', 'update', allGranted]);
    const { consent, end } = connect(Object.freeze(layer) as unknown[]);
    expect(consent.state).toBe('granted');
    end();
  });

  it('does not stop a choice by a push that throws', () => {
    const { layer } = createTags();
    layer.push = () => {
      throw new Error('The tag manager fails');
    };
    const { consent, faults } = connect(layer);
    expect(consent.set('granted')).toBe('granted');
    expect(faults).toEqual([]);
  });

  it('is as before when listening has ended', () => {
    const { layer, gtag } = createTags();
    const push = layer.push;
    const { consent, end } = connect(layer);
    end();
    expect(layer.push).toBe(push);
    gtag('consent', 'update', allGranted);
    consent.set('denied');
    expect(consent.state).toBe('denied');
    expect(updates(layer)).toEqual([allGranted]);
  });

  it('is left alone at the end when a tag manager has come in between, but no longer heard', () => {
    const { layer, gtag } = createTags();
    const { consent, end } = connect(layer);
    const ours = layer.push;
    const theirs = (...entries: unknown[]) => ours(...entries);
    layer.push = theirs;
    end();
    expect(layer.push).toBe(theirs);
    gtag('consent', 'update', allGranted);
    expect(consent.state).toBe('unknown');
    expect(layer).toHaveLength(1);
  });
});
