import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { applyBannerChoice, connectBanner } from '../../../../analytics/consent/index.js';
import { setUpConsent } from './set-up-consent.js';

function setUp() {
  const tested = setUpConsent();
  const warnings: string[] = [];
  const reporter = { warn: (text: string) => warnings.push(text) };
  const end = connectBanner(tested.consent, { reporter });
  onTestFinished(end);
  const say = (detail?: unknown) =>
    document.dispatchEvent(new CustomEvent('vitrine-consent', { detail }));
  return { ...tested, warnings, reporter, end, say };
}

beforeEach(() => localStorage.clear());

describe('connectBanner', () => {
  it.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['cookieless', 'cookieless'],
    ['refused', 'cookieless'],
    ['unknown', 'unknown'],
  ])('takes %s: %s, and keeps it', (state, expected) => {
    const { consent, say } = setUp();
    say({ state });
    expect(consent.state).toBe(expected);
    expect(setUpConsent().consent.state).toBe(expected);
  });

  it('takes a grant without marketing', () => {
    const { consent, say } = setUp();
    say({ state: 'granted', marketing: false });
    expect(consent.treatmentFor('measurement')).toBe('full');
    expect(consent.treatmentFor('marketing')).toBe('drop');
  });

  it.each([undefined, null, 'granted', {}, { state: 'yes' }, { state: 1 }])(
    'says what is wrong with the detail %j, and changes nothing',
    (detail) => {
      const { consent, say, warnings } = setUp();
      say(detail);
      expect(consent.state).toBe('unknown');
      expect(warnings).toEqual([
        'The detail of vitrine-consent needs a state: unknown, granted, denied, cookieless, refused.',
      ]);
    },
  );

  it('has no listeners after its end', () => {
    const { consent, say, end } = setUp();
    end();
    say({ state: 'granted' });
    expect(consent.state).toBe('unknown');
  });
});

describe('applyBannerChoice', () => {
  it('takes a detail that came earlier', () => {
    const { consent, reporter } = setUp();
    applyBannerChoice(consent, { state: 'granted' }, reporter);
    expect(consent.state).toBe('granted');
  });
});
