import { Problem } from '../../ground/http/index.js';

/** An address in lower case; a part of one would be found in what others have written. @throws Problem `email-invalid`. */
export function requireAddress(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address) || address.length > 320)
    throw new Problem('email-invalid');
  return address;
}
