import { createHash } from 'node:crypto';

/**
 * The `Message-ID` of a mail. It depends on the key alone, so that a mail that is sent again after a crash is
 * recognisable as the same.
 */
export function messageIdOf(key: string, origin: string): string {
  const hash = createHash('sha256').update(`mail ${key}`).digest('hex').slice(0, 40);
  return `<${hash}@${new URL(origin).hostname}>`;
}
