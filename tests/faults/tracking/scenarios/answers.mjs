/** The server answers, but not with what was hoped for. */
import { refuseFor } from './refuse-for.mjs';

const portal = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Sign in to the network</title>',
};

export const answers = [
  {
    name: 'captive',
    says: '200 with somebody else’s page for 8 s',
    async play(stage) {
      const tab = await stage.open();
      refuseFor(stage, 8, () => portal);
      await stage.track(tab, 40);
    },
  },
  {
    name: 'stub',
    says: '200 with an empty body (a blocker’s stand-in) for 8 s',
    async play(stage) {
      const tab = await stage.open();
      refuseFor(stage, 8, 200);
      await stage.track(tab, 40);
    },
  },
  {
    name: 's413',
    says: '413 for bodies over 8 KB',
    async play(stage) {
      const tab = await stage.open();
      stage.proxy.setMode((n, { bytes }) => (bytes > 8192 ? { status: 413 } : {}));
      await stage.track(tab, 40);
    },
  },
  {
    name: 's400',
    says: '400 because of one event in a batch',
    async play(stage) {
      const tab = await stage.open();
      const bad = `${stage.run}.bad`;
      stage.proxy.setMode((n, { tids }) => (tids.includes(bad) ? { status: 400 } : {}));
      const ids = stage.nextIds(39);
      await tab.evaluate(
        (list) => globalThis.probe.track(list),
        [...ids.slice(0, 20), bad, ...ids.slice(20)],
      );
      await stage.settle(30);
      // The bad one may be refused after the others have arrived. What was dropped is told with the next delivery.
      await stage.until(({ tids, status }) => status === 400 && tids.length === 1, 30);
      await stage.calm(1);
      await stage.track(tab, 1);
    },
    gaps: 1,
    check: ({ proxy }) =>
      proxy.log.some(({ fate, drops }) => fate === 'arrived' && /refused/.test(drops))
        ? []
        : ['the refused event was not reported'],
  },
  {
    name: 'slow',
    says: 'stored at once, answered after 12 s (first 3 requests)',
    settle: 40,
    calm: 14,
    async play(stage) {
      const tab = await stage.open();
      stage.proxy.setMode((n) => (n <= 3 ? { wait: 12_000 } : {}));
      await stage.track(tab, 40);
    },
  },
  {
    name: 'ambig',
    says: 'stored, then the connection ends without an answer (first 2)',
    calm: 8,
    // Chromium itself repeats a call on a connection that was used before.
    mayResend: true,
    async play(stage) {
      const tab = await stage.open();
      stage.proxy.setMode((n, { tids }) => (n <= 2 && tids.length > 0 ? { lose: 'after' } : {}));
      await stage.track(tab, 40);
    },
  },
  {
    name: 'cutoff',
    says: 'stored, then the answer breaks off in the middle (first 2)',
    calm: 8,
    async play(stage) {
      const tab = await stage.open();
      stage.proxy.setMode((n, { tids }) => (n <= 2 && tids.length > 0 ? { lose: 'within' } : {}));
      await stage.track(tab, 40);
    },
  },
];
