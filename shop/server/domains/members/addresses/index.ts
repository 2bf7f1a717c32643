export { createAddresses, type Addresses } from './addresses.js';
export { isSamePlace } from './is-same-address.js';
export { addAddressRoutes } from './address-routes.js';
export { mostAddresses, type MemberAddress } from './types.js';
