export { createMembers, type Member } from './members.js';
