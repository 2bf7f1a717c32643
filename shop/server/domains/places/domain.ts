import { defineDomain, type Ground } from '../../ground/domain.js';
import { noPlaces } from './no-places.js';
import { createPlaces } from './places.js';
import { addPlacesRoutes } from './routes.js';
import type { PlacesProvider } from './types.js';

export interface PlacesOptions {
  /** The provider of places, for address fields; none by default. */
  readonly placesProvider?: PlacesProvider;
  /** How long it may take, in milliseconds; 3 s by default. */
  readonly placesTimeout?: number;
}

export const places = defineDomain({
  name: 'places',
  open: ({ reporter }: Ground, options: PlacesOptions) => ({
    places: createPlaces({
      provider: options.placesProvider ?? noPlaces,
      reporter,
      timeout: options.placesTimeout,
    }),
  }),
  routes: addPlacesRoutes,
  limits: {
    /** Places looked up, of which a provider asks money: each key that is typed may be one. */
    places: { calls: 300, seconds: 600 },
  },
});
