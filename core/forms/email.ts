import { getRuntime, type EmailPattern } from '../runtime/index.js';

/**
 * `specified` is the pattern of storefront §5: letters, digits and some symbols, dotted labels, a top-level domain of 2
 * to 4 letters or digits. By default longer ones are accepted as well (`.museum`, `.xn--p1ai`), because people have them.
 */
const patterns: Readonly<Record<EmailPattern, RegExp>> = {
  specified: /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z\d-]+\.)+[a-z\d]{2,4}$/i,
  'any-tld': /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z\d-]+\.)+(?:[a-z\d]{2,63}|xn--[a-z\d-]{2,59})$/i,
};
const shortest = 3;
const longest = 256;

/**
 * Whether a text is an email address, ignoring spaces around it.
 *
 * @param pattern The page's by default. A server, which has no page, passes it.
 */
export function isValidEmail(
  text: string,
  pattern: EmailPattern = getRuntime().site.emailPattern,
): boolean {
  const email = text.trim();
  return email.length >= shortest && email.length <= longest && patterns[pattern].test(email);
}
