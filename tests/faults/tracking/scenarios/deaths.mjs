/** The renderer is killed: no event tells the page. */

/** By the page's own timers, which a busy machine keeps waiting. */
const pause = (tab, ms) =>
  tab.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);

export const deaths = [
  {
    name: 'crash',
    says: 'renderer killed 50 ms after track(), opened again',
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 40);
      await pause(tab, 50);
      await stage.crash(tab);
      await stage.track(await stage.open(), 1);
    },
  },
  {
    name: 'crashnoret',
    level: 'B',
    says: 'renderer killed 600 ms after track(), no later visit',
    settle: 8,
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 40);
      await pause(tab, 600);
      await stage.crash(tab);
    },
  },
  {
    name: 'crashdown',
    says: 'server down, renderer killed after 3 s, server up, opened again',
    // The census was called in vain, and is called once.
    gaps: 1,
    async play(stage) {
      const tab = await stage.open();
      await stage.proxy.refuse();
      await stage.track(tab, 40);
      await stage.wait(3000);
      await stage.crash(tab);
      await stage.proxy.accept();
      await stage.track(await stage.open(), 1);
    },
  },
  {
    name: 'freeze',
    says: 'tab hidden, then discarded without a close',
    settle: 8,
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 40);
      await stage.hide(tab);
      await stage.wait(50);
      await stage.crash(tab);
    },
  },
].map((scenario) => ({ calm: 7, ...scenario }));
