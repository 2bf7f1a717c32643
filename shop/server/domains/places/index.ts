export { googlePlaces, type GooglePlacesOptions } from './google/index.js';
export { noPlaces } from './no-places.js';
export { createPlaces, type Places } from './places.js';
export { placeAnswerSchema, placeSuggestionsSchema } from './schemas.js';
export type {
  Place,
  PlacesCall,
  PlacesContext,
  PlacesProvider,
  PlacesQuery,
  PlaceSuggestion,
} from './types.js';
