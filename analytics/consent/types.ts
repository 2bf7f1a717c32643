import type { Clock, Reporter } from '../../core/runtime/index.js';
import type { Purpose, Treatment } from '../events/index.js';

/** What is known of the visitor's consent (platform §4). */
export const consentStates = ['unknown', 'granted', 'denied', 'cookieless'] as const;
export type ConsentState = (typeof consentStates)[number];

/** How an event ends that was held, or never had to be. */
export type Decision = Exclude<Treatment, 'hold'>;

/** The site's rule for cookies, as the page's data say it (`cookies` and `isTemplateSite`). */
export interface CookiePolicy {
  /** Whether cookies need consent at all. */
  restrictive: boolean;
  /** No consent changes anything. */
  absolute: boolean;
  /** Whether the visitor is asked. */
  banner: boolean;
  /** What a refusal leaves: events without anything personal, or nothing. */
  onRefusal: 'cookieless' | 'nothing';
  /** Template sites that can be cloned are always cookieless. */
  isTemplateSite: boolean;
}

/** A state, or `refused`: what the site's `onRefusal` makes of a no. */
export const consentChoices = [...consentStates, 'refused'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export interface ConsentDetails {
  /** False: yes to being measured, no to marketing. True by default; means nothing beside a refusal. */
  marketing?: boolean;
}

export interface ConsentChange {
  from: ConsentState;
  /** The same as `from` when only the answer to marketing has changed. */
  to: ConsentState;
  isMarketingAllowed: boolean;
  /** Who said so: `page`, `tab` (another tab), or an adapter's name. */
  source: string;
}

/** The one place that knows what the visitor allows. No method throws. */
export interface Consent {
  readonly state: ConsentState;
  /** The strictest treatment of the purposes. */
  treatmentFor(...purposes: readonly Purpose[]): Treatment;
  /**
   * Calls `decide` once: now, or when consent is known, in the order of the calls. What is held lives in memory
   * alone, is bounded, and is settled without anything personal when the page goes, where the policy allows that.
   */
  whenDecided(purposes: readonly Purpose[], decide: (decision: Decision) => void): void;
  /**
   * Takes the visitor's choice, keeps it for later pages and tells the other tabs; `unknown` takes it back. Answers
   * the state it led to: a grant leads to `cookieless` where the policy knows nothing better.
   */
  set(choice: ConsentChoice, details?: ConsentDetails): ConsentState;
  /** Hears of changes, after their effects, until the returned function is called. */
  onChange(listener: (change: ConsentChange) => void): () => void;
}

/** The effects of a transition; all run before anything is settled or heard. */
export interface ConsentEffects {
  /** Whether events may be kept in storage from now on. */
  setDurable(isDurable: boolean): void;
  /** Clears what was stored: the queue, hand-over notes, exposures, ids and ss_* cookies. */
  clear(): void;
  /** Marketing was refused, measuring was not: clears the marketing id. */
  clearMarketing(): void;
}

export interface ConsentOptions {
  policy: CookiePolicy;
  clock: Clock;
  reporter: Reporter;
  effects: ConsentEffects;
}

/** What starts and feeds the machine: for the entry and the adapters, not for pages. */
export interface ConsentMachine extends Consent {
  /** Whether a choice of the visitor is kept, which a platform's "not known yet" does not undo. */
  readonly isChosen: boolean;
  readonly isMarketingAllowed: boolean;
  /** Carries out the effects of the first state, and begins to listen to tabs and the page's end. */
  start(): void;
  /** A choice that is said again on each page, such as that of a consent platform: not kept. */
  applyExternal(choice: ConsentChoice, details: ConsentDetails, source: string): ConsentState;
  /** Ends listening. What is still held is dropped. */
  stop(): void;
}
