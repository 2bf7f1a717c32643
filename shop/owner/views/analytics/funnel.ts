import type { AnalyticsOverview } from '../../../server/index.js';
import { countWords } from '../count-words.js';
import { funnelShapes } from './shapes.js';
import { countText, percentText } from './words.js';

const steps = [
  { step: 'view', title: 'Viewed a product' },
  { step: 'add', title: 'Added to cart' },
  { step: 'checkout', title: 'Started checkout' },
  { step: 'purchase', title: 'Purchased' },
] as const;

/** The conversion funnel: how many visitors reached each step. */
export function funnelView(funnel: AnalyticsOverview['funnel']) {
  const counts = steps.map(({ step }) => funnel[step]);
  return {
    ...funnelShapes(counts),
    steps: steps.map(({ step, title }, index) => {
      const before = counts[index - 1];
      return {
        title,
        count: countText(funnel[step]),
        kept: before === undefined ? null : percentText(funnel[step], before),
      };
    }),
    summary:
      funnel.view === 0
        ? 'No product views yet.'
        : `Of ${countWords(funnel.view, 'visitor')} who viewed a product, ${countText(funnel.purchase)} purchased: ${percentText(funnel.purchase, funnel.view)}.`,
  };
}
