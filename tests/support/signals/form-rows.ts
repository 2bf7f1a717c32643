import { focus, say, silent, text, type SignalRow } from './row.js';

const noConnection = text('cart.checkConnection');
const summary = focus('the summary', '[tabindex="-1"]');
const email = focus('the field', 'input[name=email]');
const required = (field: string) => text('forms.summaryItem', { field, problem: 'Required' });

/** Forms, files, restock and the checkout. */
export const formRows = {
  'form-refused': {
    element: 'vitrine-form',
    action: 'Sends a form with mistakes.',
    shown: 'A summary above the form, and each mistake at its field.',
    says: say(
      'alert',
      text('form-submission.problemBelow'),
      text('forms.invalidForm'),
      required('Your name'),
      required('Email'),
      required('Message'),
    ),
    focus: summary,
    undo: 'Nothing was sent.',
    offline: 'The page checks the fields itself.',
  },
  'form-sent': {
    element: 'vitrine-form',
    action: 'Sends a form.',
    shown: 'The message of the form in its place.',
    says: say('status', { page: '…two working days.' }),
    focus: focus('the message', '[tabindex="-1"]'),
    undo: 'What was sent stays.',
    offline: {
      says: say(
        'alert',
        text('form-submission.problemBelow'),
        text('form-submission.noKey'),
        text('form-submission.checkConnection'),
      ),
      kept: 'All fields, also over a reload.',
      again: 'With the button of the form; it is stored once.',
      focus: summary,
    },
  },
  'file-uploaded': {
    element: 'vitrine-form',
    action: 'Chooses a file.',
    shown: 'The file with its progress, then “Uploaded”.',
    says: say('polite', text('uploads.uploaded', { name: 'one.png' })),
    focus: focus('the field', 'input[type=file]'),
    undo: '“Remove” at the file.',
    offline: {
      says: say('polite', text('uploads.notUploaded', { name: 'two.png', problem: '…' })),
      shows: text('cart.checkConnection'),
      kept: 'The file in the list. It is polite, because the shopper goes on with other fields.',
      again: 'By “Try again” at the file.',
      focus: focus('the field', 'input[type=file]'),
      againSays: say('polite', text('uploads.uploaded', { name: 'two.png' })),
    },
  },
  'email-refused': {
    element: 'vitrine-restock',
    action: 'Signs up with an address that is none.',
    shown: 'The sentence beside the field.',
    says: say('assertive', text('restock.emailInvalid')),
    focus: email,
    undo: 'Nothing was sent.',
    offline: 'The page checks the field itself.',
  },
  'signed-up': {
    element: 'vitrine-restock',
    action: 'Signs up for the day when it is in stock again.',
    shown: 'The thanks in the place of the form.',
    says: say('status', text('restock.signedUp')),
    focus: focus('the thanks', '[role=status]'),
    undo: 'The link in the mail.',
    offline: {
      says: say('assertive', noConnection),
      kept: 'The address.',
      again: 'With the button of the form; it counts once.',
      focus: email,
    },
  },
  'review-refused': {
    element: 'page',
    action: 'Sends a review without a rating.',
    shown: 'A summary above the form, and the mistake at its field.',
    says: say(
      'alert',
      text('forms.summaryTitle'),
      text('forms.summaryItem', { field: 'Your rating', problem: 'Choose 1 to 5 stars.' }),
    ),
    focus: summary,
    undo: 'Nothing was sent.',
    offline: 'As of a review that is whole.',
  },
  'review-sent': {
    element: 'page',
    action: 'Sends a review with a photo.',
    shown: 'The thanks on the next page.',
    says: say('status', {
      page: 'Your review of Dune Mug is with us. A person reads it first; then it appears on the page.',
    }),
    focus: focus('the page', 'body'),
    undo: 'The owner can refuse it before it is shown.',
    offline: {
      says: say('alert', {
        page: 'Please check your internet connection. Nothing was sent, and what you wrote is still here.',
      }),
      kept: 'All fields, and the chosen photos.',
      again: 'With the button of the form.',
      focus: focus('the button', 'button'),
    },
  },
  'address-refused': {
    element: 'vitrine-checkout',
    action: 'Leaves a field of the address that is wrong.',
    shown: 'The sentence beside the field.',
    says: say(
      'polite',
      text('forms.summaryItem', {
        field: 'ZIP code',
        problem: 'Please check this. It should look like 10001.',
      }),
    ),
    focus: focus('where the shopper went', '*'),
    undo: 'Nothing was done.',
    offline: 'The server checks it with the order.',
  },
  'delivery-chosen': {
    element: 'vitrine-checkout',
    action: 'Chooses another delivery.',
    shown: 'The totals, and the amount on the button.',
    says: say('polite', text('checkout.counted', { amount: '…' })),
    focus: focus('the choice', 'input[name=optionId]'),
    undo: 'The other delivery.',
    offline: {
      says: say('assertive', text('checkout.countFailed')),
      kept: 'The choice and all fields.',
      again: 'By “Try again” below the form, with the next choice or with the order.',
      focus: focus('the choice', 'input[name=optionId]'),
    },
  },
  'checkout-coupon-refused': {
    element: 'vitrine-checkout',
    action: 'Applies a coupon that does not exist.',
    shown: 'A summary, and the sentence beside the field.',
    says: say(
      'alert',
      text('forms.summaryTitle'),
      text('forms.summaryItem', {
        field: 'Coupon code',
        problem: 'We do not know this code. Please check it and try again.',
      }),
    ),
    focus: focus('the field', 'input[name=coupon]'),
    undo: 'Nothing was done.',
    offline: {
      says: say('assertive', text('checkout.countFailed')),
      kept: 'The code in the field.',
      again: 'By “Apply” or “Try again”.',
      focus: focus('“Apply”', 'button'),
      againSays: silent('The field takes the focus, and is described by the sentence.'),
    },
  },
  'payment-declined': {
    element: 'vitrine-checkout',
    action: 'Orders with a card that is declined.',
    shown: 'A summary, and the sentence at the payment; all else stays.',
    says: say(
      'alert',
      text('forms.summaryTitle'),
      text('forms.summaryItem', {
        field: 'Payment',
        problem: 'Your card was declined. Please try another card.',
      }),
    ),
    focus: summary,
    undo: 'Nothing was ordered.',
    offline: {
      says: say('assertive', text('checkout.offline')),
      kept: 'All fields, the delivery and the way to pay.',
      again: 'With the same button.',
      focus: focus('the button', 'button[value=place]'),
    },
  },
} as const satisfies Record<string, SignalRow>;
