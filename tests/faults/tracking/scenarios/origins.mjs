/** Calls to another site, and pages inside frames. */

export const origins = [
  {
    name: 'crossleave',
    says: 'calls to another site, page left at once, later visit: no preflight',
    cross: true,
    calm: 7,
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 40, { then: "location.href = '/away'" });
      await stage.wait(1500);
      await stage.track(await stage.open(), 1);
    },
    check: (stage, played, { preflights }) => (preflights > 0 ? [`${preflights} preflights`] : []),
  },
  {
    name: 'crossdown',
    says: 'calls to another site that refuses connections for 8 s',
    cross: true,
    async play(stage) {
      const tab = await stage.open();
      await stage.proxy.refuse();
      await stage.track(tab, 40);
      await stage.wait(8000);
      await stage.proxy.accept();
    },
  },
  {
    name: 'frames',
    says: 'fifteen frames start at once: one visitor, one session',
    // They share a browser's six connections to a host.
    latest: 5000,
    async play(stage) {
      const frames = '<iframe src="/page"></iframe>'.repeat(15);
      stage.setFile('/frames', `<!doctype html><title>Frames</title>${frames}`);
      const tab = await stage.open('/frames', { isReady: false });
      const inner = tab.frames().filter((frame) => frame !== tab.mainFrame());
      const ids = await Promise.all(
        inner.map(async (frame) => {
          await frame.waitForFunction(() => globalThis.vitrine?.analytics?.ready);
          return frame.evaluate(async () => {
            const { analytics } = globalThis.vitrine;
            await analytics.ready;
            return [analytics.identity.analyticsId, analytics.identity.sessionId].join();
          });
        }),
      );
      for (const frame of inner) {
        await frame.evaluate((list) => globalThis.probe.track(list), stage.nextIds(2));
      }
      return { ids };
    },
    check: (stage, { ids }) => {
      const different = new Set(ids);
      return [
        ...(ids.length === 15 ? [] : [`${ids.length} frames`]),
        ...(different.size === 1 ? [] : [`${different.size} identities`]),
      ];
    },
  },
  {
    name: 'sandbox',
    says: 'in a sandboxed frame, without storage and with an opaque origin',
    // The shop takes no other calls from an origin without a name.
    page: { settings: { clients: ['pipeline'] } },
    async play(stage) {
      stage.setPage('/boxed', { settings: { eventsOrigin: stage.proxy.origin } });
      stage.setFile(
        '/frame',
        '<!doctype html><iframe sandbox="allow-scripts" src="/boxed"></iframe>',
      );
      const tab = await stage.open('/frame', { isReady: false });
      const frame = tab.frames().find((one) => one !== tab.mainFrame());
      await frame.waitForFunction(() => globalThis.vitrine?.analytics?.ready);
      await frame.evaluate((list) => globalThis.probe.track(list), stage.nextIds(20));
    },
  },
];
