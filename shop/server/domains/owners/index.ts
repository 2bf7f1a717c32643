export { recordProgram } from './actions.js';
export { createPeople, type Invitation, type People, type Person } from './people.js';
export { createOwners, type Owners } from './owners.js';
export { readOwnerPassword } from './owner-password.js';
export { changeableAreas, grantOf, openRoutes, ownerRoutes } from './grants.js';
export {
  accessOf,
  areas,
  areaWords,
  isAllowed,
  refusalWords,
  roleNames,
  type Access,
  type Area,
  type Grant,
} from './permissions.js';
export type {
  OwnerAccount,
  OwnerAction,
  OwnerActionCode,
  OwnerActionPage,
  OwnerSession,
  SecondFactorState,
} from './types.js';
