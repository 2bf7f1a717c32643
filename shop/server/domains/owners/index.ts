export { recordProgram } from './actions.js';
export type { Invitation } from './invitations.js';
export type { Person } from './people.js';
export type { Owners } from './owners.js';
export { readOwnerPassword } from './owner-password.js';
export {
  accessOf,
  areas,
  areaWords,
  isAllowed,
  refusalWords,
  roleNames,
  type Area,
  type Grant,
} from './permissions.js';
export {
  ownerActionWords,
  type OwnerAction,
  type OwnerActionCode,
  type OwnerActionPage,
  type OwnerSession,
  type SecondFactorState,
} from './types.js';
