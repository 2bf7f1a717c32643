export { createOwners, type Owners } from './owners.js';
export { readOwnerPassword } from './owner-password.js';
export type {
  OwnerAction,
  OwnerActionCode,
  OwnerActionPage,
  OwnerSession,
  SecondFactorState,
} from './types.js';
