import { beforeEach, describe, expect, it } from 'vitest';
import { readCookie, removeCookie } from '../../../../core/net/index.js';
import { asking, setUpConsent } from './set-up-consent.js';

const key = 'vitrine:consent';
const kept = () => {
  const text = localStorage.getItem(key);
  return text === null ? null : (JSON.parse(text) as { value: string; expires: number });
};
const pageHides = () => window.dispatchEvent(new Event('pagehide'));
const tabSays = () => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => localStorage.clear());

describe('what is held', () => {
  it('ends in the order in which it came, fifty at a time', () => {
    const { consent, log, submit } = setUpConsent();
    const names = Array.from({ length: 50 }, (_, index) => `event ${index}`);
    for (const name of names) submit(name, 'measurement');
    expect(log).toEqual(['not durable', 'withdraw']);
    consent.set('granted');
    expect(log).toEqual([
      'not durable',
      'withdraw',
      'durable',
      ...names.map((name) => `${name}: full`),
    ]);
  });

  it('is in memory alone', () => {
    const { submit } = setUpConsent();
    submit('event', 'measurement');
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(document.cookie).toBe('');
  });

  it('is refused to the last one, and a later grant brings nothing back', () => {
    const { consent, log, submit } = setUpConsent();
    for (let index = 0; index < 50; index += 1) submit(`event ${index}`, 'measurement');
    consent.set('denied');
    expect(log.filter((line) => line.endsWith(': drop'))).toHaveLength(50);
    const length = log.length;
    consent.set('granted');
    expect(log.slice(length)).toEqual(['durable']);
  });

  it('loses its oldest beyond a thousand', () => {
    const { log, submit } = setUpConsent();
    for (let index = 0; index < 1002; index += 1) submit(`event ${index}`, 'measurement');
    expect(log).toEqual(['not durable', 'withdraw', 'event 0: drop', 'event 1: drop']);
  });

  it('goes by the strictest of its purposes', () => {
    const { consent, log, submit } = setUpConsent();
    submit('both', 'necessary', 'marketing');
    consent.set('cookieless');
    expect(log.at(-1)).toBe('both: drop');
    expect(consent.treatmentFor('necessary', 'measurement')).toBe('cookieless');
    expect(consent.treatmentFor('measurement', 'marketing')).toBe('drop');
  });
});

describe('a page that goes before consent is known', () => {
  it('settles what is held without anything personal', () => {
    const { consent, log, submit } = setUpConsent();
    submit('view', 'measurement');
    submit('pixel', 'marketing');
    pageHides();
    expect(log).toEqual(['not durable', 'withdraw', 'view: cookieless', 'pixel: drop']);
    expect(consent.state).toBe('unknown');
  });

  it('settles it once, though the page comes back and is granted', () => {
    const { consent, log, submit } = setUpConsent();
    submit('view', 'measurement');
    pageHides();
    consent.set('granted');
    expect(log.filter((line) => line.startsWith('view'))).toEqual(['view: cookieless']);
  });

  it('decides it before delivery handles the end of the page', () => {
    const sent: string[][] = [];
    const send = () => sent.push([...log]);
    window.addEventListener('pagehide', send);
    const { log, submit } = setUpConsent();
    submit('view', 'measurement');
    pageHides();
    window.removeEventListener('pagehide', send);
    expect(sent).toEqual([['not durable', 'withdraw', 'view: cookieless']]);
  });

  it('keeps it where a refusal leaves nothing', () => {
    const { log, submit } = setUpConsent({ ...asking, onRefusal: 'nothing' });
    submit('view', 'measurement');
    pageHides();
    expect(log).toEqual(['not durable', 'withdraw']);
  });

  it('changes nothing where consent is known', () => {
    const { consent, log } = setUpConsent();
    consent.set('granted');
    const before = [...log];
    pageHides();
    expect(log).toEqual(before);
  });
});

describe('the choice', () => {
  it('is kept for 390 days', () => {
    const { consent } = setUpConsent();
    consent.set('granted');
    expect(kept()).toEqual({
      value: 'granted',
      expires: Date.UTC(2026, 0, 1) + 390 * 24 * 60 * 60 * 1000,
    });
  });

  it.each([
    ['granted', {}, 'granted', 'full'],
    ['granted', { marketing: false }, 'granted', 'drop'],
    ['denied', {}, 'denied', 'drop'],
    ['cookieless', {}, 'cookieless', 'drop'],
    ['refused', {}, 'cookieless', 'drop'],
    ['unknown', {}, 'unknown', 'hold'],
  ] as const)('%s %j is that of the next page: %s', (choice, details, state, marketing) => {
    setUpConsent().consent.set(choice, details);
    const { consent } = setUpConsent();
    expect(consent.state).toBe(state);
    expect(consent.treatmentFor('marketing')).toBe(marketing);
    expect(consent.isChosen).toBe(choice !== 'unknown');
  });

  it('is carried out at the start of the next page', () => {
    setUpConsent().consent.set('denied');
    expect(setUpConsent().log).toEqual(['not durable', 'clear']);
    setUpConsent().consent.set('granted');
    expect(setUpConsent().log).toEqual(['durable']);
  });

  it('is kept in a cookie where storage is denied', () => {
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: null });
    try {
      setUpConsent().consent.set('denied');
      expect(readCookie(key)).toContain('denied');
      expect(setUpConsent().consent.state).toBe('denied');
    } finally {
      Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...storage });
      removeCookie(key);
    }
  });

  it.each(['', 'yes', 'granted-without', 'Granted'])('is none when it reads "%s"', (value) => {
    localStorage.setItem(key, JSON.stringify({ value, expires: null }));
    expect(setUpConsent().consent.state).toBe('unknown');
  });

  it('of a platform that says it on each page is not kept', () => {
    const { consent } = setUpConsent();
    expect(consent.applyExternal('granted', {}, 'platform')).toBe('granted');
    expect(kept()).toBeNull();
    expect(consent.isChosen).toBe(false);
  });

  it('is not undone by a platform that knows nothing yet', () => {
    const { consent } = setUpConsent();
    consent.set('granted');
    expect(consent.applyExternal('unknown', {}, 'platform')).toBe('granted');
    expect(consent.applyExternal('refused', {}, 'platform')).toBe('cookieless');
  });
});

describe('another tab', () => {
  it('is heard: a refusal is carried out here too', () => {
    const { consent, log, submit } = setUpConsent();
    consent.set('granted');
    const other = setUpConsent();
    other.consent.set('denied');
    log.length = 0;
    const news: unknown[] = [];
    consent.onChange((change) => news.push(change));
    tabSays();
    expect(log).toEqual(['not durable', 'clear']);
    expect(news).toEqual([
      { from: 'granted', to: 'denied', isMarketingAllowed: true, source: 'tab' },
    ]);
    submit('event', 'measurement');
    expect(log.at(-1)).toBe('event: drop');
  });

  it('is applied when the page is shown again, without a storage event', () => {
    const { consent } = setUpConsent();
    setUpConsent().consent.set('granted');
    window.dispatchEvent(new Event('pageshow'));
    expect(consent.state).toBe('granted');
    setUpConsent().consent.set('cookieless');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(consent.state).toBe('cookieless');
  });

  it('is applied before delivery handles the return of the page', () => {
    const sent: string[] = [];
    const send = () => sent.push(consent.state);
    window.addEventListener('pageshow', send);
    document.addEventListener('visibilitychange', send);
    const { consent } = setUpConsent();
    setUpConsent().consent.set('denied');
    window.dispatchEvent(new Event('pageshow'));
    setUpConsent().consent.set('cookieless');
    document.dispatchEvent(new Event('visibilitychange'));
    window.removeEventListener('pageshow', send);
    document.removeEventListener('visibilitychange', send);
    expect(sent).toEqual(['denied', 'cookieless']);
  });

  it('is not heard in other keys, nor after storage was wiped', () => {
    const { consent } = setUpConsent();
    consent.set('granted');
    setUpConsent().consent.set('denied');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(consent.state).toBe('granted');
    localStorage.clear();
    tabSays();
    expect(consent.state).toBe('granted');
  });

  it('does not undo what was heard here meanwhile, when it has said nothing new', () => {
    const { consent } = setUpConsent();
    consent.set('granted');
    consent.applyExternal('refused', {}, 'platform');
    window.dispatchEvent(new Event('pageshow'));
    expect(consent.state).toBe('cookieless');
  });
});

describe('marketing', () => {
  it('can be refused alone, and its id is cleared', () => {
    const { consent, log, submit } = setUpConsent();
    submit('view', 'measurement');
    submit('pixel', 'marketing');
    consent.set('granted', { marketing: false });
    expect(log).toEqual([
      'not durable',
      'withdraw',
      'durable',
      'clear marketing',
      'view: full',
      'pixel: drop',
    ]);
    expect(consent.isMarketingAllowed).toBe(false);
  });

  it('can be refused and granted later, which is news', () => {
    const { consent, log } = setUpConsent();
    consent.set('granted');
    log.length = 0;
    consent.onChange(({ from, to, isMarketingAllowed }) =>
      log.push(`${from} ${to} ${isMarketingAllowed}`),
    );
    consent.set('granted', { marketing: false });
    consent.set('granted');
    expect(log).toEqual([
      'durable',
      'clear marketing',
      'granted granted false',
      'durable',
      'granted granted true',
    ]);
  });
});

describe('the machine', () => {
  it('has no effects and no listeners before it starts and after it stops', () => {
    const { consent, log, submit } = setUpConsent();
    submit('held', 'measurement');
    consent.onChange(() => log.push('news'));
    consent.stop();
    expect(log).toEqual(['not durable', 'withdraw', 'held: drop']);
    expect(consent.set('granted')).toBe('unknown');
    expect(consent.applyExternal('granted', {}, 'platform')).toBe('unknown');
    submit('late', 'necessary');
    pageHides();
    tabSays();
    expect(log).toEqual(['not durable', 'withdraw', 'held: drop', 'late: drop']);
    expect(kept()).toBeNull();
  });

  it('goes on when an effect, an event or a listener fails, and reports it', () => {
    const broken = setUpConsent(asking, (effect) => {
      if (effect === 'clear') throw new Error('clear fails');
    });
    const { consent, log, faults, submit } = broken;
    consent.whenDecided(['measurement'], () => {
      throw new Error('event fails');
    });
    submit('event', 'measurement');
    consent.onChange(() => {
      throw new Error('listener fails');
    });
    consent.onChange(() => log.push('news'));
    expect(consent.set('cookieless')).toBe('cookieless');
    expect(log).toEqual([
      'not durable',
      'withdraw',
      'not durable',
      'clear',
      'event: cookieless',
      'news',
    ]);
    expect(faults.map(String)).toEqual([
      'Error: clear fails',
      'Error: event fails',
      'Error: listener fails',
    ]);
  });

  it('accepts a change from a listener: later listeners receive only the last state', () => {
    const { consent } = setUpConsent();
    const heard: string[] = [];
    consent.onChange(({ to }) => {
      if (to === 'granted') consent.set('denied');
    });
    consent.onChange(({ to }) => heard.push(to));
    consent.set('granted');
    expect(heard).toEqual(['denied']);
    expect(consent.state).toBe('denied');
  });

  it('judges what is held by the last word, also when an event says it', () => {
    const { consent, log, submit } = setUpConsent();
    consent.whenDecided(['measurement'], () => consent.set('denied'));
    submit('next', 'measurement');
    consent.set('granted');
    expect(log.at(-1)).toBe('next: drop');
  });

  it('stops telling a listener that has ended', () => {
    const { consent, log } = setUpConsent();
    const end = consent.onChange(() => log.push('news'));
    end();
    consent.set('granted');
    expect(log).not.toContain('news');
  });
});
