import type { Clock, Reporter } from '../../core/runtime/index.js';
import type { Purpose, Treatment } from '../events/index.js';

/** The states of the visitor's consent (platform §4). */
export const consentStates = ['unknown', 'granted', 'denied', 'cookieless'] as const;
export type ConsentState = (typeof consentStates)[number];

/** How an event ends that was held, or never had to be. */
export type Decision = Exclude<Treatment, 'hold'>;

/** The site's cookie policy, from the page's data (`cookies` and `isTemplateSite`). */
export interface CookiePolicy {
  /** Whether cookies need consent at all. */
  restrictive: boolean;
  /** Consent cannot change the state. */
  absolute: boolean;
  /** Whether the visitor is asked. */
  banner: boolean;
  /** After a refusal: events without personal data, or none. */
  onRefusal: 'cookieless' | 'nothing';
  /** Template sites that can be cloned are always cookieless. */
  isTemplateSite: boolean;
}

/** A state, or `refused`: the state that the site's `onRefusal` names. */
export const consentChoices = [...consentStates, 'refused'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export interface ConsentDetails {
  /** False: measurement is allowed, marketing is not. True by default; ignored with a refusal. */
  marketing?: boolean;
}

export interface ConsentChange {
  from: ConsentState;
  /** Equal to `from` if only marketing has changed. */
  to: ConsentState;
  isMarketingAllowed: boolean;
  /** `page`, `tab` (another tab), or the name of an adapter. */
  source: string;
}

/** The visitor's consent. No method throws. */
export interface Consent {
  readonly state: ConsentState;
  /** The strictest treatment of the purposes, now. */
  treatmentFor(...purposes: readonly Purpose[]): Treatment;
  /**
   * Calls `decide` once: now, or when consent is known, in the order of the calls. Held events stay in memory, are
   * limited in number, and become cookieless when the page ends, if the policy allows that.
   */
  whenDecided(purposes: readonly Purpose[], decide: (decision: Decision) => void): void;
  /**
   * Applies the visitor's choice and stores it for later pages and other tabs; `unknown` removes it. Returns the new
   * state: a grant leads to `cookieless` if the policy allows no more.
   */
  set(choice: ConsentChoice, details?: ConsentDetails): ConsentState;
  /** Calls `listener` after each change and its effects, until the returned function is called. */
  onChange(listener: (change: ConsentChange) => void): () => void;
}

/** The effects of a transition; all run before held events are decided and listeners are called. */
export interface ConsentEffects {
  /** Whether events may be kept in storage from now on. */
  setDurable(isDurable: boolean): void;
  /** Consent is not known: takes ids and ss_* cookies out of the browser until it is granted on this page. */
  withdraw(): void;
  /** Clears stored data: the queue, reported orders, exposures, ids and ss_* cookies. */
  clear(): void;
  /** Marketing was refused but measurement was not: clears the marketing id. */
  clearMarketing(): void;
}

export interface ConsentOptions {
  policy: CookiePolicy;
  clock: Clock;
  reporter: Reporter;
  effects: ConsentEffects;
}

/** The machine's interface for the engine and the adapters, not for pages. */
export interface ConsentMachine extends Consent {
  /** Whether the visitor's choice is stored; a consent platform's "unknown" does not undo it. */
  readonly isChosen: boolean;
  readonly isMarketingAllowed: boolean;
  /** Runs the effects of the first state, and starts listening to other tabs and to the page's end. */
  start(): void;
  /** Applies a choice from outside, such as a consent platform's. Not stored: the platform repeats it on each page. */
  applyExternal(choice: ConsentChoice, details: ConsentDetails, source: string): ConsentState;
  /** Stops listening, and drops the held events. */
  stop(): void;
}
