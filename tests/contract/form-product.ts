import type { FormJson } from '../../shop/server/domains/forms/index.js';
import type { ProductSeed } from '../../shop/server/domains/catalogue/types.js';

/** A field of every kind of storefront §3. */
export const everyField: FormJson = {
  id: 'form-everything',
  name: 'Everything',
  fields: [
    { id: 'f-section', type: 'section', title: 'A heading', underline: true },
    { id: 'f-text', type: 'text', title: 'Engraving', required: true },
    { id: 'f-textarea', type: 'textarea', title: 'Message', maxLength: 10 },
    { id: 'f-email', type: 'email', title: 'Email' },
    { id: 'f-number', type: 'number', title: 'How many guests' },
    { id: 'f-website', type: 'website', title: 'Website' },
    { id: 'f-currency', type: 'currency', title: 'Budget', currencySymbol: '$' },
    { id: 'f-password', type: 'password', title: 'Secret' },
    { id: 'f-twitter', type: 'twitter', title: 'Handle' },
    { id: 'f-address', type: 'address', title: 'Address' },
    { id: 'f-checkbox', type: 'checkbox', title: 'Extras', options: ['Ribbon', 'Card'] },
    { id: 'f-date', type: 'date', title: 'Date' },
    { id: 'f-hidden', type: 'hidden', key: 'source', value: 'shop' },
    { id: 'f-likert', type: 'likert', title: 'Opinions', options: ['I like it', 'It is dear'] },
    { id: 'f-name', type: 'name', title: 'Name' },
    { id: 'f-phone', type: 'phone', title: 'Phone' },
    { id: 'f-radio', type: 'radio', title: 'Wrapping', options: ['Paper', 'Cloth'] },
    { id: 'f-select', type: 'select', title: 'Ink', options: ['Blue', 'Black'] },
    { id: 'f-time', type: 'time', title: 'Time' },
  ],
};

/** A product with this form. */
export const formProduct: ProductSeed = {
  id: 'item-bowl',
  urlId: 'bowl',
  title: 'Engraved Bowl',
  type: 'physical',
  category: 'Table',
  tags: [],
  excerpt: 'With your words on it.',
  description: [],
  options: [],
  variants: [
    {
      sku: 'BOWL',
      attributes: {},
      prices: { USD: 5000, EUR: 4800, JPY: 7500 },
      stock: 'unlimited',
    },
  ],
  images: [],
  additionalFieldsForm: everyField,
};
