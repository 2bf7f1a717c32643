import { readdirSync } from 'node:fs';
import path from 'node:path';

const locales = 'core/i18n/locales';
const localeNames = readdirSync(locales).map((file) => path.basename(file, '.ts'));

/**
 * The chunk of each folder in the CDN build, the innermost folder first; of texts, which have one module for each
 * area, the chunk of the area. Modules without a chunk (null, or not listed) go where they are imported: those of one
 * element into the element's chunk, those of the analytics entry and of its dynamic imports into theirs.
 */
const chunkOfFolder = {
  'core/base': 'core',
  'core/base/own-member': 'core',
  'core/net': 'core',
  // The code that sends calls; a page without a cart sends none until something is pressed.
  'core/net/answer': 'http',
  'core/net/cart-token': 'http',
  'core/net/http': 'http',
  'core/net/retry': 'http',
  'core/net/storage': 'http',
  'core/net/web-storage': 'http',
  'core/net/within': 'http',
  // Only the account shows what a call has come to.
  'core/net/fetch-state': null,
  // Suggestions while one types: for the search, and for addresses.
  'core/suggest': 'suggest',
  // Signing in, and out.
  'core/members': 'members',
  'core/i18n/strings/sign-in': 'members',
  'widgets/parts/next-page': 'members',
  'core/schema-functions': 'core',
  'core/runtime': 'core',
  'core/runtime/http': 'http',
  // The code that fetches products and forms that are not on the page.
  'core/runtime/fetch-json': 'fetch-json',
  // The code for a page that replaces the library's actions with its own, or calls them.
  'core/runtime/canceled-error': 'replace',
  'core/runtime/replace-action': 'replace',
  'core/runtime/to-outcome': 'replace',
  // Only links ask whether the page is shown in an editor.
  'core/runtime/editor-frame': 'shop-link',
  'core/diagnosis': 'diagnosis',
  'core/dom': 'core',
  // The part that dialogs need beside the lightbox: the drawer has none.
  'core/dom/lock-scroll': 'dialogs',
  // Fetched when the first dialog opens.
  'core/dom/other-layers': 'other-layers',
  // Only links that open in a window of their own.
  'core/dom/popup-window': 'popup-window',
  'core/i18n': 'core',
  'core/i18n/dates': 'messages',
  // Joins the names of missing options.
  'core/i18n/lists': 'commerce',
  // A page fetches the texts of its own language alone.
  ...Object.fromEntries(localeNames.map((name) => [`${locales}/${name}`, `locale-${name}`])),
  'core/i18n/messages': 'messages',
  // The doctor alone judges messages.
  'core/i18n/messages/check-message': 'doctor',
  'core/i18n/numbers': 'messages',
  'core/i18n/options': 'messages',
  'core/i18n/strings': null,
  'core/i18n/strings/add-button': 'commerce',
  'core/i18n/strings/agent-tools': 'agent-tools',
  'core/i18n/strings/answers': 'forms',
  'core/i18n/strings/captcha': 'captcha',
  'core/i18n/strings/cart': 'commerce',
  'core/i18n/strings/cart-frame': 'commerce',
  'core/i18n/strings/cart-summary': 'commerce',
  'core/i18n/strings/form-submission': 'submission',
  'core/i18n/strings/forms': 'form-base',
  'core/i18n/strings/kept': 'kept',
  'core/i18n/strings/links': 'safe',
  'core/i18n/strings/picture-viewer': 'picture-viewer',
  'core/i18n/strings/product': 'commerce',
  'core/i18n/strings/product-page': 'commerce',
  'core/i18n/strings/quantity': 'commerce',
  'core/i18n/strings/quantity-field': 'quantity-field',
  // The words of likes, comments, shares and players, and what reads for several of them at once.
  'core/i18n/strings/social': 'social',
  'core/i18n/strings/uploads': 'file-upload',
  'core/social/batch': 'social',
  'core/social/comments/paths': 'social',
  // Fetched when the first comment is written.
  'core/social/comments/errors': 'comment-form',
  'core/social/comments/limits': 'comment-form',
  'core/social/comments/write': 'comment-form',
  // Which addresses are videos, and what plays them; the words of a frame are for one element.
  'core/content/video': 'video-players',
  'core/content/video/read-frame': null,
  'core/content/safe-content': 'safe',
  'core/content/strip-tags': 'safe',
  'core/commerce/money': 'core',
  'core/commerce/money/free': 'cart-contents',
  'core/commerce/money/money': 'commerce',
  'core/commerce/money/money-error': 'commerce',
  'core/commerce/money/parse': 'product-reader',
  'core/commerce/money/parse-decimal': 'product-reader',
  'core/commerce/quantity': 'commerce',
  // What judges a quantity by the rule of its shop: no button needs it but that of a product with a rule.
  'core/commerce/quantity/rule-for-more': 'quantity-field',
  'widgets/parts/quantity-rule': 'quantity-field',
  // An early press reads how a form buys.
  'core/commerce/subscription/plan-fields': 'commerce',
  'core/commerce/cart/refuse-quantity': 'commerce',
  'core/commerce/cart': 'cart-store',
  // The part that a button needs before it is pressed.
  'core/commerce/cart/add-ahead': 'early',
  'core/commerce/cart/add-call': 'http',
  'core/commerce/cart/ahead': 'http',
  'core/commerce/cart/attempt-phases': 'commerce',
  'core/commerce/cart/attempt-store': 'commerce',
  'core/commerce/cart/describe-intent': 'commerce',
  'core/commerce/cart/errors': 'commerce',
  'core/commerce/cart/form-intent': 'commerce',
  'core/commerce/cart/lacks-ability': 'core',
  'core/commerce/cart/load-page-cart': 'commerce',
  'core/commerce/cart/paths': 'core',
  'core/commerce/cart/shop-address': 'core',
  // Only links on pages of other origins hand a cart over.
  'core/commerce/cart/hand-off': 'hand-off',
  'core/commerce/cart/describe-line': 'commerce',
  // Every element of a shop needs `commerce`, and no form or gallery does: rules and words of products, adds of a form.
  'core/commerce/product': 'commerce',
  // Reads the JSON of a product; a button without one, and a cart, need none.
  ...Object.fromEntries(
    [
      'build-product',
      'contradictions',
      'parse-product',
      'product-json',
      'purchase-plans',
      'read-description',
    ].map((name) => [`core/commerce/product/${name}`, 'product-reader']),
  ),
  // The code that fetches products: a page that prints them as JSON does without it.
  'core/commerce/product/absolute-addresses': 'product-source',
  'core/commerce/product/fetch-product': 'product-source',
  'core/commerce/product/http-product-client': 'product-source',
  'core/commerce/product/page-product-client': 'product-source',
  'core/commerce/product/product-error': 'product-source',
  'core/commerce/product/read-fetched': 'product-source',
  // One element alone needs each of these.
  'core/commerce/product/option-states': null,
  'core/commerce/product/product-client': null,
  'core/commerce/product/product-list': null,
  'core/commerce/product/saved-by': null,
  'core/commerce/product/scarcity': null,
  'core/commerce/product/shows-quantity': null,
  'core/commerce/product/stock-counts': null,
  'core/commerce/product/stock-for-form': null,
  'core/commerce/restock': 'restock-rules',
  // The products kept on the device; the code that fetches and draws them is for lists alone.
  'core/commerce/kept': 'kept',
  'core/commerce/kept/kept-facts': 'kept-products',
  'core/commerce/kept/record-visit': null,
  'core/commerce/restock/admin': null,
  // Its element and the action send it.
  'core/commerce/restock/signup': 'restock-signup',
  'core/forms': 'forms',
  'core/forms/builder': null,
  // Fetched by a form that shows a list of countries.
  'core/forms/countries': 'countries',
  'core/forms/email': 'form-base',
  'core/forms/derive': null,
  'core/forms/files/upload': 'file-upload',
  'core/forms/submission': 'submission',
  'core/captcha': 'captcha',
  'core/captcha/altcha': null,
  'core/captcha/vendors': null,
  // Every form reads its captcha settings; the rest loads with the first form that shows one.
  'core/captcha/settings': 'forms',
  // The code that connectors share; each is a chunk of its own, which its attribute loads.
  'connectors/base': 'connectors',
  'connectors/vendure': 'vendure',
  'connectors/shopify': 'shopify',
  'connectors/woocommerce': 'woocommerce',
  'widgets/actions': 'actions',
  'widgets/actions/sign-up': 'sign-up',
  'widgets/agent-tools': 'agent-tools',
  'widgets/autoload/backend': 'backend',
  'widgets/autoload/language': 'language',
  'widgets/autoload/page-tools': 'page-tools',
  'widgets/autoload/submit-in-sandbox': 'sandbox',
  'widgets/autoload/core': 'early',
  'widgets/autoload/early': 'early',
  'widgets/doctor': 'doctor',
  'widgets/generated/tags': 'doctor',
  'widgets/element': 'element',
  'widgets/element/plain': 'core',
  // Two modules load it: the registry, and the function that opens the form.
  'widgets/elements/product-form': 'product-form',
  'widgets/elements/product-form/open': 'hooks',
  'widgets/elements/comments/comment-form': 'comment-form',
  'widgets/elements/comments/use-post': 'comment-form',
  'widgets/styles': 'element',
  'widgets/hooks': 'hooks',
  'widgets/hooks/use-cart': 'cart-link',
  'widgets/hooks/follow-in-editor': 'shop-link',
  // The product element needs no more of the hooks, and so no React.
  'widgets/hooks/product-tag': 'commerce',
  // Every element checks itself.
  'widgets/mistakes': 'core',
  'widgets/mistakes/check-image': null,
  // The sentences about mistakes: only where there is one.
  'widgets/mistakes/report-image': 'mistakes',
  'widgets/mistakes/sentences': 'mistakes',
  // Fetched with the first add that shows it.
  'widgets/parts/added-notice': 'added-notice',
  'widgets/parts/complements': 'complements',
  // Fetched for a button that has a bar.
  'widgets/parts/buy-bar': 'buy-bar',
  'widgets/parts/captcha': 'captcha',
  'widgets/parts/cart-contents': 'cart-contents',
  // The content of a cart without lines.
  'widgets/parts/cart-contents/cart-frame.css': 'cart-frame',
  'widgets/parts/cart-contents/cart-unknown': 'cart-frame',
  'widgets/parts/cart-contents/definition': 'cart-frame',
  'widgets/parts/cart-contents/frame-styles': 'cart-frame',
  'widgets/parts/cart-link': 'cart-link',
  // A button opens the drawer and needs no more of the links.
  'widgets/parts/cart-link/open-cart-drawer': 'hooks',
  // The page's own controls inside the picker and the quantity; no button has them.
  'widgets/parts/page-control': 'page-control',
  // Loads when the drawer opens, by a button or an action.
  'widgets/parts/page-drawer': 'show-drawer',
  'widgets/parts/page-drawer/find-cart-drawer': 'core',
  // Fetched by a form that asks for files.
  'widgets/parts/combobox': 'suggest',
  'widgets/parts/file-upload': 'file-upload',
  'widgets/parts/form-fields': 'form-fields',
  // Also in the notice of an add, which needs no more of the cart.
  'widgets/parts/free-delivery': 'free-delivery',
  'widgets/parts/hand-off': 'hand-off',
  'widgets/parts/kept-products': 'kept-products',
  'widgets/parts/lightbox': 'lightbox',
  'widgets/parts/missing-product': 'missing-product',
  'widgets/parts/money-text': 'hooks',
  // The code that asks for the viewer, in a gallery and a product's picture.
  'widgets/parts/open-pictures': 'open-pictures',
  // Fetched when the first picture is opened.
  'widgets/parts/picture-viewer': 'picture-viewer',
  'widgets/parts/popup-window': 'popup-window',
  'widgets/parts/price-text': 'price-text',
  'widgets/parts/product-card': 'product-card',
  'widgets/parts/product-source': 'product-source',
  'widgets/parts/quantity-field': 'quantity-field',
  'widgets/parts/select': 'select',
  'widgets/parts/shop-link': 'shop-link',
  'widgets/parts/safe-content': 'safe',
};

const chunkOfPackage = {
  '@r2wc/react-to-web-component': 'element',
  preact: 'preact',
  react: 'react',
  'react-dom': 'react',
  scheduler: 'react',
};

/** The path of a module in the source tree, without its ending. */
export const sourceOf = (id) =>
  path
    .relative('dist/modules', id.replaceAll('\0', '').split('?')[0])
    .replaceAll(path.sep, '/')
    .replace(/\.js$/, '');

export const packageOf = (id) =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1].replaceAll('\\', '/');

function chunkOfSource(source) {
  let folder = source;
  while (folder !== '.' && !(folder in chunkOfFolder)) folder = path.posix.dirname(folder);
  return chunkOfFolder[folder];
}

/** For rollup's `manualChunks`; undefined leaves a module to rollup. */
export function chunkOf(id) {
  const name = packageOf(id);
  return (name ? chunkOfPackage[name] : chunkOfSource(sourceOf(id))) ?? undefined;
}

/** Names a chunk: an entry and a chunk of the table keep their name, another gets that of its entry module's folder. */
export function nameChunk({ name, facadeModuleId, moduleIds }) {
  // A chunk that others import from has no facade; its entry module is its last.
  const entry = sourceOf(facadeModuleId ?? moduleIds.at(-1));
  if (entry.startsWith('analytics/engine/')) return 'analytics';
  return name === 'index' ? entry.split('/').at(-2) : name;
}
