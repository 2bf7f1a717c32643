/** Consent and environments: what may leave a page at all. */

const asking = {
  settings: { cookies: { restrictive: true, absolute: false, banner: true, onRefusal: 'nothing' } },
};
const decide = (tab, choice) =>
  tab.evaluate((value) => globalThis.vitrine.analytics.consent.set(value), choice);

/** What a refusal must leave nothing of: queued events, ids, and the analytics cookies. */
async function readTraces({ context }, tab) {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const keys = await tab.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [
    ...cookies.filter((name) => name.startsWith('ss_')),
    ...keys.filter((key) => /^vitrine(\.q|:analytics)/.test(key)),
  ];
}

const onTheWire = ({ proxy }) => proxy.log.flatMap(({ tids }) => tids);

export const policies = [
  {
    name: 'refused',
    says: 'consent unknown, 50 events held, then refused, then granted later',
    page: asking,
    gaps: 50,
    async play(stage) {
      const tab = await stage.open();
      const held = Array.from({ length: 50 }, (_, index) => `${stage.run}.held${index}`);
      await tab.evaluate((ids) => globalThis.probe.track(ids), held);
      await stage.wait(2500);
      const early = [...onTheWire(stage), ...(await readTraces(stage, tab))];
      await decide(tab, 'denied');
      await stage.wait(2500);
      const traces = await readTraces(stage, tab);
      await decide(tab, 'granted');
      await stage.track(tab, 5);
      await stage.settle(10);
      return { held, early, traces };
    },
    check(stage, { held, early, traces }) {
      const revived = onTheWire(stage).filter((id) => held.includes(id));
      return [
        ...(early.length > 0 ? [`before an answer: ${early[0]}`] : []),
        ...(traces.length > 0 ? [`left after the refusal: ${traces.join(', ')}`] : []),
        ...(revived.length > 0 ? [`${revived.length} refused events were sent`] : []),
      ];
    },
  },
  {
    name: 'granted',
    says: 'consent unknown, 50 events held, then granted',
    page: asking,
    async play(stage) {
      const tab = await stage.open();
      await stage.track(tab, 50);
      await stage.wait(2500);
      const early = onTheWire(stage).length;
      await decide(tab, 'granted');
      return { early };
    },
    check: (stage, { early }) => (early > 0 ? [`${early} sent before an answer`] : []),
  },
  {
    name: 'queued',
    says: 'granted, events queued in an outage, then refused: none is sent',
    page: asking,
    mayLose: true,
    async play(stage) {
      const tab = await stage.open();
      await decide(tab, 'granted');
      await stage.proxy.refuse();
      await stage.track(tab, 20);
      await stage.wait(1500);
      await decide(tab, 'denied');
      const traces = await readTraces(stage, tab);
      await stage.proxy.accept();
      await tab.close();
      const again = await stage.open();
      await stage.wait(6000);
      return { traces: [...traces, ...(await readTraces(stage, again))] };
    },
    settle: 0,
    check: (stage, { traces }, { tracked, lost }) => [
      ...(traces.length > 0 ? [`left after the refusal: ${traces.join(', ')}`] : []),
      ...(lost.length < tracked ? [`${tracked - lost.length} refused events were sent`] : []),
    ],
  },
  {
    name: 'template',
    says: 'a template site (always cookieless): all arrive, nobody is named, nothing is stored',
    page: { settings: { isTemplateSite: true } },
    async play(stage) {
      const tab = await stage.open();
      stage.proxy.setMode(() => ({ status: 500 }));
      await stage.track(tab, 20);
      await stage.wait(3000);
      const traces = await readTraces(stage, tab);
      stage.proxy.setMode();
      return { traces };
    },
    check(stage, { traces }, { events }) {
      const named = events.filter(({ content }) =>
        ['analytics_id', 'marketing_id', 'session_id', 'visitorCookie'].some((name) =>
          Boolean(content?.[name]),
        ),
      );
      return [
        ...(traces.length > 0 ? [`stored: ${traces.join(', ')}`] : []),
        ...(named.length > 0 ? [`${named.length} events name somebody`] : []),
      ];
    },
  },
  {
    name: 'environments',
    says: 'two tabs of two environments closed in an outage, one comes back: its events alone',
    // The census was called in vain, and is called once.
    gaps: 1,
    mayKeep: true,
    async play(stage) {
      stage.setPage('/qa', { settings: { sourceEnvironment: 'qa' } });
      const [prod, qa] = [await stage.open(), await stage.open('/qa')];
      const other = Array.from({ length: 20 }, (_, index) => `${stage.run}.qa${index}`);
      await stage.proxy.refuse();
      await stage.track(prod, 20);
      await qa.evaluate((ids) => globalThis.probe.track(ids), other);
      await stage.wait(1500);
      await prod.close();
      await qa.close();
      await stage.proxy.accept();
      await stage.open();
      await stage.settle(20);
      await stage.wait(6000);
      const mixed = onTheWire(stage).filter((id) => other.includes(id)).length;
      const kept = await stage.readStored('vitrine.q1.qa.');
      return { mixed, kept: kept.length };
    },
    check: (stage, { mixed, kept }) => [
      ...(mixed > 0 ? [`${mixed} events of qa were sent by prod`] : []),
      ...(kept < 20 ? [`${20 - kept} events of qa are gone`] : []),
    ],
  },
];
