import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import '../../widgets/elements/add-to-cart/index.js';
import '../../widgets/elements/product/index.js';
import { subscription } from '../../widgets/elements/subscription/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { addButton, addForm, inProduct, picker } from '../support/markup.js';
import { coffeePlan, ink, teapot, type ProductJson } from '../support/products.js';
import { registerProduct } from '../support/register-product.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

type Props = JsxOf<typeof subscription>;

const meta: Meta<Props> = {
  title: 'Widgets/Subscription',
  parameters: { definition: subscription },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const tag = 'vitrine-subscription';
const element = `<${tag}>$38 every month</${tag}>`;

const planned = (value: number, unit: string, numBillingCycles = 0): ProductJson => ({
  ...coffeePlan,
  subscriptionPlan: { billingPeriod: { value, unit }, numBillingCycles },
});

const says = (phrase: string, terms: string | null): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part, has } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('phrase')).toHaveTextContent(phrase));
    if (terms === null) await expect(has('terms')).toBe(false);
    else await expect(part('terms')).toHaveTextContent(terms);
  },
});

/** As it stands on a product page: price and terms come before the button. */
export const BeforeTheButton: Story = {
  ...showHtml(addForm([element, addButton()], coffeePlan)),
  ...says('$38 every month', 'Renews every month until you cancel.'),
};

export const EveryFewWeeks: Story = {
  ...showHtml(inProduct(element, planned(2, 'WEEK'))),
  ...says('$38 every 2 weeks', 'Renews every 2 weeks until you cancel.'),
};

/** Whole years are called years. */
export const Limited: Story = {
  ...showHtml(inProduct(element, planned(1, 'MONTH', 6))),
  ...says('$38 every month for 6 months', 'Renews every month for 6 months, then ends.'),
};

export const LimitedToYears: Story = {
  ...showHtml(inProduct(element, planned(2, 'WEEK', 26))),
  ...says('$38 every 2 weeks for 1 year', 'Renews every 2 weeks for 1 year, then ends.'),
};

/** Paid once, it does not renew. */
export const PaidOnce: Story = {
  ...showHtml(inProduct(element, planned(1, 'YEAR', 1))),
  ...says('$38 every year for 1 year', 'Does not renew: ends after 1 year.'),
};

/** A plan that cannot be worded. */
export const Unavailable: Story = {
  ...showHtml(inProduct(element, { ...coffeePlan, subscriptionPlan: null })),
  ...says('Unavailable', null),
};

const inkPlan: ProductJson = {
  ...ink,
  isSubscribable: true,
  subscriptionPlan: { billingPeriod: { value: 3, unit: 'MONTH' }, numBillingCycles: 0 },
  variants: ink.variants.slice(0, 3).map((variant, index) => ({
    ...variant,
    priceMoney: { value: `${14 + index * 2}.00`, currency: 'USD' },
  })),
};

/** It follows the chosen variant; before, it tells the lowest price. */
export const FollowsVariant: Story = {
  ...showHtml(addForm([picker('', '', inkPlan), element, addButton()], inkPlan)),
  async play(context) {
    await says('from $14 every 3 months', 'Renews every 3 months until you cancel.').play?.(
      context,
    );
    const { part } = await findWidget(context.canvasElement, 'vitrine-variant-picker');
    await userEvent.selectOptions(part('select'), 'Brown');
    await says('$18 every 3 months', 'Renews every 3 months until you cancel.').play?.(context);
  },
};

const purchasePlans = [
  ['two-weeks', 2, 'WEEK', 15] as const,
  ['month', 1, 'MONTH', 10] as const,
  ['two-months', 2, 'MONTH', 5] as const,
].map(([id, value, unit, percent]) => ({
  id,
  billingPeriod: { value, unit },
  numBillingCycles: 0,
  saving: { percent },
}));
const inkOnceOrByPlan: ProductJson = {
  ...inkPlan,
  isSubscribable: false,
  subscriptionPlan: null,
  purchasePlans,
};

/** What a server prints for a product with plans: it works without script, in the form of the product. */
const ownChoice = `<${tag}>
  <fieldset>
    <legend>How to buy</legend>
    <label><input type="radio" name="purchaseBy" value="once" checked> One-time purchase</label>
    <label><input type="radio" name="purchaseBy" value="plan"> Subscribe and save up to 15%</label>
    <label>How often <select name="planId">
      <option value="two-weeks">every 2 weeks, save 15%</option>
      <option value="month">every month, save 10%</option>
      <option value="two-months">every 2 months, save 5%</option>
    </select></label>
  </fieldset>
</${tag}>`;
const onceOrByPlan = inProduct(
  `<vitrine-price></vitrine-price>
<form method="post" action="/api/commerce/shopping-cart/entries">
  <input type="hidden" name="itemId" value="${ink.id}">
  ${picker('', '', inkOnceOrByPlan)}
  ${ownChoice}
  ${addButton()}
</form>`,
  inkOnceOrByPlan,
);

/** A product with `purchasePlans` is bought once, or by one of them; it begins with once. */
export const OnceOrByPlan: Story = {
  ...showHtml(onceOrByPlan),
  async play({ canvasElement }) {
    const { find, has } = await findWidget(canvasElement, tag);
    await waitFor(() =>
      expect(find('label:has([value=plan])')).toHaveTextContent('Subscribe and save up to 15%'),
    );
    await expect(has('terms')).toBe(false);
  },
};

/** By a plan the price follows, and the button subscribes. */
export const ByPlan: Story = {
  ...showHtml(onceOrByPlan),
  async play(context) {
    await OnceOrByPlan.play?.(context);
    const { part, find } = await findWidget(context.canvasElement, tag);
    await userEvent.click(find('[value=plan]'));
    await waitFor(() => expect(part('phrase')).toHaveTextContent('from $11.90 every 2 weeks'));
    await userEvent.selectOptions(part('select'), 'month');
    await waitFor(() =>
      expect(part('terms')).toHaveTextContent('Renews every month until you cancel.'),
    );
    const { part: partOfButton } = await findWidget(context.canvasElement, 'vitrine-add-to-cart');
    await waitFor(() => expect(partOfButton('button')).toHaveTextContent('Subscribe'));
  },
};

/** The plain controls in the form, as they work without script. */
export const PlansWithoutScript: Story = showWithoutScript(onceOrByPlan, tag);

/** What is bought once has no terms. */
export const NotASubscription: Story = {
  ...showHtml(inProduct(`<p>Harbour teapot</p>${element}`, teapot)),
  async play({ canvasElement }) {
    const { has } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(has('phrase')).toBe(false));
  },
};

export const WithoutScript: Story = showWithoutScript(inProduct(element, coffeePlan), tag);

/** In JSX props are properties. An app may register its products itself. */
export const InReact: Story = {
  argTypes: controlsOf(subscription),
  args: { productId: coffeePlan.id },
  beforeEach: () => registerProduct(coffeePlan),
  render: (props) => <vitrine-subscription {...props} />,
  ...says('$38 every month', 'Renews every month until you cancel.'),
};

export const Themed: Story = showHtml(`<style>
  .themed { --vitrine-subscription-color: #6b4ea0; --vitrine-subscription-gap: 0.75rem; }
  .themed ${tag}::part(phrase) { font-size: 1.5rem; }
</style>
<div class="themed">${inProduct(element, coffeePlan)}</div>`);
