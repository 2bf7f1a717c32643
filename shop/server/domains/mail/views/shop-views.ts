import { buttonView, moneyIn, paragraphsOf, type MailViews } from './parts.js';

/** The mails about cards, products, letters and the mailing list. */
export const shopViews = {
  'gift-card': ({ code, amount, gift, shopUrl }, parts) => {
    const { say, shop } = parts;
    const from = gift?.from ?? '';
    return {
      subject: gift ? say('giftForYouSubject', { from }) : say('giftCardSubject', { shop }),
      heading: gift ? say('giftForYouSubject', { from }) : say('giftCardSubject', { shop }),
      hello: gift && say('hello', { name: gift.to }),
      lead: gift ? say('giftForYouText', { from, shop }) : say('giftCardText'),
      quote: gift && gift.message !== '' ? paragraphsOf(gift.message) : null,
      facts: [
        { name: say('code'), value: code },
        { name: say('value'), value: moneyIn(parts)(amount) },
      ],
      small: say('useGiftCard'),
      button: buttonView(say('visitShop'), shopUrl),
    };
  },
  'owner-invitation': ({ days, url }, { say, shop }) => ({
    subject: say('invitationSubject', { shop }),
    heading: say('invitationSubject', { shop }),
    lead: say('invitationText', { shop }),
    button: buttonView(say('invitationAccept'), url),
    small: say('invitationValid', { days: String(days) }),
  }),
  restock: ({ title, variant, url }, { say }) => {
    const product = variant === '' ? title : `${title}, ${variant}`;
    return {
      subject: say('restockSubject', { product }),
      heading: say('restockSubject', { product }),
      lead: say('restockText', { product }),
      button: buttonView(say('viewProduct'), url),
      small: say('restockOnce'),
    };
  },
  letter: ({ form, answers, page, url }, { say }) => ({
    subject: say('letterSubject', { form }),
    heading: say('letterSubject', { form }),
    lead: say('letterText', { form }),
    answers: answers.map(({ label, text }) => ({ label, paragraphs: paragraphsOf(text) })),
    facts: page === '' ? [] : [{ name: say('sentFrom'), value: page }],
    button: buttonView(say('openLetter'), url),
  }),
  reply: ({ subject, text, quote }, { say, shop }) => ({
    subject,
    heading: subject,
    paragraphs: paragraphsOf(text),
    from: shop,
    youWrote: say('youWrote'),
    quote: quote === '' ? null : paragraphsOf(quote),
  }),
  'newsletter-opt-in': ({ email, days, confirmUrl }, { say, shop }) => ({
    subject: say('optInSubject'),
    heading: say('optInSubject'),
    lead: say('optInText', { email, shop }),
    button: buttonView(say('confirm'), confirmUrl),
    small: `${say('optInValid', { days: String(days) })} ${say('notYou')}`,
  }),
  'newsletter-joined': ({ email }, { say, shop }) => ({
    subject: say('joinedSubject', { shop }),
    heading: say('joinedSubject', { shop }),
    lead: say('joinedText', { email }),
  }),
  account: ({ topic, url }, { say, shop }) => {
    const { subject, text, button, small } = accountWords[topic];
    return {
      subject: say(subject, { shop }),
      heading: say(subject, { shop }),
      lead: say(text, { shop }),
      button: buttonView(say(button), url),
      small: say(small),
    };
  },
} satisfies Partial<MailViews>;

const accountWords = {
  confirm: {
    subject: 'accountConfirmSubject',
    text: 'accountConfirmText',
    button: 'accountConfirmButton',
    small: 'notYou',
  },
  exists: {
    subject: 'accountExistsSubject',
    text: 'accountExistsText',
    button: 'accountResetButton',
    small: 'notYou',
  },
  reset: {
    subject: 'accountResetSubject',
    text: 'accountResetText',
    button: 'accountResetButton',
    small: 'notYou',
  },
  changed: {
    subject: 'accountChangedSubject',
    text: 'accountChangedText',
    button: 'accountResetButton',
    small: 'accountChangedNote',
  },
  passkey: {
    subject: 'accountPasskeySubject',
    text: 'accountPasskeyText',
    button: 'accountPasskeyButton',
    small: 'accountPasskeyNote',
  },
} as const;
