import type { Redaction } from '../../core/redaction/index.js';
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
  /** Origin of the pipeline's calls. */
  readonly origin: string;
  readonly hasFeature: (flag: FeatureFlag) => boolean;
  readonly redact: Redaction['text'];
}

/**
 * Creates the clients that the site has enabled. In validate mode there is only the validation client, whose code is
 * loaded on demand.
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
