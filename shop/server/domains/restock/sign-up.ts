import { isValidEmail } from 'vitrine/core/forms';
import type { EmailPattern } from 'vitrine/core/runtime';
import type { Queryable } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';

/** Returns the typed email address, trimmed. @throws Problem `email-blank`, `email-invalid`. */
export function requireEmail(typed: string, pattern: EmailPattern): string {
  const email = typed.trim();
  if (email === '') throw new Problem('email-blank');
  if (!isValidEmail(email, pattern)) throw new Problem('email-invalid');
  return email;
}

/**
 * Stores a signup. An open signup with the same address, ignoring case, is kept; it gains but never loses the wish to
 * join the mailing list.
 */
export async function storeSignup(
  transaction: Queryable,
  signup: { sku: string; email: string; isJoinMailingList: boolean; language: string },
  now: number,
): Promise<void> {
  await transaction.query(
    `insert into restock_signups (sku, email, is_join_mailing_list, created_at, language)
     values ($1, $2, $3, $4, $5)
     on conflict (sku, lower(email)) where notified_at is null do update set
       is_join_mailing_list = restock_signups.is_join_mailing_list or excluded.is_join_mailing_list,
       language = excluded.language`,
    [signup.sku, signup.email, signup.isJoinMailingList, new Date(now), signup.language],
  );
}
