import { z } from '@hono/zod-openapi';
import { passkeyLimits } from './types.js';

const base64url = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

/** Base64url of the 1023 bytes that WebAuthn allows. */
const credentialId = base64url(1364);
const credential = {
  id: credentialId.openapi({ description: 'The id of the credential, base64url.' }),
  rawId: credentialId.openapi({ description: 'The same.' }),
  type: z.literal('public-key').openapi({ description: 'The only type.' }),
};
const clientDataJSON = base64url(8000).openapi({
  description: 'What the browser signed, base64url.',
});

/** PostgreSQL cannot store NUL. */
const name = z
  .string()
  .regex(/^[^\p{Cc}]*$/u)
  .max(passkeyLimits.name);

export const signedSchema = z
  .object({
    ...credential,
    response: z
      .object({
        clientDataJSON,
        authenticatorData: base64url(8000).openapi({ description: 'Base64url.' }),
        signature: base64url(8000).openapi({ description: 'Base64url.' }),
        userHandle: base64url(100)
          .nullish()
          .openapi({ description: 'Whose passkey it is, base64url.' }),
      })
      .openapi({ description: 'What the authenticator has signed.' }),
  })
  .openapi('SignedPasskey');

export const addSchema = z
  .object({
    name: name
      .default('')
      .openapi({ description: 'What the member calls the passkey; empty for nothing.' }),
    credential: z
      .object({
        ...credential,
        response: z
          .object({
            clientDataJSON,
            attestationObject: base64url(40_000).openapi({ description: 'Base64url.' }),
            transports: z
              .array(z.string().regex(/^[a-z-]{1,30}$/))
              .max(10)
              .default([])
              .openapi({ description: 'How the browser reaches the authenticator.' }),
          })
          .openapi({ description: 'What the authenticator has made.' }),
      })
      .openapi({
        description: '`RegistrationResponseJSON` of WebAuthn; other members are ignored.',
      }),
  })
  .openapi('NewPasskey');

export const renameSchema = z
  .object({ name: name.openapi({ description: 'Empty for none.' }) })
  .openapi('PasskeyName');

export const passkeySchema = z
  .object({
    id: z.string().openapi({ description: 'The id of the passkey, for its other calls.' }),
    name: z.string().openapi({ description: 'Empty for none.' }),
    addedAt: z.number().openapi({ description: 'Milliseconds since 1970.' }),
    usedAt: z
      .number()
      .nullable()
      .openapi({ description: 'The latest sign-in with it; null before the first.' }),
  })
  .openapi('Passkey');

export const passkeysSchema = z
  .object({ passkeys: z.array(passkeySchema).openapi({ description: 'The newest first.' }) })
  .openapi('Passkeys');

/** WebAuthn defines its members. */
export const optionsSchema = z.record(z.string(), z.unknown()).openapi('PasskeyOptions');
