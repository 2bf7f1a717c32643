import { getRuntime } from '../runtime/index.js';
import './bus-events.js';
import { missingPart, toMemberError } from './errors.js';
import type { SignIn } from './members-client.js';
import { getMembersClient } from './page-members-client.js';
import { keepRequestToken } from './request-token.js';
import { translatedLanguage } from './translation-widget.js';

/**
 * Signs a member in, keeps the session's token for later requests, and tells the site the language of a translation
 * widget. The page's cart and data are those of before until it is loaded again.
 *
 * @example
 * await signIn({ email: 'ada@example.com', password: 'long password', rememberMe: false });
 * location.reload();
 *
 * @throws MemberError with the sentence to show.
 */
export async function signIn(given: SignIn): Promise<void> {
  const missing = missingPart(given.email, given.password);
  if (missing) throw missing;
  try {
    const { xsrfToken } = await getMembersClient().signIn({ ...given, email: given.email.trim() });
    keepRequestToken(xsrfToken);
  } catch (error) {
    throw toMemberError(error);
  }
  getRuntime().bus.emit('member.signed-in', {});
  await tellTranslation();
}

/**
 * Ends the member's session.
 * @param cloneCart Whether the browser keeps a copy of the cart.
 * @throws MemberError with the sentence to show.
 */
export async function signOut(cloneCart = false): Promise<void> {
  try {
    await getMembersClient().signOut(cloneCart);
  } catch (error) {
    throw toMemberError(error);
  }
  getRuntime().bus.emit('member.signed-out', { cloneCart });
}

/**
 * "Only made when a translation widget in the top window exposes the current language" (platform §7). A failure keeps
 * nobody from signing in; it is reported.
 */
async function tellTranslation(): Promise<void> {
  const language = translatedLanguage();
  if (language === null) return;
  await getMembersClient()
    .tellLanguage(language)
    .catch((error: unknown) => getRuntime().reporter.report(error, { where: 'member language' }));
}
