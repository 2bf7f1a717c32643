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
