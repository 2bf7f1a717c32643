// The script of the pages under test: consent and identity as the entry puts them together.
import {
  connectBanner,
  createConsent,
  type ConsentMachine,
} from '../../../analytics/consent/index.js';
import {
  createIdentity,
  readCookieLifetime,
  type Identity,
} from '../../../analytics/session/index.js';
import { systemClock } from '../../../core/runtime/index.js';

declare global {
  var visitorLab: {
    consent: ConsentMachine;
    identity: Identity;
    warnings: string[];
    readLifetime(name: string): Promise<number | null>;
  };
}

const warnings: string[] = [];
const reporter = {
  warn: (text: string) => void warnings.push(text),
  report: (error: unknown) => void warnings.push(String(error)),
};
const clock = systemClock;
const identity = createIdentity({
  clock,
  reporter,
  isAllowed: (purpose) => consent.treatmentFor(purpose) === 'full',
});
const consent = createConsent({
  policy: {
    restrictive: false,
    absolute: false,
    banner: true,
    onRefusal: 'cookieless',
    isTemplateSite: false,
  },
  clock,
  reporter,
  effects: {
    setDurable: () => undefined,
    clear: () => identity.clear(),
    withdraw: () => identity.withdraw(),
    clearMarketing: () => identity.clearMarketing(),
  },
});
consent.start();
identity.start();
connectBanner(consent, { reporter });
globalThis.visitorLab = {
  consent,
  identity,
  warnings,
  readLifetime: (name) => readCookieLifetime(name, clock),
};
