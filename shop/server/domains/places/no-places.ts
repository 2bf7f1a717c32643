import type { PlacesProvider } from './types.js';

/** Knows no place, so that addresses are typed in full. */
export const noPlaces: PlacesProvider = {
  attribution: null,
  suggest: () => Promise.resolve([]),
  details: () => Promise.resolve(null),
};
