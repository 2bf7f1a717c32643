export { recordProgram } from './actions.js';
export type { Invitation, People, Person } from './people.js';
export type { Owners } from './owners.js';
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
