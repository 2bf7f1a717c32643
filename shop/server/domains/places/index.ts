export { googlePlaces, type GooglePlacesOptions } from './google/index.js';
export type { Places } from './places.js';
export { placeAnswerSchema, placeSuggestionsSchema } from './schemas.js';
export type {
  Place,
  PlacesCall,
  PlacesContext,
  PlacesProvider,
  PlacesQuery,
  PlaceSuggestion,
} from './types.js';
