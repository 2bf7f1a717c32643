import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, for a cookie or a link in a mail. */
export const createSecret = () => randomBytes(32).toString('base64url');

/** The hash that the database keeps of such a secret, which has enough bits for a fast hash. */
export const hashSecret = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url');
