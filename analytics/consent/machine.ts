import { createChoiceRecord } from './choice-record.js';
import { createHold } from './hold.js';
import { followPage } from './page-events.js';
import { findFirstState, resolveChoice } from './policy.js';
import { findStricter, treatments } from './treatments.js';
import type { Purpose, Treatment } from '../events/index.js';
import type {
  ConsentChange,
  ConsentChoice,
  ConsentMachine,
  ConsentOptions,
  ConsentState,
} from './types.js';

/** Makes the machine: it reads the kept choice now, and changes and hears nothing before `start`. */
export function createConsent(options: ConsentOptions): ConsentMachine {
  const { policy, reporter, effects } = options;
  const record = createChoiceRecord(options.clock);
  const hold = createHold(reporter);
  const listeners = new Set<(change: ConsentChange) => void>();

  const first = record.readNews();
  let isChosen = first !== null && first.choice !== 'unknown';
  let state = findFirstState(policy, first?.choice ?? null);
  let isMarketingAllowed = first?.marketing ?? true;
  let turn = 0;
  let isStopped = false;
  let stopFollowing = () => {};

  /** Asked several times for each event. */
  function judge(as: ConsentState, purposes: readonly Purpose[]): Treatment {
    let strictest: Treatment = 'full';
    for (const purpose of purposes) {
      const isRefused = purpose === 'marketing' && as === 'granted' && !isMarketingAllowed;
      strictest = findStricter(strictest, isRefused ? 'drop' : treatments[as][purpose]);
    }
    return strictest;
  }

  /** Storage is closed before it is cleared, so that nothing gets in between. */
  function enter(to: ConsentState): void {
    attempt(() => effects.setDurable(to === 'granted'));
    if (to === 'denied' || to === 'cookieless') attempt(effects.clear);
    else if (to === 'granted' && !isMarketingAllowed) attempt(effects.clearMarketing);
  }

  function attempt(run: () => void): void {
    try {
      run();
    } catch (error) {
      reporter.report(error, { where: 'consent' });
    }
  }

  function change(choice: ConsentChoice, marketing: boolean, source: string): ConsentState {
    const from = state;
    const to = resolveChoice(policy, choice);
    if (isStopped || (to === from && marketing === isMarketingAllowed)) return state;
    const own = (turn += 1);
    state = to;
    isMarketingAllowed = marketing;
    enter(to);
    hold.review((purposes) => judge(state, purposes));
    const news = { from, to, isMarketingAllowed, source };
    for (const listener of [...listeners]) {
      // A listener may have changed it again; what is over is no news.
      if (turn === own) attempt(() => listener(news));
    }
    return state;
  }

  function readOtherTabs(): void {
    const news = record.readNews();
    if (news === null) return;
    isChosen = news.choice !== 'unknown';
    change(news.choice, news.marketing, 'tab');
  }

  /** Without an answer the visitor was never asked for more than what the policy leaves (platform §4). */
  function settleAtEnd(): void {
    if (state !== 'unknown' || policy.onRefusal === 'nothing') return;
    hold.review((purposes) => judge('cookieless', purposes));
  }

  return {
    get state() {
      return state;
    },
    get isChosen() {
      return isChosen;
    },
    get isMarketingAllowed() {
      return state === 'granted' && isMarketingAllowed;
    },
    treat: (...purposes) => judge(state, purposes),
    admit(purposes, settle) {
      if (isStopped) attempt(() => settle('drop'));
      else hold.take({ purposes, settle }, judge(state, purposes));
    },
    set(choice, { marketing = true } = {}) {
      if (isStopped) return state;
      isChosen = choice !== 'unknown';
      attempt(() => record.keep({ choice, marketing }));
      return change(choice, marketing, 'page');
    },
    hear(choice, { marketing = true }, source) {
      return choice === 'unknown' && isChosen ? state : change(choice, marketing, source);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      enter(state);
      stopFollowing = followPage({ onReturn: readOtherTabs, onEnd: settleAtEnd });
    },
    stop() {
      stopFollowing();
      isStopped = true;
      hold.review(() => 'drop');
      listeners.clear();
    },
  };
}
