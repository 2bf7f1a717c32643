import path from 'node:path';
import { isValidEmail } from 'vitrine/core/forms';
import { addressOf, createFileTransport, createSmtpTransport } from './transports/index.js';
import type { MailTransport } from './types.js';

export interface MailSettings {
  /** Null keeps mails in the database. */
  readonly transport: MailTransport | null;
  /** The address for letters to the shop; null for none. */
  readonly ownerEmail: string | null;
}

/** For mails that are files: a mail server needs an address of the shop's own. */
const defaultFrom = (shopName: string) =>
  `${shopName.replace(/[<>"\\]/g, '')} <shop@localhost.localdomain>`;

/**
 * Reads `SMTP_URL`, `MAIL_FROM` and `OWNER_EMAIL`. Without a mail server, mails are files in `folder`; without a folder
 * they stay in the database.
 * @throws Error with a sentence for a value that cannot be used.
 */
export function readMailSettings(
  environment: Readonly<Record<string, string | undefined>>,
  { folder, shopName }: { readonly folder: string | null; readonly shopName: string },
): MailSettings {
  const url = environment.SMTP_URL || null;
  const from = environment.MAIL_FROM || null;
  const ownerEmail = environment.OWNER_EMAIL || null;
  if (url !== null && !isMailServer(url)) {
    throw new Error('SMTP_URL must be an address like smtp://user:password@mail.example:587.');
  }
  if (url !== null && from === null) {
    throw new Error('SMTP_URL needs MAIL_FROM, such as "Shop <shop@example.com>".');
  }
  if (from !== null && !isValidEmail(addressOf(from))) {
    throw new Error(`MAIL_FROM must be like "Shop <shop@example.com>", not "${from}".`);
  }
  if (ownerEmail !== null && !isValidEmail(ownerEmail)) {
    throw new Error(`OWNER_EMAIL must be an email address, not "${ownerEmail}".`);
  }
  const sender = from ?? defaultFrom(shopName);
  if (url !== null) return { transport: createSmtpTransport({ url, from: sender }), ownerEmail };
  if (folder === null) return { transport: null, ownerEmail };
  return { transport: createFileTransport(path.join(folder, 'mail'), sender), ownerEmail };
}

/** `smtp:mail.example` is a URL, too, but names no host. */
function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^smtps?:$/.test(protocol) && hostname !== '';
}
