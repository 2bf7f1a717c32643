import type { FeatureFlag } from '../../core/runtime/index.js';
import {
  createCensusClient,
  createDataLayerClient,
  createLegacyClient,
  createPipelineClient,
  createPixelClient,
  createSiteVisitorClient,
  createTagClient,
  type ClientName,
  type ClientOptions,
  type TrackingClient,
} from '../clients/index.js';
import type { AnalyticsSettings } from '../page/settings.js';

export interface SiteClientOptions extends ClientOptions {
  /** Where the pipeline's calls go. */
  readonly origin: string;
  readonly hasFeature: (flag: FeatureFlag) => boolean;
}

/**
 * The clients that the site has switched on, in an order that does not matter. In validate mode there is one, which
 * sends nothing on: its code is fetched for that alone.
 */
export async function createClientsOf(
  settings: AnalyticsSettings,
  options: SiteClientOptions,
): Promise<readonly TrackingClient[]> {
  const { reporter } = options;
  if (settings.validate) {
    const { createValidationClient } = await import('../clients/validation/index.js');
    const { sourceEnvironment: environment, acknowledgement } = settings;
    return [createValidationClient({ ...options, environment, acknowledgement })];
  }
  const makers: Readonly<Record<ClientName, () => TrackingClient>> = {
    pipeline: () => createPipelineClient(options),
    legacy: () => createLegacyClient(options),
    census: () => createCensusClient(options),
    pixel: () => createPixelClient({ reporter, pixelId: settings.pixelId }),
    tag: () => createTagClient({ reporter, tagId: settings.tagId }),
    dataLayer: () => createDataLayerClient({ reporter }),
    siteVisitor: () => createSiteVisitorClient(options),
  };
  return settings.clients.map((name) => makers[name]());
}
