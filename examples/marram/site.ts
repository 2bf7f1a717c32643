import { pageGroups, type ShopSite } from 'vitrine-shop';
import { lessons } from './lessons.js';

/** Whose pages they are. */
export const site: ShopSite = {
  title: 'Marram',
  tagLine: 'Everyday things, made slowly',
  description:
    'Stoneware, linen, lamps, paper and coffee from a small workshop on the coast, made to be used every day.',
  sections: [
    { category: 'Table', anchor: 'table', url: '/shop/table' },
    { category: 'Textiles', anchor: 'textiles', url: '/shop/textiles' },
    { category: 'Light', anchor: 'light', url: '/shop/light' },
    { category: 'Paper', anchor: 'paper', url: '/shop/paper' },
    { category: 'Kitchen', anchor: 'kitchen', url: '/shop/kitchen' },
    { category: 'Gifts & Classes', anchor: 'gifts', url: '/shop/gifts-classes' },
  ],
  footerWords: 'The Old Net Loft, Quay Lane. Open Wednesday to Saturday, ten to five.',
  timeZone: 'Europe/London',
  language: 'en',
  currency: 'USD',
  theme: 'auto',
  pages: pageGroups,
  descriptions: {
    about: 'Who makes the things at Marram, where, and how.',
    contact: 'Write to Marram, or come by the loft above the quay.',
    lessons: 'Short films from the loft of Marram: clay, linen, and what to do with both.',
    journal: 'Notes from the loft, about once a month.',
    events: 'Evenings at the wheel, mending weekends and markets.',
    albums: 'The loft, and what we eat from.',
  },
  lessons,
  templateId: 'marram',
};
