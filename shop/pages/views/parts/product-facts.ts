import { isInCallerWords, type CatalogueProduct } from '../../../server/index.js';
import type { Plain } from '../plain.js';
import { sayIfKnown } from '../../words/say.js';

/** What is asked before buying, as questions that open: of the thing itself, and of how it comes and goes back. */
export function productFactsView({
  facts,
  productType,
}: Plain<Pick<CatalogueProduct, 'facts' | 'productType'>>) {
  const ofThing = facts
    ? [
        { title: 'Size', text: facts.size },
        { title: 'Materials', text: facts.materials },
        { title: 'Care', text: facts.care },
      ]
    : [];
  const all = productType === 1 ? [...ofThing, ...sending] : ofThing;
  return all.map(({ title, text }) => ({
    title: sayIfKnown(title),
    text: sayIfKnown(text),
    isEnglish: ofThing.some((fact) => fact.text === text) && !isInCallerWords(text),
  }));
}

const sending = [
  {
    title: 'Delivery',
    text: 'We send within two working days. The cart says what it costs to where you live, and how much is missing to free delivery, before you pay.',
  },
  {
    title: 'Returns',
    text: 'Send it back unused within thirty days, and we return what you paid for it. Write to us first, so that we know it is coming.',
  },
];
