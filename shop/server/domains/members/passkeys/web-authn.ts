import { createRequire } from 'node:module';
import type * as Library from '@simplewebauthn/server';
import type { MadeCredential, RelyingParty, SignedCredential } from './types.js';

/** JSON of WebAuthn for `navigator.credentials`, with a challenge that works once, within 5 minutes. */
export type CeremonyOptions = Readonly<Record<string, unknown>>;

/** The part of the library that this shop needs; its own types tell nothing to a project that has not installed it. */
export interface WebAuthn {
  creationOptions(ceremony: Ceremony, user: NewUser): Promise<CeremonyOptions>;
  requestOptions(ceremony: Ceremony): Promise<CeremonyOptions>;
  /** The data to keep of a new credential, or null if it is not one for this shop. */
  checkMade(ceremony: Ceremony, made: MadeCredential): Promise<KnownCredential | null>;
  /** The new signature counter, or null if the signature is not one of this credential for this shop. */
  checkSigned(
    ceremony: Ceremony,
    signed: SignedCredential,
    known: KnownCredential,
  ): Promise<number | null>;
}

interface Ceremony {
  readonly party: RelyingParty;
  /** Base64url. */
  readonly challenge: string;
}

interface NewUser {
  readonly shopName: string;
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  /** The credentials that the user has already. */
  readonly present: { id: string; transports: string[] }[];
}

interface KnownCredential {
  readonly id: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

const packageName = '@simplewebauthn/server';

/** Loads the library with the first ceremony; null where it is not installed. */
export function findWebAuthn(): (() => Promise<WebAuthn>) | null {
  try {
    createRequire(import.meta.url).resolve(packageName);
  } catch {
    return null;
  }
  return async () => createWebAuthn(await import('@simplewebauthn/server'));
}

const bytesOf = (text: string, encoding: 'utf8' | 'base64url') =>
  new Uint8Array(Buffer.from(text, encoding));

/** The library throws whatever it refuses; it reads nothing but its arguments. */
async function orNull<Result>(check: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

const createWebAuthn = (library: typeof Library): WebAuthn => ({
  async creationOptions({ party, challenge }, { shopName, memberId, email, name, present }) {
    const options = await library.generateRegistrationOptions({
      rpName: shopName,
      rpID: party.id,
      userID: bytesOf(memberId, 'utf8'),
      userName: email,
      userDisplayName: name || email,
      challenge: bytesOf(challenge, 'base64url'),
      excludeCredentials: present,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { ...options };
  },
  async requestOptions({ party, challenge }) {
    const options = await library.generateAuthenticationOptions({
      rpID: party.id,
      challenge: bytesOf(challenge, 'base64url'),
      userVerification: 'required',
    });
    return { ...options };
  },
  checkMade: ({ party, challenge }, { id, rawId, type, response }) =>
    orNull(async () => {
      const { verified, registrationInfo } = await library.verifyRegistrationResponse({
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
    }),
  checkSigned: ({ party, challenge }, { id, rawId, type, response }, known) =>
    orNull(async () => {
      const { clientDataJSON, authenticatorData, signature } = response;
      const { verified, authenticationInfo } = await library.verifyAuthenticationResponse({
        response: {
          ...{ id, rawId, type, clientExtensionResults: {} },
          response: { clientDataJSON, authenticatorData, signature },
        },
        expectedChallenge: challenge,
        expectedOrigin: party.origin,
        expectedRPID: party.id,
        requireUserVerification: true,
        credential: {
          id: known.id,
          publicKey: bytesOf(known.publicKey, 'base64url'),
          counter: known.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    }),
});
