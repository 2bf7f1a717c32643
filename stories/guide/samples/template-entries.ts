import { commerceFormatters } from '../../../core/template/formatters/commerce/index.js';
import { expressions } from '../../../core/template/expressions.js';
import { createEngine } from '../../../core/template/pages.js';

const engine = createEngine({ formatters: commerceFormatters, expressions });

const cart = { entries: [{ quantity: 2 }, { quantity: 1 }] };
export const { output } = engine.render('{@|cart-quantity} {.eval 1 + 1}', cart);
