import type { FormJson } from 'vitrine-shop';

/** The text and options of printed letterpress cards. */
export const cardForm: FormJson = {
  id: 'form-letterpress-cards',
  name: 'Your cards',
  fields: [
    {
      id: 'cards-name',
      type: 'name',
      title: 'Name to print',
      description: 'Set in small capitals on the back of each card, as you write it here.',
      required: true,
    },
    {
      id: 'cards-ink',
      type: 'select',
      title: 'Ink',
      options: ['Marram green', 'Tide blue', 'Lamp black'],
      required: true,
    },
    {
      id: 'cards-line',
      type: 'textarea',
      title: 'A line inside',
      description: 'Leave it empty for blank cards.',
      placeholder: 'Wish you were here',
      maxLength: 80,
    },
    {
      id: 'cards-extras',
      type: 'checkbox',
      title: 'With the cards',
      options: ['Wax seals', 'A second set of envelopes'],
    },
  ],
};

/** The details of a piece sent in for mending. */
export const mendingForm: FormJson = {
  id: 'form-mending',
  name: 'Your piece',
  fields: [
    { id: 'mending-section', type: 'section', title: 'About the piece', underline: true },
    {
      id: 'mending-seams',
      type: 'radio',
      title: 'Seams',
      options: ['Gold', 'Silver', 'Plain lacquer'],
      required: true,
    },
    {
      id: 'mending-date',
      type: 'date',
      title: 'Needed by',
      description: 'Only if there is a day it must be back for.',
    },
    {
      id: 'mending-use',
      type: 'likert',
      title: 'How will you use it?',
      options: ['I will eat or drink from it', 'A rough seam does not bother me'],
    },
    {
      id: 'mending-phone',
      type: 'phone',
      title: 'Telephone',
      description: 'In case a piece is missing from the parcel.',
      required: true,
      showCountryCode: true,
    },
    {
      id: 'mending-address',
      type: 'address',
      title: 'Return address',
      required: true,
    },
    { id: 'mending-source', type: 'hidden', key: 'utm_source', value: 'shop' },
  ],
};
