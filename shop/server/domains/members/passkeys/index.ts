export { createPasskeys, type Passkeys } from './passkeys.js';
export { addPasskeyRoutes } from './routes.js';
export { passkeyLimits, type Passkey, type SignedCredential } from './types.js';
export { findWebAuthn } from './web-authn.js';
