export { createOwners, ownerCookie, type Owners } from './owners.js';
