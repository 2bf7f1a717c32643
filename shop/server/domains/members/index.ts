export { isSamePlace, mostAddresses, type MemberAddress } from './addresses/index.js';
export type { Members } from './members.js';
export { ordersOfMember } from './orders-of-member.js';
export { passkeyLimits, type Passkey } from './passkeys/index.js';
export { orderStateWord } from './order-words.js';
export { accountLimits, type Account, type AccountOrder, type Member } from './types.js';
