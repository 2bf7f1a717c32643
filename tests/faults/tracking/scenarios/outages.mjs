/** The server cannot be reached, or the visitor is offline. */

const outage = (seconds) => async (stage) => {
  const tab = await stage.open();
  const from = Date.now();
  await stage.proxy.refuse();
  await stage.track(tab, 40);
  await stage.wait(seconds * 1000);
  await stage.proxy.accept();
  return { tab, from, until: Date.now() };
};

/** A breaker tries four times and then once in ten seconds; after that it finds an open server within thirty. */
function checkBreaker({ attempts, proxy }, { from, until }) {
  const problems = [];
  const tries = attempts.filter(({ at }) => at >= from && at < until).map(({ at }) => at);
  const most = 4 + Math.ceil((until - from) / 10_000);
  if (tries.length > most) problems.push(`${tries.length} tries while nobody answered (≤ ${most})`);
  const first = proxy.log.find(({ at }) => at >= until);
  if (first && first.at - until > 30_000) problems.push(`first try after ${first.at - until} ms`);
  return problems;
}

export const outages = [
  {
    name: 'base',
    says: 'healthy server',
    play: async (stage) => void (await stage.track(await stage.open(), 40)),
  },
  {
    name: 'down20',
    says: 'connections refused for 20 s, the page stays open',
    seconds: 55,
    play: outage(20),
    check: checkBreaker,
  },
  {
    name: 'downmore',
    says: 'as down20, one more event after the server is back',
    seconds: 40,
    async play(stage) {
      const played = await outage(20)(stage);
      await stage.track(played.tab, 1);
      return played;
    },
    check: checkBreaker,
  },
  {
    name: 'down45',
    says: 'connections refused for 45 s, the page stays open',
    seconds: 80,
    play: outage(45),
    check: checkBreaker,
  },
  {
    name: 'downclose',
    says: 'server down, tab closed, server up, page opened again',
    // The census was called in vain, and is called once.
    gaps: 1,
    async play(stage) {
      const tab = await stage.open();
      await stage.proxy.refuse();
      await stage.track(tab, 40);
      await stage.wait(2000);
      await tab.close();
      await stage.wait(1000);
      await stage.proxy.accept();
      await stage.track(await stage.open(), 1);
    },
  },
  {
    name: 'overflow',
    says: '1,500 events while the server is down 15 s, one more after',
    seconds: 60,
    settle: 60,
    async play(stage) {
      const tab = await stage.open();
      await stage.proxy.refuse();
      await stage.track(tab, 1500);
      await stage.wait(15_000);
      await stage.proxy.accept();
      await stage.track(tab, 1);
    },
  },
  {
    name: 'offline',
    says: 'browser offline 6 s, then online',
    async play(stage) {
      const tab = await stage.open();
      await stage.context.setOffline(true);
      await stage.track(tab, 40);
      await stage.wait(6000);
      await stage.context.setOffline(false);
    },
  },
  {
    name: 'offclose',
    says: 'offline, tab closed, online, page opened again',
    async play(stage) {
      const tab = await stage.open();
      await stage.context.setOffline(true);
      await stage.track(tab, 40);
      await stage.wait(2000);
      await tab.close();
      await stage.context.setOffline(false);
      await stage.track(await stage.open(), 1);
    },
  },
];
