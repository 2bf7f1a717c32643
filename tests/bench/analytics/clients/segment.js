import { AnalyticsBrowser } from '@segment/analytics-next';

export const startSegment = (integration) => async () => {
  const [analytics] = await AnalyticsBrowser.load(
    {
      writeKey: 'bench',
      cdnSettings: {
        integrations: {
          'Segment.io': { apiKey: 'bench', unbundledIntegrations: [], ...integration },
        },
      },
    },
    { integrations: { 'Segment.io': { apiHost: `${location.host}/segment`, ...integration } } },
  );
  globalThis.bench.track = (payload) => void analytics.track('add_to_cart', payload);
};

globalThis.bench = { start: startSegment({}) };
