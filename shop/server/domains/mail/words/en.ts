/** The words of mails, in English. `{name}` is a value. */
export const en = {
  hello: 'Hello {name},',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  free: 'Free',
  taxIncluded: 'Includes {tax}',
  total: 'Total',
  paidByGiftCards: 'Paid by gift card',
  deliverTo: 'Delivery to',
  viewOrder: 'View your order',
  orderReceivedSubject: 'Your order {number} at {shop}',
  orderReceivedHeading: 'Thank you for your order',
  orderReceivedText: 'We have received your order {number}. This is what you bought.',
  testOrder: 'This is a test order: no money has moved, and nothing is sent.',
  orderShippedSubject: 'Your order {number} is on its way',
  orderShippedText: 'We have sent these things of your order {number}.',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  track: 'Track your parcel',
  orderRefundedSubject: 'A refund for your order {number}',
  orderRefundedText:
    'We have refunded {amount} for your order {number}. It can take some days until you see it.',
  reason: 'Reason',
  orderLinkSubject: 'Your order {number}',
  orderLinkText:
    'You asked to see order {number} in another browser. This link opens it once, within a day.',
  subscriptionLinkSubject: 'Your subscription to {title}',
  subscriptionLinkText:
    'You asked to see your subscription to {title} in another browser. This link opens it once, within a day.',
  notYou: 'If that was not you, there is nothing to do.',
  giftCardSubject: 'Your gift card from {shop}',
  giftForYouSubject: '{from} has sent you a gift card',
  giftCardText: 'This is the gift card you bought.',
  giftForYouText: '{from} has sent you a gift card of {shop}.',
  code: 'Code',
  value: 'Value',
  useGiftCard: 'Enter the code at the checkout. What is left stays on the card.',
  visitShop: 'Visit the shop',
  restockSubject: '{product} is back',
  restockText: 'You asked to be told when this is available again. It is now: {product}.',
  restockOnce: 'You get one mail each time you ask, and this was it.',
  viewProduct: 'See the product',
  letterSubject: 'New letter: {form}',
  letterText: 'Somebody has sent you the form “{form}”.',
  sentFrom: 'Sent from',
  openLetter: 'Open the letters',
  youWrote: 'You wrote:',
  invitationSubject: 'Help run {shop}',
  invitationText: 'You are invited to the owner’s pages of {shop}. Choose a password to begin.',
  invitationAccept: 'Choose a password',
  invitationValid:
    'The link works once, for {days} days. If you do not know about this, ignore this mail.',
  optInSubject: 'Please confirm your subscription',
  optInText: 'Somebody has entered {email} to get the letters of {shop}. Was it you?',
  optInValid:
    'The link works for {days} days. Without it you get no letters, and your address is deleted.',
  confirm: 'Yes, send me the letters',
  joinedSubject: 'You get the letters of {shop}',
  joinedText: 'Thank you. {email} gets our letters from now on.',
  accountConfirmSubject: 'Confirm your account at {shop}',
  accountConfirmText:
    'Somebody has created an account at {shop} with this address. Was it you? The link works once, within three days.',
  accountConfirmButton: 'Yes, confirm my account',
  accountExistsSubject: 'You have an account at {shop}',
  accountExistsText:
    'Somebody wanted to create an account at {shop} with this address, which has one already. Sign in with your password, or choose a new one.',
  accountResetSubject: 'A new password for {shop}',
  accountResetText:
    'Somebody asked for a new password for your account at {shop}. The link works once, within an hour.',
  accountResetButton: 'Choose a new password',
  accountChangedSubject: 'Your password at {shop} has changed',
  accountChangedText:
    'The password of your account at {shop} is another one now. Other browsers are signed out.',
  accountChangedNote: 'If that was not you, choose a new one at once.',
  accountPasskeySubject: 'A passkey was added to your account at {shop}',
  accountPasskeyText:
    'Somebody can sign in to your account at {shop} with a new passkey, without a password.',
  accountPasskeyButton: 'See your passkeys',
  accountPasskeyNote: 'If that was not you, remove the passkey and choose a new password at once.',
  manageSubscription: 'See or change your subscription',
  subscriptionUpcomingSubject: 'Your next order of {title} is on {date}',
  subscriptionUpcomingText:
    'On {date} we charge you {price} for {title}, and delivery if there is any. There is nothing you need to do. Until then you can skip this order, pause or cancel.',
  subscriptionUnpaidSubject: 'We could not charge you for {title}',
  subscriptionUnpaidText:
    'The payment for the next delivery of your subscription to {title} was declined, so nothing is on its way. We try again on {date}. You can also skip this delivery, or cancel.',
  subscriptionPayOtherwise: 'You can also choose another payment method.',
  subscriptionLapsedSubject: 'Your subscription to {title} has ended',
  subscriptionLapsedText:
    'The payment for the next delivery was declined four times, so we have cancelled your subscription to {title}. Nothing more is charged. You can subscribe again in the shop at any time.',
  subscriptionCancelledSubject: 'Your subscription to {title} is cancelled',
  subscriptionCancelledText:
    'Your subscription to {title} is cancelled. Nothing more is charged; what is paid already is still delivered.',
  subscriptionPausedSubject: 'Your subscription to {title} is paused',
  subscriptionPausedText:
    'We have paused your subscription to {title}. Nothing is charged until you resume it.',
  subscriptionMovedSubject: 'Your subscription to {title} goes to another address',
  subscriptionMovedText:
    'From the next order on we send {title} to the address that was just entered on the page of your subscription. If that was not you, change it there, or answer this mail.',
  subscriptionPaidOtherwiseSubject:
    'The payment method of your subscription to {title} has changed',
  subscriptionPaidOtherwiseText:
    'From the next order on {title} is paid with the payment method that was just chosen on the page of your subscription. If that was not you, change it there, or answer this mail.',
  subscriptionHeldSubject: 'An order of subscription {number} could not be made',
  subscriptionHeldText:
    'The next order of {title} is due, and could not be made. Nothing was charged. The shop tries again by itself; the buyer sees that it is late.',
  openSubscription: 'Open the subscription',
  unsubscribe: 'Unsubscribe',
  unsubscribeText: 'One press ends these letters:',
} as const;

export type MailWords = Readonly<Record<keyof typeof en, string>>;
