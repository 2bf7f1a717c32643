import { z } from '@hono/zod-openapi';
import { accountLimits } from './types.js';

/** PostgreSQL cannot store NUL. */
const plain = /^[^\p{Cc}]*$/u;

const email = z
  .string()
  .min(1)
  .regex(plain)
  .max(accountLimits.email)
  .openapi({ description: 'The address of the account, in any case of letters.' });
/** Typed to sign in. The limits of new passwords do not apply: they would say what an account can have. */
const typedPassword = z
  .string()
  .min(1)
  .max(1000)
  .openapi({ description: 'The password of the account.' });
const newPassword = z
  .string()
  .min(accountLimits.password.least)
  .max(accountLimits.password.most)
  .openapi({ description: 'The password that is chosen.' });

/** Platform §3, "Session login payload". */
export const signInSchema = z
  .object({
    email,
    password: typedPassword,
    rememberMe: z
      .boolean()
      .default(false)
      .openapi({ description: 'Whether the browser stays signed in when it is closed.' }),
  })
  .openapi('SignIn');

export const sessionSchema = z
  .object({
    xsrfToken: z.string().openapi({
      description: 'The token of the session, for `X-CSRF-Token` on all later requests.',
    }),
  })
  .openapi('MemberSession');

/** Platform §3, "Locale update payload". */
export const localeSchema = z
  .object({
    language: z
      .string()
      .max(35)
      .regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i)
      .openapi({ description: 'BCP 47.' }),
  })
  .openapi('MemberLocale');

export const signUpSchema = z
  .object({
    email,
    password: newPassword,
    name: z
      .string()
      .regex(plain)
      .max(accountLimits.name)
      .default('')
      .openapi({ description: 'The name of the member; empty for none.' }),
  })
  .openapi('SignUp');

export const askPasswordSchema = z.object({ email }).openapi('AskPassword');

export const resetPasswordSchema = z
  .object({
    token: z.string().max(100).openapi({ description: 'The code of the link in the mail.' }),
    password: newPassword,
  })
  .openapi('ResetPassword');

export const accountSchema = z
  .object({
    member: z
      .object({
        email: z.string().openapi({ description: 'The address of the account.' }),
        name: z.string().openapi({ description: 'The name of the member; empty for none.' }),
        language: z.string().openapi({ description: 'BCP 47, for mails.' }),
      })
      .nullable()
      .openapi({ description: 'Null for a visitor who is not signed in.' }),
    orders: z
      .array(
        z.object({
          number: z.string().openapi({ description: 'The number of the order.' }),
          url: z.string().openapi({ description: 'The page of the order, on this shop.' }),
          placedAt: z.number().openapi({ description: 'Milliseconds since 1970.' }),
          total: z.int().openapi({ description: 'In cents.' }),
          currency: z.string().openapi({ description: 'ISO 4217.' }),
          state: z.string().openapi({ description: 'How far the order is, in words.' }),
        }),
      )
      .openapi({ description: 'The latest 20 of the confirmed address.' }),
  })
  .openapi('MemberAccount');

export const nothingSchema = z.object({}).openapi('Nothing');
