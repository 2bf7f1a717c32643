import { defineDomain, type Ground } from '../../domain.js';
import { createPlaces } from './places.js';
import { addPlacesRoutes } from './routes.js';
import { testPlaces } from './test-provider.js';
import type { PlacesProvider } from './types.js';

export interface PlacesOptions {
  /** Who knows places, for address fields; `testPlaces` by default, which knows invented streets. */
  readonly placesProvider?: PlacesProvider;
  /** How long it may take, in milliseconds; 3 s by default. */
  readonly placesTimeout?: number;
}

export const places = defineDomain({
  name: 'places',
  open: ({ reporter }: Ground, options: PlacesOptions) => ({
    places: createPlaces({
      provider: options.placesProvider ?? testPlaces,
      reporter,
      timeout: options.placesTimeout,
    }),
  }),
  routes: addPlacesRoutes,
});
