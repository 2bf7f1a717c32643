export { remember } from '../base/index.js';
export {
  compileDatePattern,
  dateText,
  formatDateTime,
  formatInterval,
  formatRelativeTime,
  isSameDay,
  knownTimeZone,
  readDateTimeOptions,
  readIntervalOptions,
  readRelativeTimeOptions,
  timeSince,
  type DateTimeOptions,
  type IntervalOptions,
  type Reader,
  type RelativeTimeOptions,
} from './dates/index.js';
export { defineStrings, type Strings, type Texts, type TextsOf } from './define-strings.js';
export { formatText } from './format-text.js';
export { formatNumber } from './format-number.js';
export type {} from './generated/all-texts.js';
export { joinList } from './lists.js';
export { checkMessage, formatMessage, type MessageArguments } from './messages/index.js';
export {
  formatCurrency,
  formatDecimal,
  readCurrencyOptions,
  readDecimal,
  shiftDecimal,
  readMoneyValue,
  readNumberOptions,
  type CurrencyOptions,
  type MoneyValue,
  type NumberOptions,
} from './numbers/index.js';
export { getTextSource, setTextSource, type TextSource } from './page-texts/index.js';
export { isTranslated, registerLocale } from './register-locale.js';
export { answerStrings } from './strings/answers.js';
export { addButtonStrings } from './strings/add-button.js';
export { commentFormStrings } from './strings/comment-form.js';
export { commentStrings } from './strings/comments.js';
export { cartStrings } from './strings/cart.js';
export { captchaStrings } from './strings/captcha.js';
export { cartSummaryStrings } from './strings/cart-summary.js';
export { cartFrameStrings } from './strings/cart-frame.js';
export { cartPageStrings } from './strings/cart-page.js';
export { editorStrings } from './strings/editor.js';
export { instalmentStrings } from './strings/instalments.js';
export { galleryStrings } from './strings/gallery.js';
export { formSubmissionStrings } from './strings/form-submission.js';
export { builderStrings } from './strings/form-builder.js';
export { formStrings, partStrings } from './strings/forms.js';
export { giftCardStrings } from './strings/gift-card.js';
export { likeStrings } from './strings/likes.js';
export { memberStrings } from './strings/members.js';
export { productPageStrings } from './strings/product-page.js';
export { productStrings } from './strings/product.js';
export { purchaseStrings } from './strings/purchase.js';
export { quantityStrings } from './strings/quantity.js';
export { quickViewStrings } from './strings/quick-view.js';
export { relatedStrings } from './strings/related.js';
export { restockPageStrings } from './strings/restock-page.js';
export { restockStrings } from './strings/restock.js';
export { restockAdminStrings } from './strings/restock-admin.js';
export { reviewPageStrings, reviewStrings } from './strings/reviews.js';
export { scarcityStrings } from './strings/scarcity.js';
export { socialStrings } from './strings/social.js';
export { uploadStrings } from './strings/uploads.js';
export { subscriptionStrings } from './strings/subscription.js';
export { accountStrings } from './strings/account.js';
export { addressStrings } from './strings/address.js';
export { freeDeliveryStrings } from './strings/free-delivery.js';
export { productListStrings } from './strings/product-list.js';
export { quantityFieldStrings } from './strings/quantity-field.js';
export { reviewFormStrings } from './strings/review-form.js';
export { searchStrings } from './strings/search.js';
export { serverStrings } from './strings/server.js';
export { signInStrings } from './strings/sign-in.js';
