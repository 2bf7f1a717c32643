import { getHttp, getRuntime } from '../runtime/index.js';
import { createHttpPlacesClient } from './http-places-client.js';
import type { PlacesClient } from './places-client.js';

declare module '../runtime/config.js' {
  interface Config {
    /** The client of the calls about places, for address fields; null is the shop's own API. */
    placesClient?: PlacesClient | null;
  }
}

/** The client set by `configure({ placesClient })`, or the shop's API. */
export function getPlacesClient(): PlacesClient {
  const runtime = getRuntime();
  const { apiOrigin: origin, config } = runtime;
  return (
    config.placesClient ??
    runtime.shared(`places:${origin}`, () => createHttpPlacesClient(getHttp()))
  );
}
