/** Everything: consent, catalogue, identity, and the clients of a site's own servers. */
import { startAnalytics } from '../../../../analytics/index.ts';

globalThis.bench = {
  async start() {
    const analytics = startAnalytics({ clients: ['pipeline', 'legacy', 'census'] });
    await analytics.ready;
    this.track = (payload) => analytics.trackCustom('add_to_cart', payload);
  },
};
