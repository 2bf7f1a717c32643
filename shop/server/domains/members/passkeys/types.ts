/** A passkey of a member, without its key. */
export interface Passkey {
  readonly id: string;
  /** The member's name for it; '' for none. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  /** The latest sign-in with it, in milliseconds since 1970; null before the first. */
  readonly usedAt: number | null;
}

/** Passkeys of a member, and characters of a name. */
export const passkeyLimits = { most: 20, name: 100 } as const;

/** Whom a passkey is good for: `id` is the host name to which browsers bind it, `origin` that of the pages. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** A credential that a browser has made: `RegistrationResponseJSON` of WebAuthn, without what nothing reads. */
export interface MadeCredential {
  /** Base64url, as all that follows. */
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports: string[];
  };
}

/** The signature of a credential: `AuthenticationResponseJSON` of WebAuthn, without members that nothing reads. */
export interface SignedCredential {
  /** Base64url, as all that follows. */
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | null | undefined;
  };
}
