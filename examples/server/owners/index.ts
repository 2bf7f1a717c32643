export { createOwners, type Owners } from './owners.js';
