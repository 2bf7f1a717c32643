import { addOne, pillOf } from './parts.mjs';

/** Marks the document, so that one that comes back from the cache is told from a new one. */
const mark = (tab) =>
  tab.eval(() => {
    window.isMarked = true;
  });
const isMarked = (tab) => tab.eval(() => window.isMarked === true);

/** Leaves the page for another one of the site, and comes back. */
async function leaveAndReturn({ tab, sleep }, path, elsewhere = '/contact') {
  await mark(tab);
  await tab.goto(elsewhere);
  await sleep(300);
  await tab.back();
  await tab.waitForUrl(path);
}

export const history = {
  'history: pages with analytics come back from the cache': {
    async run(context) {
      const { tab, ok, sleep, proxy } = context;
      for (const path of ['/about', '/shop/salt-cellar', '/']) {
        proxy.calls.length = 0;
        await tab.goto(path);
        await tab.until(() => window.vitrine?.analytics?.identity.sessionId ?? false);
        // What the page has to tell at first is on its way.
        await sleep(2500);
        await leaveAndReturn(context, path);
        ok(await isMarked(tab), `${path} is the document that was left`);
      }
    },
  },

  'history: a page in the cache keeps what is in the cart': {
    async run(context) {
      const { tab } = context;
      await addOne(tab);
      await leaveAndReturn(context, '/shop/salt-cellar', '/about');
      await tab.waitFor(pillOf('1 item'));
    },
  },

  'history: a page left while tracking loads is tracked after Back': {
    async run(context) {
      const { tab, proxy, ok } = context;
      proxy.spoil(/chunks\/analytics-/, 'late', { ms: 2500 });
      await tab.goto('/about');
      await leaveAndReturn(context, '/about', '/contact');
      const what = 'the page has a session';
      await tab.until(() => window.vitrine?.analytics?.identity.sessionId ?? false, [], { what });
      ok(true, what);
    },
  },

  'history: what a departure aborts is no error': {
    async run({ tab, proxy, sleep, eq }) {
      const late = /(chunks|again)\/(analytics|performance|vitals|errors)-/;
      proxy.spoil(late, 'late', { ms: 1500, times: 8 });
      for (const wait of [50, 400, 1700, 2200, 3300]) {
        await tab.goto('/about');
        await sleep(wait);
        await tab.goto('/contact');
      }
      await sleep(6000);
      const told = proxy.calls.filter(({ body }) =>
        /dynamically imported|module script|could not be loaded/i.test(body),
      );
      eq(
        told.map(({ url }) => url),
        [],
        'calls that tell of an aborted import',
      );
    },
  },
};
