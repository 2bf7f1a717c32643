/** Several tabs, and storage that does not do what it should. */

function refuseFor(stage, seconds) {
  stage.proxy.setMode(() => ({ status: 500 }));
  return stage.wait(seconds * 1000).then(() => stage.proxy.setMode());
}

const refusedStorage = (hazards, seconds = 5) => ({
  page: { hazards },
  async play(stage) {
    const tab = await stage.open();
    const mended = seconds > 0 ? refuseFor(stage, seconds) : null;
    await stage.track(tab, 40);
    await mended;
  },
});

export const tabs = [
  {
    name: 'twotabs',
    says: 'two tabs track during 500s, one closes, server heals',
    calm: 7,
    async play(stage) {
      const [one, other] = [await stage.open(), await stage.open()];
      stage.proxy.setMode(() => ({ status: 500 }));
      await stage.track(one, 20);
      await stage.track(other, 20);
      await stage.wait(3000);
      await one.close();
      await stage.wait(1000);
      stage.proxy.setMode();
      await stage.track(other, 6);
    },
  },
  {
    name: 'twoloads',
    says: 'tab closed with a queue; two tabs open at once later',
    // The census was called in vain, and is called once.
    gaps: 1,
    calm: 7,
    async play(stage) {
      const tab = await stage.open();
      await stage.proxy.refuse();
      await stage.track(tab, 40);
      await stage.wait(2000);
      await tab.close();
      await stage.proxy.accept();
      const both = await Promise.all([stage.open(), stage.open()]);
      for (const one of both) await stage.track(one, 1);
    },
  },
  { name: 'quota', says: 'storage full; 500 for 5 s', ...refusedStorage(['full']) },
  { name: 'denied', says: 'storage denied; 500 for 5 s', ...refusedStorage(['denied']) },
  {
    name: 'nocookie',
    says: 'cookies disabled, storage denied',
    ...refusedStorage(['denied', 'noCookies'], 0),
  },
  {
    name: 'cleared',
    says: 'storage cleared under a living page while 500s last 5 s',
    async play(stage) {
      const tab = await stage.open();
      const mended = refuseFor(stage, 5);
      await stage.track(tab, 40);
      await stage.wait(2000);
      await tab.evaluate(() => localStorage.clear());
      await mended;
    },
  },
  {
    name: 'nolocks',
    says: 'as closetab, in a browser without Web Locks and fetchLater',
    calm: 7,
    page: { hazards: ['noLocks', 'noFetchLater'] },
    // Another tab's queue is taken over after a long silence only.
    mayKeep: true,
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 40);
      await tab.close();
      await stage.wait(1000);
      await stage.open();
    },
  },
  {
    name: 'strangers',
    says: 'keys of another version and broken keys beside the queue',
    async play(stage) {
      const tab = await stage.open();
      await tab.evaluate(() => {
        localStorage.setItem('vitrine.q2.prod.pipeline.AAAAAAAAAAAAAAAAAAAAAA.1', '{"later":1}');
        localStorage.setItem('vitrine.q1.prod.pipeline.BBBBBBBBBBBBBBBBBBBBBB.x', '');
        localStorage.setItem('vitrine.q1.prod.pipeline.CCCCCCCCCCCCCCCCCCCCCC.1', '}{');
        localStorage.setItem('vitrine.q1', 'nothing');
      });
      await stage.track(tab, 20);
      await tab.close();
      const again = await stage.open();
      await stage.track(again, 20);
      await stage.settle(20);
      return { later: await stage.readStored('vitrine.q2') };
    },
    mayKeep: true,
    check: (stage, { later }) => (later.length === 1 ? [] : ['the later version’s key is gone']),
  },
];
