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
  'search',
  'saved',
  'owner',
  'owner-analytics',
  'owner-sign-in',
  'owner-forms',
  'owner-form',
  'owner-submissions',
  'owner-restock',
  'owner-reviews',
  'owner-mailing-list',
  'owner-languages',
  'owner-header-footer',
  'owner-security',
  'owner-second-factor',
  'owner-recovery-codes',
  'owner-actions',
  'error-page',
  'about',
  'contact',
  'form',
  'form-thanks',
  'text',
  ...contentPages,
] as const;
export type PageName = (typeof pageNames)[number];

export const isInEnglish = (name: PageName): boolean =>
  (contentPages as readonly PageName[]).includes(name);
