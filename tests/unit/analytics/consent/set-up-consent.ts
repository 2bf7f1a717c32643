import { onTestFinished } from 'vitest';
import {
  createConsent,
  type ConsentMachine,
  type CookiePolicy,
} from '../../../../analytics/consent/index.js';
import type { Purpose } from '../../../../analytics/events/index.js';
import { createManualClock } from '../../../support/manual-clock.js';

export const asking: CookiePolicy = {
  restrictive: true,
  absolute: false,
  banner: true,
  onRefusal: 'cookieless',
  isTemplateSite: false,
};

export interface ConsentUnderTest {
  consent: ConsentMachine;
  /** Effects, settlements and news in the order in which they came. */
  log: string[];
  faults: unknown[];
  /** Submits an event that writes its name and end into the log. */
  submit(name: string, ...purposes: Purpose[]): void;
}

/** A machine on the present storage, started, whose effects are written down. */
export function setUpConsent(
  policy: CookiePolicy = asking,
  during: (effect: string) => void = () => undefined,
): ConsentUnderTest {
  const log: string[] = [];
  const faults: unknown[] = [];
  function note(effect: string): void {
    log.push(effect);
    during(effect);
  }
  const consent = createConsent({
    policy,
    clock: createManualClock(),
    reporter: { report: (error) => faults.push(error), warn: (text) => faults.push(text) },
    effects: {
      setDurable: (isDurable) => note(isDurable ? 'durable' : 'not durable'),
      withdraw: () => note('withdraw'),
      clear: () => note('clear'),
      clearMarketing: () => note('clear marketing'),
    },
  });
  consent.start();
  onTestFinished(() => consent.stop());
  return {
    consent,
    log,
    faults,
    submit: (name, ...purposes) =>
      consent.whenDecided(purposes, (settlement) => log.push(`${name}: ${settlement}`)),
  };
}
