import type { Grant, Access, Area } from './permissions.js';
import type { OwnerActionCode } from './types.js';

/** The area that an action of the record changes. */
export const actionAreas: Readonly<Record<OwnerActionCode, Area>> = {
  'signed-in': 'account',
  'sign-in-refused': 'account',
  'signed-out': 'account',
  'session-ended': 'account',
  'signed-out-everywhere': 'account',
  'second-factor-on': 'account',
  'second-factor-off': 'account',
  'recovery-code-used': 'account',
  'form-saved': 'forms',
  'form-removed': 'forms',
  'restock-sent': 'restock',
  'comment-moderated': 'comments',
  'review-approved': 'reviews',
  'review-refused': 'reviews',
  'mail-sent-again': 'mail',
  'letter-answered': 'letters',
  'letter-marked': 'letters',
  'letter-removed': 'letters',
  'letters-exported': 'letters',
  'address-removed': 'mailing-list',
  'list-exported': 'mailing-list',
  'order-sent': 'orders',
  'order-refunded': 'refunds',
  'order-cancelled': 'refunds',
  'order-note': 'orders',
  'subscription-paused': 'orders',
  'subscription-resumed': 'orders',
  'subscription-skipped': 'orders',
  'subscription-cancelled': 'orders',
  'subscription-note': 'orders',
  'gift-card-disabled': 'orders',
  'gift-card-enabled': 'orders',
  'person-erased': 'personal-data',
  'languages-changed': 'languages',
  'translation-disconnected': 'languages',
  'header-footer-saved': 'header-footer',
  'ad-pixel-saved': 'products',
  'product-created': 'products',
  'product-saved': 'products',
  'product-removed': 'products',
  'stock-changed': 'stock',
  'products-imported': 'products',
  'tag-renamed': 'products',
  'person-invited': 'people',
  'invitation-withdrawn': 'people',
  'roles-changed': 'people',
  'account-disabled': 'people',
  'account-enabled': 'people',
  'password-changed': 'account',
  'api-key-created': 'api-keys',
  'api-key-deleted': 'api-keys',
  'coupon-created': 'coupons',
  'coupon-saved': 'coupons',
  'coupon-on': 'coupons',
  'coupon-off': 'coupons',
  'discount-created': 'coupons',
  'discount-saved': 'coupons',
  'discount-on': 'coupons',
  'discount-off': 'coupons',
  'coupon-removed': 'coupons',
  'discount-removed': 'coupons',
  'zone-created': 'shipping',
  'zone-saved': 'shipping',
  'zone-removed': 'shipping',
  'method-created': 'shipping',
  'method-saved': 'shipping',
  'method-removed': 'shipping',
  'tax-created': 'taxes',
  'tax-saved': 'taxes',
  'tax-removed': 'taxes',
};

/** Owner pages and calls that need no account. */
export const openRoutes: readonly string[] = [
  'GET /owner/sign-in',
  'POST /owner/sign-in',
  'POST /owner/sign-out',
  'GET /owner/invitation',
  'POST /owner/invitation',
];

const restock = '/api/site-users/account/notifications/restock';

/**
 * The area of each owner page and owner-only call. A GET reads and another method changes, unless the row says
 * otherwise. A route that is not here is refused to all but administrators, and fails the test of the matrix.
 */
const routeAreas: Readonly<Record<string, Area | readonly [Area, Access]>> = {
  'GET /owner': 'overview',
  'GET /owner/orders': 'orders',
  'GET /owner/orders/export': 'orders',
  'GET /owner/orders/:orderId': 'orders',
  'GET /owner/orders/:orderId/slip': 'orders',
  'GET /owner/orders/:orderId/refund': ['refunds', 'change'],
  'POST /owner/orders/:orderId/send': 'orders',
  'POST /owner/orders/:orderId/notes': 'orders',
  'POST /owner/orders/:orderId/cancel': 'refunds',
  'POST /owner/orders/:orderId/refund': 'refunds',
  'GET /owner/subscriptions': 'orders',
  'GET /owner/subscriptions/:id': 'orders',
  'POST /owner/subscriptions/:id': 'orders',
  'GET /owner/gift-cards': 'orders',
  'GET /owner/gift-cards/:number': 'orders',
  'POST /owner/gift-cards/:number': 'orders',
  'GET /owner/customers': 'customers',
  'POST /owner/customers/person': ['personal-data', 'read'],
  'POST /owner/customers/export': ['personal-data', 'read'],
  'POST /owner/customers/erase': 'personal-data',
  'GET /owner/sales': 'sales',
  'GET /owner/sales/export': 'sales',
  'GET /owner/products': 'products',
  'POST /owner/products/ad-pixel': 'products',
  'POST /owner/products/:id/variants': 'stock',
  'GET /owner/products/import': ['products', 'change'],
  'GET /owner/products/export.csv': 'products',
  'POST /owner/products/import': 'products',
  'GET /owner/products/import/:id': ['products', 'change'],
  'POST /owner/products/import/:id': 'products',
  'GET /owner/products/new': ['products', 'change'],
  'POST /owner/products/new': 'products',
  'POST /owner/products/pictures': 'products',
  'GET /owner/products/tags': ['products', 'change'],
  'POST /owner/products/tags': 'products',
  'GET /owner/products/:id': 'products',
  'POST /owner/products/:id': 'products',
  'POST /owner/products/:id/duplicate': 'products',
  'POST /owner/products/:id/remove': 'products',
  'GET /owner/discounts': 'coupons',
  'GET /owner/discounts/coupons/new': ['coupons', 'change'],
  'POST /owner/discounts/coupons/new': 'coupons',
  'GET /owner/discounts/coupons/:id': 'coupons',
  'POST /owner/discounts/coupons/:id': 'coupons',
  'POST /owner/discounts/coupons/:id/on': 'coupons',
  'POST /owner/discounts/coupons/:id/off': 'coupons',
  'POST /owner/discounts/coupons/:id/remove': 'coupons',
  'GET /owner/discounts/automatic/new': ['coupons', 'change'],
  'POST /owner/discounts/automatic/new': 'coupons',
  'GET /owner/discounts/automatic/:id': 'coupons',
  'POST /owner/discounts/automatic/:id': 'coupons',
  'POST /owner/discounts/automatic/:id/on': 'coupons',
  'POST /owner/discounts/automatic/:id/off': 'coupons',
  'POST /owner/discounts/automatic/:id/remove': 'coupons',
  'GET /owner/shipping': 'shipping',
  'GET /owner/shipping/new': ['shipping', 'change'],
  'POST /owner/shipping/new': 'shipping',
  'GET /owner/shipping/:zoneId': 'shipping',
  'POST /owner/shipping/:zoneId': 'shipping',
  'POST /owner/shipping/:zoneId/remove': 'shipping',
  'GET /owner/shipping/:zoneId/methods/new': ['shipping', 'change'],
  'POST /owner/shipping/:zoneId/methods/new': 'shipping',
  'GET /owner/shipping/:zoneId/methods/:methodId': 'shipping',
  'POST /owner/shipping/:zoneId/methods/:methodId': 'shipping',
  'POST /owner/shipping/:zoneId/methods/:methodId/remove': 'shipping',
  'GET /owner/taxes': 'taxes',
  'GET /owner/taxes/new': ['taxes', 'change'],
  'POST /owner/taxes/new': 'taxes',
  'GET /owner/taxes/:taxId': 'taxes',
  'POST /owner/taxes/:taxId': 'taxes',
  'POST /owner/taxes/:taxId/remove': 'taxes',
  'GET /owner/analytics': 'analytics',
  'GET /owner/forms': 'forms',
  'GET /owner/forms/new': ['forms', 'change'],
  'POST /owner/forms/new': 'forms',
  'GET /owner/forms/:formId': 'forms',
  'POST /owner/forms/:formId': 'forms',
  'POST /owner/forms/:formId/remove': 'forms',
  'GET /owner/forms/:formId/submissions': 'letters',
  'GET /owner/forms/:formId/files/:fileId': 'letters',
  'GET /owner/forms/:formId/submissions/:submissionId': 'letters',
  'POST /owner/forms/:formId/submissions/:submissionId': 'letters',
  'POST /owner/forms/:formId/submissions/:submissionId/done': 'letters',
  'POST /owner/forms/:formId/submissions/:submissionId/remove': 'letters',
  'POST /owner/forms/:formId/export': 'letters',
  'GET /owner/mail': 'mail',
  'GET /owner/mail/:mailId': 'mail',
  'GET /owner/mail/:mailId/html': 'mail',
  'POST /owner/mail/:mailId/again': 'mail',
  'GET /owner/mailing-list': 'mailing-list',
  'POST /owner/mailing-list/export': 'mailing-list',
  'POST /owner/mailing-list/remove': 'mailing-list',
  'GET /owner/restock': 'restock',
  'GET /owner/restock/send': ['restock', 'change'],
  'POST /owner/restock/send': 'restock',
  'GET /owner/comments': 'comments',
  'POST /owner/comments/decide': 'comments',
  'GET /owner/reviews': 'reviews',
  'POST /owner/reviews/decide': 'reviews',
  'GET /owner/languages': 'languages',
  'POST /owner/languages': 'languages',
  'POST /owner/languages/off': 'languages',
  'GET /owner/header-footer': 'header-footer',
  'GET /owner/header-footer/collections': 'header-footer',
  'POST /owner/header-footer': 'header-footer',
  'GET /owner/api-keys': 'api-keys',
  'GET /owner/api-keys/new': ['api-keys', 'change'],
  'POST /owner/api-keys/new': 'api-keys',
  'GET /owner/api-keys/:id/delete': ['api-keys', 'change'],
  'POST /owner/api-keys/:id/delete': 'api-keys',
  'GET /owner/people': 'people',
  'POST /owner/people/invite': 'people',
  'POST /owner/people/invitations/:id/resend': 'people',
  'POST /owner/people/invitations/:id/withdraw': 'people',
  'POST /owner/people/:id/roles': 'people',
  'POST /owner/people/:id/disable': 'people',
  'POST /owner/people/:id/enable': 'people',
  'GET /owner/security': 'account',
  'POST /owner/security/password': 'account',
  'POST /owner/security/sessions/end': 'account',
  'POST /owner/security/sessions/end-all': 'account',
  'POST /owner/security/second-factor/start': 'account',
  'GET /owner/security/second-factor': 'account',
  'POST /owner/security/second-factor': 'account',
  'POST /owner/security/second-factor/off': 'account',
  'GET /owner/security/actions': 'record',
  'GET /api/analytics/events': 'analytics',
  'GET /api/analytics/summary': 'analytics',
  'GET /api/content/comments/moderation': 'comments',
  'POST /api/content/comments/moderation': 'comments',
  [`GET ${restock}`]: 'restock',
  [`GET ${restock}/groups`]: 'restock',
  [`GET ${restock}/sent`]: 'restock',
  [`POST ${restock}/send`]: 'restock',
  [`POST ${restock}/send/all`]: 'restock',
  'PUT /api/multilingual/languages': 'languages',
  'DELETE /api/multilingual/connection': 'languages',
  'PUT /api/site-header-footer': 'header-footer',
};

export const ownerRoutes: ReadonlyMap<string, Grant> = new Map(
  Object.entries(routeAreas).map(([route, given]): [string, Grant] => {
    const [area, access] = typeof given === 'string' ? [given, defaultAccess(route)] : given;
    return [route, { area, access }];
  }),
);

/** The areas in which anything can be changed at all. */
export const changeableAreas: ReadonlySet<Area> = new Set(
  [...ownerRoutes.values()].filter(({ access }) => access === 'change').map(({ area }) => area),
);

function defaultAccess(route: string): Access {
  return route.startsWith('GET ') ? 'read' : 'change';
}

interface CompiledRoute {
  readonly method: string;
  readonly pattern: RegExp;
  readonly grant: Grant;
}

/** Those with fewer parameters first, as `/owner/products/new` is before `/owner/products/:id`. */
const compiledRoutes: readonly CompiledRoute[] = [...ownerRoutes]
  .map(([route, grant]) => {
    const [method = '', path = ''] = route.split(' ');
    const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+');
    return {
      method,
      parameters: path.split(':').length,
      pattern: new RegExp(`^${pattern}$`),
      grant,
    };
  })
  .sort((a, b) => a.parameters - b.parameters);

/** What a request for a page or call needs; null for a route that the table does not contain. */
export function grantOf(method: string, path: string): Grant | null {
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = compiledRoutes.find((route) => route.method === asked && route.pattern.test(path));
  return found?.grant ?? null;
}
