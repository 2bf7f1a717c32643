import { RudderAnalytics } from '@rudderstack/analytics-js/bundled';

const quiet = { errors: { enabled: false }, metrics: { enabled: false } };

export const startRudder = (options) => () =>
  new Promise((resolve) => {
    const analytics = new RudderAnalytics();
    analytics.load('bench', `${location.origin}/rudder`, {
      logLevel: 'NONE',
      getSourceConfig: () => ({
        source: {
          id: 'bench',
          name: 'bench',
          writeKey: 'bench',
          enabled: true,
          workspaceId: 'bench',
          updatedAt: '2026-01-01T00:00:00.000Z',
          config: { statsCollection: quiet },
          dataplanes: {},
          destinations: [],
        },
        updatedAt: '2026-01-01T00:00:00.000Z',
      }),
      ...options,
      onLoaded: () => {
        globalThis.bench.track = (payload) => void analytics.track('add_to_cart', payload);
        resolve();
      },
    });
  });

globalThis.bench = { start: startRudder({}) };
