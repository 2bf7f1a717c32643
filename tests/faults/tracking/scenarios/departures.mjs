/** The page goes away: closed, left, reloaded. Nothing that the server has may be sent to it again. */

const leave = "location.href = '/away'";
const kilobytes = { size: 4096 };

/** Sixty events of 4 KB, and the page is left in the same task. */
async function leaveWithMuch(stage) {
  const tab = await stage.open();
  await stage.track(tab, 60, { ...kilobytes, then: leave });
  return tab;
}

/** Two budgets of the browser, keepalive's and fetchLater's: together 128 KB, of which so many are asked for. */
const atLeast = (kilobytes) => (stage) => {
  const arrived = bodiesArrived(stage);
  return arrived < kilobytes ? [`bodies of ${arrived} KB arrived (≥ ${kilobytes})`] : [];
};

function bodiesArrived({ proxy }) {
  const calls = proxy.log.filter(({ fate, tids }) => fate === 'arrived' && tids.length > 0);
  return Math.round(calls.reduce((total, { bytes }) => total + bytes, 0) / 1024);
}

export const departures = [
  {
    name: 'closetab',
    says: 'tab closed right after track(), later visit',
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 40);
      await tab.close();
      await stage.wait(1000);
      await stage.open();
    },
  },
  {
    name: 'closenoret',
    level: 'B',
    says: 'tab closed right after track(), no later visit',
    settle: 5,
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 40);
      await tab.close();
    },
  },
  {
    name: 'navaway',
    says: 'track() and location.href in one task; server slow 1 s',
    async play(stage) {
      const tab = await stage.open();
      stage.proxy.setMode(() => ({ wait: 1000 }));
      await stage.track(tab, 40, { then: leave });
      await stage.wait(2000);
      await stage.track(await stage.open(), 1);
    },
  },
  {
    name: 'navnoret',
    level: 'B',
    says: 'as navaway, no later visit',
    settle: 5,
    mayKeep: true,
    async play(stage) {
      const tab = await stage.open();
      stage.proxy.setMode(() => ({ wait: 1000 }));
      await stage.track(tab, 40, { then: leave });
    },
  },
  {
    name: 'inflight',
    says: 'request in flight (answer held 5 s) when the tab closes; later visit',
    async play(stage) {
      const tab = await stage.open();
      await stage.begun();
      stage.proxy.setMode(() => ({ wait: 5000 }));
      await stage.track(tab, 40);
      await stage.wait(1800);
      await tab.close();
      await stage.wait(300);
      stage.proxy.setMode();
      const from = Date.now();
      await stage.open();
      return { from };
    },
    check: ({ proxy }, { from }) => {
      const asked = proxy.log.filter(({ at, isReceipt }) => isReceipt && at >= from).length;
      return asked > 1 ? [`${asked} receipt checks (≤ 1)`] : [];
    },
  },
  {
    name: 'reload',
    says: 'location.reload() in the same task as track()',
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 40, { then: 'location.reload()' });
    },
  },
  {
    name: 'bfcache',
    says: 'track, navigate away, Back from the cache, track again',
    async play(stage) {
      const tab = await stage.open();
      await tab.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => (globalThis.wasKept = persisted));
      });
      await stage.track(tab, 20, { then: leave });
      await tab.waitForURL('**/away');
      await stage.wait(1500);
      await tab.goBack({ waitUntil: 'commit' });
      await tab.waitForFunction(() => globalThis.wasKept !== undefined);
      await stage.track(tab, 20);
      return { wasKept: await tab.evaluate(() => globalThis.wasKept) };
    },
    check: (stage, { wasKept }) => (wasKept ? [] : ['the page was not kept']),
  },
  {
    name: 'beaconfalse',
    says: 'sendBeacon always answers false; page left, later visit',
    page: { hazards: ['noBeacon'] },
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 40, { then: leave });
      await stage.wait(1500);
      await stage.open();
    },
  },
  {
    name: 'big',
    says: '60 events of 4 KB, page left at once, later visit',
    async play(stage) {
      await leaveWithMuch(stage);
      await stage.wait(1500);
      await stage.track(await stage.open(), 1);
    },
  },
  {
    name: 'bigclose',
    level: 'B',
    says: '240 KB waiting, tab closed, no later visit',
    settle: 5,
    mayLose: true,
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 60, kilobytes);
      await tab.close();
    },
    check: atLeast(100),
    notes: (stage) => `bodies of ${bodiesArrived(stage)} KB arrived`,
  },
  {
    name: 'bignoret',
    level: 'B',
    says: '240 KB waiting, page left, no later visit',
    settle: 5,
    mayLose: true,
    play: async (stage) => void (await leaveWithMuch(stage)),
    check: atLeast(100),
    notes: (stage) => `bodies of ${bodiesArrived(stage)} KB arrived`,
  },
].map((scenario) => ({ calm: 7, ...scenario }));
