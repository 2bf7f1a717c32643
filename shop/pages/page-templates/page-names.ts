/** The site's own content, which nobody has translated. In other languages these pages say that they are English. */
const contentPages = [
  'lessons',
  'lesson',
  'access-denied',
  'join',
  'journal',
  'post',
  'events',
  'event',
  'albums',
  'album',
  'lock',
  'cover',
  'specimen',
] as const;

/** Every page has a template of the same name. */
export const pageNames = [
  'home',
  'shop',
  'product',
  'review',
  'cart',
  'confirm',
  'checkout',
  'gift-card',
  'order-confirmed',
  'order-state',
  'order-link',
  'subscription',
  'subscription-address',
  'subscription-cancel',
  'subscription-payment',
  'newsletter',
  'account',
  'account-form',
  'account-address',
  'account-addresses',
  'account-passkeys',
  'search',
  'saved',
  'error-page',
  'about',
  'contact',
  'form',
  'form-thanks',
  'text',
  ...contentPages,
] as const;
export type PageName = (typeof pageNames)[number];

export const isInEnglish = (name: string): boolean =>
  (contentPages as readonly string[]).includes(name);
