import type { FormJson } from '../../server/index.js';

/** The forms of a new shop, by the group of pages that shows them. */
export const firstForms: Readonly<Record<'contact' | 'newsletter', FormJson>> = {
  contact: {
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
        id: 'contact-message',
        type: 'textarea',
        title: 'Message',
        required: true,
        maxLength: 2000,
      },
    ],
    submitLabel: 'Send',
    honeypot: true,
    submissionMessage: 'Thank you. We read every letter and answer as soon as we can.',
  },
  newsletter: {
    id: 'newsletter',
    name: 'Letters from the shop',
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
    disclaimer: 'Each letter has a link that ends them.',
    isNewsletter: true,
  },
};
