export { getPlacesClient } from './page-places-client.js';
export {
  noPlaces,
  type FoundPlaces,
  type Place,
  type PlacesCall,
  type PlacesClient,
  type PlaceSuggestion,
} from './places-client.js';
