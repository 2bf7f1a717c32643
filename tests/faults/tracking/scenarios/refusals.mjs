/** The server says that it cannot now: 429, 500, 503. */
import { busiest } from '../verdict.mjs';
import { refuseFor } from './refuse-for.mjs';

/** Nobody calls while a `Retry-After` says to wait. */
function checkPause({ proxy }) {
  const first = proxy.log.find(({ status }) => status === 429);
  if (!first) return ['never refused'];
  const end = first.at + 6000;
  // What was on its way when the answer came counts as one.
  const early = proxy.log.filter(({ at }) => at > first.at + 400 && at < end - 50);
  return early.length > 0 ? [`${early.length} calls inside the pause`] : [];
}

const pausing = (retryAfter) => async (stage) => {
  const tab = await stage.open();
  await stage.begun();
  refuseFor(stage, 6, (call, since) => ({
    status: 429,
    headers: { 'retry-after': retryAfter(since) },
  }));
  await stage.track(tab, 40);
  return tab;
};
const inSeconds = (since) => String(Math.max(1, Math.ceil((since + 6000 - Date.now()) / 1000)));
const asDate = (since) => new Date(Math.ceil((since + 6000) / 1000) * 1000).toUTCString();

/** Events of the clients that have a call for each. */
const others = `{
  const { analytics } = globalThis.vitrine;
  analytics.track('button-click', { label: 'Add To Cart' });
  analytics.track('overlay', { overlayId: 'welcome', action: 'shown' });
  analytics.track('form-submit', { formId: 'contact', isNewsletter: false });
}`;

/** Most requests in a minute; and in a second, of those that knew of the first refusal. */
function countStorm({ proxy }) {
  const refused = proxy.log.filter(({ status }) => status === 503);
  const times = refused.map(({ at }) => at);
  const bytes = refused.reduce((total, call) => total + call.bytes, 0);
  const aware = times.filter((at) => at > times[0] + 400);
  return {
    minute: busiest(times, 60_000),
    second: busiest(aware, 1000),
    bytes: Math.round(bytes / 1024),
  };
}

export const refusals = [
  {
    name: 'ra429',
    says: '429 with Retry-After: 6 for 6 s',
    play: async (stage) => void (await pausing(inSeconds)(stage)),
    check: checkPause,
  },
  {
    name: 'ra429date',
    says: '429 with Retry-After as a date, for 6 s',
    play: async (stage) => void (await pausing(asDate)(stage)),
    check: checkPause,
  },
  {
    name: 'ra429tabs',
    says: 'as ra429; a second tab tracks inside the pause',
    async play(stage) {
      const other = await stage.open();
      await pausing(inSeconds)(stage);
      await stage.wait(2000);
      await stage.track(other, 5);
    },
    check: checkPause,
  },
  {
    name: 's500',
    says: '500 for 8 s',
    async play(stage) {
      const tab = await stage.open();
      refuseFor(stage, 8, 500);
      await stage.track(tab, 40);
    },
    notes: ({ proxy }) => {
      const refused = proxy.log.filter(({ status, tids }) => status === 500 && tids.length > 0);
      return `${refused.length} requests in 8 s of 500`;
    },
  },
  {
    name: 's503ever',
    says: '503 for 60 s with one event a second, all clients',
    seconds: 75,
    settle: 40,
    page: { settings: { clients: ['pipeline', 'legacy', 'census', 'siteVisitor', 'dataLayer'] } },
    async play(stage) {
      const tab = await stage.open();
      await stage.begun();
      stage.proxy.setMode(() => ({ status: 503 }));
      for (let second = 0; second < 60; second++) {
        await stage.track(tab, 1);
        if (second % 5 === 0) await tab.evaluate(others);
        await stage.wait(1000);
      }
      stage.proxy.setMode();
    },
    check: (stage) => {
      const { minute, second } = countStorm(stage);
      return [
        ...(minute > 15 ? [`${minute} requests in a minute (≤ 15)`] : []),
        ...(second > 1 ? [`${second} requests in one second`] : []),
      ];
    },
    notes(stage) {
      const { minute, second, bytes } = countStorm(stage);
      return `${minute} requests a minute under 503, worst second ${second} after the first refusal, ${bytes} KB`;
    },
  },
];
