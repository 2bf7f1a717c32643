export { MemberError, toMemberError, type MemberErrorCode } from './errors.js';
export type { MemberAccount, MemberOrder, MembersClient, SignIn } from './members-client.js';
export { canSignIn, getMembersClient } from './page-members-client.js';
export { signIn, signOut } from './session.js';
export type { TranslationWidget } from './translation-widget.js';
