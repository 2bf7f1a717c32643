import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailTransport } from '../types.js';
import { composeMail } from './compose.js';

/** Writes each mail to `{Message-ID}.eml` in a folder, for a shop without a mail server. Once more is the same file. */
export function createFileTransport(folder: string, from: string): MailTransport {
  return {
    name: 'files',
    async send(mail, beforeEnd) {
      const message = await composeMail(mail, from);
      await mkdir(folder, { recursive: true });
      const name = mail.messageId.replace(/[^\w.@-]/g, '');
      const unfinished = path.join(folder, `.${name}.part`);
      await writeFile(unfinished, message);
      await beforeEnd();
      await rename(unfinished, path.join(folder, `${name}.eml`));
    },
  };
}
