import { getRuntime, type EmailPattern } from '../runtime/index.js';

/**
 * Letters, digits and some symbols; dotted labels; a last part of 2 to 4 letters or digits, as storefront §5 says. Real
 * addresses have longer ones (`.museum`, `.xn--p1ai`), which a site may accept.
 */
const patterns: Readonly<Record<EmailPattern, RegExp>> = {
  specified: /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z\d-]+\.)+[a-z\d]{2,4}$/i,
  'any-tld': /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z\d-]+\.)+(?:[a-z\d]{2,63}|xn--[a-z\d-]{2,59})$/i,
};
const shortest = 3;
const longest = 256;

/**
 * Whether a text is an email address of the form that storefront §5 allows; spaces around it do not count.
 *
 * @param pattern Of the page's site by default. A server, which has no page, passes it.
 */
export function isValidEmail(
  text: string,
  pattern: EmailPattern = getRuntime().site.emailPattern,
): boolean {
  const email = text.trim();
  return email.length >= shortest && email.length <= longest && patterns[pattern].test(email);
}
