export { addressFields } from './address-fields.js';
export { findRegion, regionsOf } from './regions.js';
export { isWholeLocation, locationParts, readAddress } from './read-address.js';
export { emailErrors, readContact } from './read-contact.js';
export { readPostalAddress, type PostalAddress, type ReadPostalAddress } from './postal-address.js';
