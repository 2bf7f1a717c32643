export { addressFields, type AddressField } from './address-fields.js';
export { findRegion, regionsOf } from './regions.js';
export { isWholeLocation, locationParts, readAddress } from './read-address.js';
