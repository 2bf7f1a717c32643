export { googlePlaces, type GooglePlacesOptions } from './google-places.js';
