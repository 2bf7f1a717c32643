import { NetError, VitrineError } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';
import type { CaptchaAdapter, CaptchaRequest, RenderedCaptcha } from '../adapter.js';
import { fetchChallenge, readLifetime, type AltchaChallenge } from './challenge.js';
import { createControl } from './control.js';
import { canSolve, solve } from './solve.js';
import { nextState, type CheckEvent, type CheckState } from './states.js';

/** Milliseconds reserved for the submission itself. */
const margin = 10_000;

/** Proof of work for our own server: no vendor, no third-party script, no puzzle for the visitor. */
export const altchaAdapter: CaptchaAdapter = {
  async render(node, request) {
    if (!canSolve()) {
      throw new VitrineError('captcha-insecure', 'ALTCHA needs a secure page (https).');
    }
    return startCheck(node, request);
  },
};

function startCheck(node: HTMLElement, { size, onToken }: CaptchaRequest): RenderedCaptcha {
  let state: CheckState = 'unverified';
  let token: string | null = null;
  let work: AbortController | null = null;
  let cancelExpiry = () => {};
  const control = createControl(node, size, () => void verify());

  function take(event: CheckEvent, nextToken: string | null = null): void {
    state = nextState(state, event);
    control.show(state);
    if (token === nextToken) return;
    token = nextToken;
    onToken(token);
  }

  async function verify(): Promise<void> {
    if (nextState(state, 'press') === state) return;
    take('press');
    const run = new AbortController();
    work = run;
    try {
      const challenge = await fetchChallenge(run.signal);
      const solved = await solve(challenge, run);
      if (run.signal.aborted) return;
      take('solve', solved);
      expireLater(challenge);
    } catch (error) {
      if (run.signal.aborted) return;
      // An offline visitor sees the failure; it is not a fault to report.
      if (!(error instanceof NetError)) getRuntime().reporter.report(error, { where: 'captcha' });
      take('fail');
    }
  }

  function expireLater(challenge: AltchaChallenge): void {
    const { clock } = getRuntime();
    const lifetime = readLifetime(challenge, clock.now());
    if (lifetime === null) return;
    cancelExpiry = clock.setTimeout(() => take('expire'), Math.max(margin, lifetime - margin));
  }

  return {
    token: () => token,
    reset() {
      if (state === 'verifying') return;
      cancelExpiry();
      take('reset');
    },
    destroy() {
      work?.abort();
      cancelExpiry();
      control.remove();
    },
  };
}
