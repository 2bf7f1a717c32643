import { createRequire } from 'node:module';
import type * as Library from '@simplewebauthn/server';
import type { MadeCredential, RelyingParty, SignedCredential } from './types.js';

export type WebAuthn = Pick<
  typeof Library,
  | 'generateAuthenticationOptions'
  | 'generateRegistrationOptions'
  | 'verifyAuthenticationResponse'
  | 'verifyRegistrationResponse'
>;

const packageName = '@simplewebauthn/server';

/** Loads the library with the first ceremony; null where it is not installed. */
export function findWebAuthn(): (() => Promise<WebAuthn>) | null {
  try {
    createRequire(import.meta.url).resolve(packageName);
  } catch {
    return null;
  }
  return () => import('@simplewebauthn/server');
}

/** What the browser must have signed. */
interface Expected {
  readonly party: RelyingParty;
  readonly challenge: string;
}

interface KnownCredential {
  readonly id: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

/** The library throws whatever it refuses; it reads nothing but its arguments. */
async function orNull<Result>(check: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

/** What is to be kept of a new credential, or null if it is not one for this shop. */
export const checkMade = (
  { verifyRegistrationResponse }: WebAuthn,
  { id, rawId, type, response }: MadeCredential,
  { party, challenge }: Expected,
): Promise<KnownCredential | null> =>
  orNull(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // A sign-in requires what the options have preferred.
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { publicKey, counter, id: credentialId } = registrationInfo.credential;
    return {
      id: credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
    };
  });

/** The new signature counter, or null if the signature is not one of this credential for this shop. */
export const checkSigned = (
  { verifyAuthenticationResponse }: WebAuthn,
  { id, rawId, type, response }: SignedCredential,
  { party, challenge }: Expected,
  known: KnownCredential,
): Promise<number | null> =>
  orNull(async () => {
    const { clientDataJSON, authenticatorData, signature } = response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
