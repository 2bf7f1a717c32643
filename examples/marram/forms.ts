import type { FormJson } from 'vitrine-shop';

const contact: FormJson = {
  id: 'contact',
  name: 'Write to us',
  fields: [
    { id: 'contact-name', type: 'name', title: 'Your name', required: true },
    {
      id: 'contact-email',
      type: 'email',
      title: 'Email',
      description: 'Only to answer you.',
      required: true,
    },
    {
      id: 'contact-subject',
      type: 'select',
      title: 'What is it about?',
      options: ['An order', 'A product', 'Visiting the workshop', 'Something else'],
    },
    { id: 'contact-message', type: 'textarea', title: 'Message', required: true, maxLength: 2000 },
  ],
  submitLabel: 'Send',
  honeypot: true,
  submissionMessage: 'Thank you. We read every letter and answer within two working days.',
};

const newsletter: FormJson = {
  id: 'newsletter',
  name: 'Letters from the workshop',
  fields: [
    {
      id: 'newsletter-email',
      type: 'email',
      title: 'Email',
      placeholder: 'you@example.com',
      required: true,
    },
  ],
  submitLabel: 'Sign up',
  submissionMessage:
    'Please open the mail we have sent you. One press on its link, and the letters come.',
  disclaimer: 'Four letters a year. Each has a link to stop them.',
  isNewsletter: true,
};

/** Shows nearly every kind of field. */
const commission: FormJson = {
  id: 'commission',
  name: 'Commission a piece',
  fields: [
    {
      id: 'commission-you',
      type: 'section',
      title: 'About you',
      underline: true,
      display: 'group',
    },
    { id: 'commission-name', type: 'name', title: 'Your name', required: true },
    { id: 'commission-email', type: 'email', title: 'Email', required: true },
    {
      id: 'commission-phone',
      type: 'phone',
      title: 'Telephone',
      description: 'If you would rather talk about it.',
      showCountryCode: true,
      display: 'one-box',
    },
    {
      id: 'commission-address',
      type: 'address',
      title: 'Where shall it go?',
      display: 'country-list',
    },
    {
      id: 'commission-piece',
      type: 'section',
      title: 'About the piece',
      underline: true,
      display: 'group',
    },
    {
      id: 'commission-kind',
      type: 'radio',
      title: 'What shall we make?',
      options: ['A bowl', 'A set of cups', 'A vase', 'Tiles'],
      required: true,
    },
    {
      id: 'commission-height',
      type: 'text',
      title: 'How high shall the vase be?',
      showWhen: { field: 'commission-kind', values: ['A vase'] },
    },
    {
      id: 'commission-count',
      type: 'number',
      title: 'How many?',
      required: true,
      showWhen: { field: 'commission-kind', values: ['A bowl', 'A set of cups', 'Tiles'] },
    },
    {
      id: 'commission-glaze',
      type: 'select',
      title: 'Glaze',
      options: ['Oat', 'Tide', 'Moss', 'Unglazed'],
    },
    {
      id: 'commission-extras',
      type: 'checkbox',
      title: 'With it',
      options: ['A gift box', 'A card by hand', 'A photo from the wheel'],
    },
    {
      id: 'commission-budget',
      type: 'currency',
      title: 'What may it cost?',
      currencySymbol: '$',
    },
    { id: 'commission-date', type: 'date', title: 'Needed by', display: 'picker' },
    {
      id: 'commission-time',
      type: 'time',
      title: 'When may we call?',
      description: 'In New York time.',
      display: 'picker',
      showWhen: { field: 'commission-phone', values: [] },
    },
    {
      id: 'commission-website',
      type: 'website',
      title: 'A page with pictures',
      placeholder: 'https://',
    },
    {
      id: 'commission-pictures',
      type: 'file',
      title: 'Pictures or a sketch',
      accept: ['jpeg', 'png', 'webp', 'heic', 'pdf'],
      maxCount: 3,
    },
    {
      id: 'commission-taste',
      type: 'likert',
      title: 'How do you like things?',
      options: ['Plain rather than patterned', 'Thin rather than sturdy', 'No two alike'],
    },
    {
      id: 'commission-wish',
      type: 'textarea',
      title: 'Tell us about it',
      description: 'What it is for, who will use it, what it should feel like.',
      required: true,
      maxLength: 4000,
    },
    { id: 'commission-source', type: 'hidden', key: 'utm_source', value: 'shop' },
  ],
  submitLabel: 'Ask for an offer',
  submissionMessage: 'Thank you. We will sketch it and write to you within a week.',
  disclaimer: 'Asking costs nothing. We begin when you have agreed to our offer.',
  honeypot: true,
  captcha: { provider: 'altcha', siteKey: '' },
};

/** The initial forms of the shop; later the owner edits them. */
export const forms: readonly FormJson[] = [contact, newsletter, commission];
