import { createSubscribers } from '../../core/base/index.js';
import { createChoiceRecord } from './choice-record.js';
import { createHold } from './hold.js';
import { followPage } from './follow-page.js';
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

/** Creates the consent machine. Reads the stored choice immediately; has no effects and no listeners until `start`. */
export function createConsent(options: ConsentOptions): ConsentMachine {
  const { policy, reporter, effects } = options;
  const record = createChoiceRecord(options.clock);
  const hold = createHold(reporter);
  const subscribers = createSubscribers<[change: ConsentChange, turn: number]>(
    'consent',
    () => reporter,
  );

  const first = record.readChange();
  let isChosen = first !== null && first.choice !== 'unknown';
  let state = findFirstState(policy, first?.choice ?? null);
  let isMarketingAllowed = first?.marketing ?? true;
  let turn = 0;
  let isStopped = false;
  let stopFollowing = () => {};

  /** Runs several times per event. */
  function evaluate(as: ConsentState, purposes: readonly Purpose[]): Treatment {
    let strictest: Treatment = 'full';
    for (const purpose of purposes) {
      const isRefused = purpose === 'marketing' && as === 'granted' && !isMarketingAllowed;
      strictest = findStricter(strictest, isRefused ? 'drop' : treatments[as][purpose]);
    }
    return strictest;
  }

  /** Closes storage before it is cleared, so that nothing is written in between. */
  function enter(to: ConsentState): void {
    runSafely(() => effects.setDurable(to === 'granted'));
    if (to === 'unknown') runSafely(effects.withdraw);
    else if (to !== 'granted') runSafely(effects.clear);
    else if (!isMarketingAllowed) runSafely(effects.clearMarketing);
  }

  function runSafely(run: () => void): void {
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
    hold.review((purposes) => evaluate(state, purposes));
    subscribers.notify({ from, to, isMarketingAllowed, source }, own);
    return state;
  }

  function readOtherTabs(): void {
    const news = record.readChange();
    if (news === null) return;
    isChosen = news.choice !== 'unknown';
    change(news.choice, news.marketing, 'tab');
  }

  /** At the page's end, events of an undecided visitor become cookieless, if the policy allows that (platform §4). */
  function releaseAtEnd(): void {
    if (state !== 'unknown' || policy.onRefusal === 'nothing') return;
    hold.review((purposes) => evaluate('cookieless', purposes));
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
    treatmentFor: (...purposes) => evaluate(state, purposes),
    whenDecided(purposes, decide) {
      if (isStopped) runSafely(() => decide('drop'));
      else hold.add({ purposes, decide }, evaluate(state, purposes));
    },
    set(choice, { marketing = true } = {}) {
      if (isStopped) return state;
      isChosen = choice !== 'unknown';
      runSafely(() => record.write({ choice, marketing }));
      return change(choice, marketing, 'page');
    },
    applyExternal(choice, { marketing = true }, source) {
      return choice === 'unknown' && isChosen ? state : change(choice, marketing, source);
    },
    onChange: (listener) =>
      subscribers.subscribe((news, own) => {
        // Another listener may have changed consent again; only the last change counts then.
        if (turn === own) listener(news);
      }),
    start() {
      enter(state);
      stopFollowing = followPage({ onReturn: readOtherTabs, onEnd: releaseAtEnd });
    },
    stop() {
      stopFollowing();
      isStopped = true;
      hold.review(() => 'drop');
      subscribers.clear();
    },
  };
}
