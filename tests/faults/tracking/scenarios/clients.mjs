/** Several clients that share one way out. */

export const clients = [
  {
    name: 'validate',
    says: 'validate mode: nothing touches the production path',
    page: { settings: { validate: true } },
    mayLose: true,
    settle: 3,
    play: async (stage) => void (await stage.track(await stage.open(), 5)),
    check: ({ proxy }) => {
      const production = proxy.log.filter(({ path }) => !path.includes('validate-event-content'));
      return [
        ...(production.length > 0 ? [`called: ${production[0].path}`] : []),
        ...(proxy.log.length === 0 ? ['nothing was validated'] : []),
      ];
    },
  },
  {
    name: 'purchasefirst',
    level: 'B',
    says: '240 KB of views waiting and one purchase: it is among what goes at exit',
    settle: 5,
    calm: 7,
    mayLose: true,
    async play(stage) {
      const tab = await stage.open();
      await stage.begun();
      const bought = `vitrine.analytics.track('purchase', {
        orderId: '${stage.run}', currency: 'EUR', value: 12.5, items: [] })`;
      await stage.track(tab, 60, { size: 4096, then: `${bought}; location.href = '/away'` });
    },
    check: (stage, played, { events }) =>
      events.some(({ name, intake }) => name === 'purchase' && intake === 'pipeline')
        ? []
        : ['the purchase is not there'],
  },
  {
    name: 'errorstorm',
    says: '300 errors in a page whose error call answers 429: no loop, nothing else is held up',
    page: { settings: { errors: true } },
    gaps: 1000,
    calm: 12,
    mayComplain: true,
    async play(stage) {
      const tab = await stage.open();
      await stage.begun();
      stage.proxy.setMode((n, { path }) =>
        path.includes('RecordJavascriptErrors')
          ? { status: 429, headers: { 'retry-after': '2' } }
          : {},
      );
      await tab.evaluate(async () => {
        for (let turn = 0; turn < 300; turn++) {
          setTimeout(() => {
            throw new Error(`storm ${turn}`);
          });
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
      await stage.track(tab, 10);
      await stage.wait(6000);
      const calls = stage.proxy.log.filter(({ path }) => path.includes('RecordJavascriptErrors'));
      stage.proxy.setMode();
      return { calls: calls.length };
    },
    check: (stage, { calls }) => (calls > 20 ? [`${calls} error calls (≤ 20)`] : []),
    notes: (stage, { calls }) => `${calls} error calls for 300 errors`,
  },
  {
    name: 'exposure',
    says: 'a test is exposed and the page redirects in the same task, three visits: counted once',
    calm: 7,
    page: {
      site: {
        experiments: {
          hero: {
            experimentType: 'AB_TEST',
            variant: 'blue',
            segmentName: 'all',
            containsError: false,
          },
        },
      },
      body: '<h1 data-vitrine-experiment="hero">A page</h1>',
    },
    async play(stage) {
      const leave = 'vitrine.analytics.ready.then(() => (location.href = "/away")); 0';
      const first = await stage.open('/page', { isReady: false });
      await first.waitForFunction(() => globalThis.vitrine?.analytics?.ready);
      await first.evaluate(leave).catch(() => undefined);
      await stage.wait(1500);
      await stage.track(await stage.open(), 1);
      await first.goto(`${stage.host.origin}/page`);
      await stage.wait(1500);
    },
    check: (stage, played, { events }) => {
      const exposures = events.filter(({ name }) => name === 'experiment_exposure');
      return exposures.length === 1 ? [] : [`${exposures.length} exposures in one session`];
    },
  },
  {
    name: 'censushang',
    says: 'census calls never answer: given up after 2.5 s, silent, and nothing else waits for them',
    settle: 5,
    gaps: 5,
    mayKeep: true,
    async play(stage) {
      const tab = await stage.open();
      await stage.begun();
      stage.proxy.setMode((n, { path }) =>
        path.includes('/api/census/') ? { status: 200, wait: 600_000 } : {},
      );
      await tab.evaluate(() => {
        const { analytics } = globalThis.vitrine;
        for (const label of ['One', 'Two', 'Three']) analytics.track('button-click', { label });
      });
      await stage.track(tab, 10);
      return { from: Date.now() };
    },
    check: ({ proxy, logged, tracked }, { from }) => {
      const arrived = proxy.log.filter(({ fate, tids }) => fate === 'arrived' && tids.length > 0);
      const last = Math.max(...arrived.map(({ at }) => at)) - from;
      return [
        ...(last > 3000 ? [`the other events took ${last} ms`] : []),
        ...(logged.length > 0 ? [`not silent: ${logged[0]}`] : []),
        ...(tracked.length === 10 ? [] : ['tracked something else']),
      ];
    },
  },
  {
    name: 'nosettings',
    says: 'the performance settings answer 500: silent, no record is sent',
    page: { settings: { performance: true } },
    async play(stage) {
      stage.proxy.setMode((n, { path }) =>
        path.includes('/performance/settings') ? { status: 500 } : {},
      );
      const tab = await stage.open();
      await stage.begun();
      await stage.track(tab, 5);
      await stage.hide(tab);
      await stage.wait(1500);
    },
    check: ({ proxy, logged }) => [
      ...(proxy.log.some(({ path }) => path.includes('/performance/records'))
        ? ['records were sent']
        : []),
      ...(proxy.log.some(({ path }) => path.includes('/performance/settings'))
        ? []
        : ['the settings were not asked']),
      ...(logged.length > 0 ? [`not silent: ${logged[0]}`] : []),
    ],
  },
];
