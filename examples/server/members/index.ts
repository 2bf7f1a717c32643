export {
  createMembers,
  memberCookie,
  userInfoCookie,
  type Member,
  type Members,
} from './members.js';
