import { pageRoutes } from '../../shop/owner/page-list.js';
import { mug } from './visitor.js';

/** What a route does with a call that its own pages did not make. */
export interface Guarded {
  /** The body of its plain form; without one it takes JSON. */
  readonly form?: Record<string, string>;
  readonly json?: unknown;
  /** `page`: a foreign form is redirected to a page where the visitor can confirm it. `open`: it knows nobody. */
  readonly foreign: 'refused' | 'page' | 'open';
  /** Why a call needs no crumb. */
  readonly withoutCrumb?: string;
}

function form(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

const refused = { foreign: 'refused' } as const;
const confirmed = { foreign: 'page' } as const;
const open = { foreign: 'open', withoutCrumb: 'reads no cookie' } as const;
const counts = { ...refused, withoutCrumb: 'counts what a beacon says of a page' } as const;

const credential = { id: 'YQ', rawId: 'YQ', type: 'public-key' };
const signedPasskey = {
  ...credential,
  response: { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' },
};
const madePasskey = {
  ...credential,
  response: { clientDataJSON: 'YQ', attestationObject: 'YQ' },
};

/** The forms of the owner's pages are refused before a field of theirs is read. */
const ownerForms = Object.fromEntries(
  pageRoutes
    .filter(({ method }) => method === 'POST')
    .map(({ path }) => [`POST ${path}`, { ...refused, form: {} }]),
);

/** Every route that may change something. A new one fails this test until its guard is written down here. */
export const guardedChanges: Readonly<Record<string, Guarded>> = {
  ...ownerForms,
  'POST /api/v1/clanker/events': open,
  'POST /api/v1/clanker/receipts': open,
  'POST /api/v1/clanker/validate-event-content/:schemaName': open,
  'POST /api/events/RecordEvent': counts,
  'POST /api/events/RecordJavascriptErrors': counts,
  'POST /api/1/performance/records': counts,
  'POST /api/census/RecordHit': counts,
  'POST /api/census/button-click': counts,
  'POST /api/census/button-render': counts,
  'POST /api/census/form-render': counts,
  'POST /api/census/overlay': counts,
  'POST /api/census/RecordQuickView/:itemId': counts,
  'POST /api/rest/forms/validate/:formId': { ...refused, withoutCrumb: 'changes nothing' },
  'POST /api/forms/:formId/files': refused,
  'POST /api/form/FormSubmissionKey': refused,
  'POST /api/form/SaveFormSubmission': {
    ...refused,
    json: { key: 'a-key-of-a-submission', formId: 'contact', form: {} },
  },
  'POST /api/commerce/shopping-cart/entries': { ...confirmed, json: mug, form: form(mug) },
  'PUT /api/commerce/shopping-cart/entries/:entryId': { ...refused, json: { quantity: 2 } },
  'PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields': {
    ...refused,
    json: { itemId: mug.itemId, sku: mug.sku },
  },
  'DELETE /api/commerce/shopping-cart/entries/:entryId': refused,
  'POST /api/commerce/shopping-cart/hand-off': refused,
  'POST /api/commerce/shopping-cart/coupons': { ...refused, json: { code: 'WELCOME10' } },
  'DELETE /api/commerce/shopping-cart/coupons/:code': refused,
  'PUT /api/commerce/shopping-cart/shipping-location': {
    ...refused,
    json: { country: 'DE', region: '', postalCode: '10115' },
  },
  'PUT /api/commerce/shopping-cart/shipping-option': { ...refused, json: { optionId: 'standard' } },
  'POST /api/commerce/express-checkout': { ...confirmed, json: mug, form: form(mug) },
  'POST /api/3/commerce/cart/subscription': {
    ...confirmed,
    json: { itemId: 'item-coffee', sku: 'COFFEE', qty: 1 },
    form: { itemId: 'item-coffee', sku: 'COFFEE' },
  },
  'POST /api/commerce/gift-card': {
    ...confirmed,
    json: { itemId: 'item-gift', sku: 'GIFT-25', recipient: null },
    form: { itemId: 'item-gift', sku: 'GIFT-25' },
  },
  'POST /api/site-users/account/notifications/restock': {
    ...confirmed,
    json: {
      productId: 'item-mug',
      variantId: 'MUG-FERN-SMALL',
      siteVisitorEmail: 'ada@example.com',
      isJoinMailingList: false,
    },
    form: { productId: 'item-mug', variantId: 'MUG-FERN-SMALL', email: 'ada@example.com' },
  },
  'POST /api/site-users/account/notifications/restock/send': {
    ...refused,
    json: { productId: 'item-mug', variantId: 'MUG-FERN-SMALL' },
  },
  'POST /api/site-users/account/notifications/restock/send/all': {
    ...refused,
    json: { sendRequests: [] },
  },
  'POST /api/site-users/account': {
    ...refused,
    json: { email: 'ada@example.com', password: 'long password' },
  },
  'POST /api/site-users/account/session': {
    ...refused,
    json: { email: 'ada@example.com', password: 'a guess' },
  },
  'DELETE /api/site-users/account/session': refused,
  'POST /api/site-users/account/session/passkey/options': refused,
  'POST /api/site-users/account/session/passkey': { ...refused, json: signedPasskey },
  'POST /api/site-users/account/passkeys/options': refused,
  'POST /api/site-users/account/passkeys': { ...refused, json: { credential: madePasskey } },
  'PUT /api/site-users/account/passkeys/:id': { ...refused, json: { name: 'Phone' } },
  'DELETE /api/site-users/account/passkeys/:id': refused,
  'POST /api/site-users/account/locale': { ...refused, json: { language: 'de' } },
  'POST /api/site-users/account/addresses': { ...refused, json: { name: 'Ada' } },
  'PUT /api/site-users/account/addresses/:id': { ...refused, json: { name: 'Ada' } },
  'DELETE /api/site-users/account/addresses/:id': refused,
  'POST /api/site-users/account/password': { ...refused, json: { email: 'ada@example.com' } },
  'PUT /api/site-users/account/password': {
    ...refused,
    json: { token: 'a guess', password: 'long password' },
  },
  'PUT /api/content/likes/:itemId': refused,
  'DELETE /api/content/likes/:itemId': refused,
  'POST /api/content/comments': {
    ...refused,
    json: { itemId: 'item-mug', author: 'Ada', text: 'A fine mug.' },
  },
  'POST /api/content/comments/moderation': { ...refused, json: { id: '1', state: 'approved' } },
  'PUT /api/multilingual/languages': { ...refused, json: { languages: ['de'] } },
  'DELETE /api/multilingual/connection': refused,
  'PUT /api/store/stock/:sku': {
    ...refused,
    json: { stock: 1 },
    withoutCrumb: 'needs an API key in a header, and reads no cookie',
  },
  'PUT /api/site-header-footer': { ...refused, json: { header: {}, footer: {} } },
  'POST /cart/entries/:entryId': { ...confirmed, form: { quantity: '2' } },
  'POST /cart/coupons': { ...confirmed, form: { code: 'WELCOME10' } },
  'POST /cart/shipping': { ...confirmed, form: { country: 'DE', postalCode: '10115' } },
  'POST /account/sign-in': { ...refused, form: { email: 'ada@example.com', password: 'a guess' } },
  'POST /account/sign-up': {
    ...refused,
    form: { email: 'ada@example.com', next: 'long password' },
  },
  'POST /account/confirm': { ...refused, form: { code: 'a guess', password: 'a guess' } },
  'POST /account/forgotten': { ...refused, form: { email: 'ada@example.com' } },
  'POST /account/reset': { ...refused, form: { code: 'a guess', next: 'long password' } },
  'POST /account/sign-out': { ...refused, form: {} },
  'POST /account/name': { ...refused, form: { name: 'Ada' } },
  'POST /account/password': { ...refused, form: { present: 'a guess', next: 'long password' } },
  'POST /account/addresses/new': { ...refused, form: { name: 'Ada' } },
  'POST /account/addresses/:id': { ...refused, form: { name: 'Ada' } },
  'POST /account/addresses/:id/default': { ...refused, form: {} },
  'POST /account/addresses/:id/remove': { ...refused, form: {} },
  'POST /account/passkeys/rename': { ...refused, form: { id: 'a-guess', name: 'Phone' } },
  'POST /account/passkeys/remove': { ...refused, form: { id: 'a-guess' } },
  'POST /account/remove': { ...refused, form: { password: 'a guess' } },
  'POST /join': { ...confirmed, form: {} },
  'POST /leave': { ...confirmed, form: {} },
  'POST /owner/sign-in': { ...confirmed, form: { password: 'a guess' } },
  'POST /owner/sign-out': { ...confirmed, form: {} },
  'POST /checkout': { ...refused, form: { action: 'recount', country: 'DE' } },
  'POST /studio': { ...refused, form: { password: 'a guess' } },
  'POST /subscription': { ...refused, form: { action: 'recount', country: 'DE' } },
  'POST /gift-card': { ...refused, form: { recipientName: '' } },
  'POST /order-confirmed/:orderId/link': { ...refused, form: { email: 'ada@example.com' } },
  'POST /subscriptions/:id/address': { ...refused, form: {} },
  'POST /subscriptions/:id/payment': { ...refused, form: {} },
  'POST /subscriptions/:id/open': { ...refused, form: {} },
  'POST /subscriptions/:id/link': { ...refused, form: { email: 'ada@example.com' } },
  'POST /subscriptions/:id/:change': { ...refused, form: {} },
  'POST /order-link': { ...refused, form: {} },
  'POST /forms/:formId': { ...refused, form: {} },
  'POST /owner/invitation': { ...refused, form: { token: 'a-guess' } },
  'POST /shop/:urlId/review': { ...refused, form: { rating: '5' } },
  'POST /newsletter/confirm': {
    ...refused,
    form: { token: 'a-guess' },
    withoutCrumb: 'its token is the right to it, which no page of others has',
  },
  'POST /newsletter/unsubscribe': {
    ...refused,
    form: { token: 'a-guess' },
    withoutCrumb: 'its token is the right to it, and mail programs send it (RFC 8058)',
  },
};
