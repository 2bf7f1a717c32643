import { facts } from './facts.js';
import { forms } from './forms.js';
import { kitchenAndGifts } from './kitchen-and-gifts.js';
import { lightAndPaper } from './light-and-paper.js';
import { categories, options } from './options.js';
import { pages } from './pages.js';
import { site } from './site.js';
import { tableAndTextiles } from './table-and-textiles.js';

export const ja = {
  goods: {
    categories,
    options,
    products: { ...tableAndTextiles, ...lightAndPaper, ...kitchenAndGifts },
    facts,
  },
  forms,
  site: { ...site, ...pages },
};
