/** What other scripts, clocks and policies do to a page. */

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/** The clock jumps while events wait, and more are tracked after it. */
const clockJump = (name, ms, says) => ({
  name,
  says,
  latest: 1000,
  page: { hazards: ['clock'] },
  async play(stage) {
    const tab = await stage.open();
    stage.proxy.setMode(() => ({ status: 500 }));
    await stage.track(tab, 40);
    await stage.wait(500);
    await tab.evaluate((by) => globalThis.moveClock(by), ms);
    await stage.track(tab, 5);
    await stage.wait(4500);
    stage.proxy.setMode();
  },
});

/** A policy or a filter list keeps all calls from leaving; a few tries, and no noise. */
function checkBlocked({ attempts, complaints }, played, { tracked }) {
  const tries = attempts.length;
  return [
    ...(tries > 5 ? [`${tries} tries in 15 s of being blocked (≤ 5)`] : []),
    ...(tracked > 0 && complaints.length > 0 ? complaints : []),
  ];
}

export const hosts = [
  clockJump('clockback', -day, 'clock jumps 1 day back while 500s last 5 s'),
  clockJump('clockfwd', day, 'clock jumps 1 day forward while 500s last 5 s'),
  clockJump('hourback', -hour, 'clock jumps 1 hour back while 500s last 5 s'),
  clockJump('hourfwd', hour, 'clock jumps 1 hour forward while 500s last 5 s'),
  {
    name: 'tojson',
    says: 'Array.prototype.toJSON of prototype.js 1.6',
    page: { hazards: ['toJson'] },
    play: async (stage) => void (await stage.track(await stage.open(), 40)),
    check: (stage, played, { probes }) => {
      const lists = [...probes.values()].flat().map(({ content }) => {
        const { list } = typeof content === 'string' ? JSON.parse(content) : content;
        return list;
      });
      const wrong = lists.filter((list) => JSON.stringify(list) !== '["a","b"]').length;
      return wrong > 0 ? [`${wrong} arrays arrived as something else`] : [];
    },
  },
  {
    name: 'fetchthrows',
    says: 'fetch throws for 5 s, then works',
    page: { hazards: ['throwingFetch'] },
    async play(stage) {
      const tab = await stage.open();
      await tab.evaluate(() => globalThis.breakFetch(true));
      await stage.track(tab, 40);
      await stage.wait(5000);
      await tab.evaluate(() => globalThis.breakFetch(false));
    },
  },
  {
    name: 'badprops',
    says: 'a cycle, a BigInt, a throwing getter and 2 MB among good ones',
    async play(stage) {
      const tab = await stage.open();
      const ids = stage.nextIds(20);
      await tab.evaluate((list) => {
        const { probe } = globalThis;
        const cycle = { tid: 'bad-cycle' };
        cycle.self = cycle;
        const bad = [
          cycle,
          { tid: 'bad-big', number: 10n },
          {
            tid: 'bad-getter',
            get value() {
              throw new Error('no');
            },
          },
          { tid: 'bad-huge', text: 'x'.repeat(2 << 20) },
        ];
        list.forEach((id, index) => {
          probe.track([id]);
          if (index % 5 === 0) probe.send('fault_probe', bad[index / 5]);
        });
      }, ids);
      await stage.settle(15);
      await stage.track(tab, 1);
    },
    gaps: 4,
    // The page's author is told of what is wrong with an event.
    mayComplain: true,
    check: ({ proxy }, played, { gaps }) => {
      const told = proxy.log.map(({ drops }) =>
        Object.values(JSON.parse(drops)).reduce((total, number) => total + number, 0),
      );
      // Totals since the page began.
      const counted = Math.max(...told);
      return gaps > counted ? [`${gaps} events are gone, ${counted} were reported`] : [];
    },
  },
  {
    name: 'blocked',
    level: 'B',
    says: 'every call blocked by a filter list for 15 s, then let through',
    settle: 45,
    async play(stage) {
      const tab = await stage.open();
      await stage.begun();
      stage.attempts.length = 0;
      await stage.context.route('**/api/**', (route) => route.abort('blockedbyclient'));
      await stage.track(tab, 40);
      await stage.wait(15_000);
      const tries = [...stage.attempts];
      await stage.context.unroute('**/api/**');
      return { tries };
    },
    check: (stage, { tries }) => checkBlocked({ ...stage, attempts: tries }, null, { tracked: 1 }),
  },
  {
    name: 'csp',
    level: 'B',
    says: 'connect-src forbids every call; the page is closed after 15 s',
    mayLose: true,
    mayKeep: true,
    settle: 15,
    page: { headers: { 'content-security-policy': "connect-src 'none'" } },
    play: async (stage) => void (await stage.track(await stage.open(), 40)),
    check: checkBlocked,
  },
];
