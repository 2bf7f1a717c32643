import { website } from '../site.js';
import { say } from '../words/say.js';
import { toAddress } from './address.js';

/** What each page says; a button where one more press is needed. */
const steps = {
  confirm: {
    heading: 'One press, and you are on the list',
    words: 'We write four times a year. Each letter has a link that ends them.',
    button: 'Subscribe',
    path: '/newsletter/confirm',
  },
  confirmed: { heading: 'You are on the list', words: 'The next letter comes to you.' },
  unsubscribe: {
    heading: 'No more letters?',
    words: 'One press ends them. We keep nothing of your address.',
    button: 'Unsubscribe',
    path: '/newsletter/unsubscribe',
  },
  unsubscribed: {
    heading: 'You get no more letters',
    words: 'Your address is gone from the list.',
  },
  ended: {
    heading: 'This link has ended',
    words: 'It was used, it is too old, or it is incomplete. You can subscribe again on our pages.',
  },
} as const;

export type NewsletterStep = keyof typeof steps;

/** The page of a link in a mail to the list. */
export function newsletterView(
  step: NewsletterStep,
  { token = '', email }: { readonly token?: string; readonly email?: string },
) {
  const { heading, words } = steps[step];
  const asked = steps[step];
  return {
    title: `${say(heading)} – ${website.siteTitle}`,
    description: words,
    page: null,
    analytics: { pageKind: 'newsletter-unsubscribe' },
    sheets: ['forms'] as const,
    heading: say(heading),
    words: say(words),
    email: email ?? null,
    form: 'path' in asked ? { url: toAddress(asked.path), token, button: say(asked.button) } : null,
  };
}
