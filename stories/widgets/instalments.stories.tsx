import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { instalments } from '../../widgets/elements/instalments/index.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/quantity/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { inProduct, picker, quantity } from '../support/markup.js';
import { duneMug, teapot, teapotAt, workshop } from '../support/products.js';
import { registerProduct } from '../support/register-product.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';
import type { SitePart } from '../support/site-context.js';

const tag = 'vitrine-instalments';

type Props = JsxOf<typeof instalments>;

/** A shop that offers instalments for orders between $25 and $100. */
const offered = {
  afterPayAvailable: true,
  afterPayMin: 2500,
  afterPayMax: 10_000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};

const siteWith = (changes: object, site: SitePart = {}): SitePart => ({
  locale: 'en-US',
  ...site,
  storeSettings: { instalments: { ...offered, ...changes } },
});

const meta: Meta<Props> = {
  title: 'Widgets/Instalments',
  parameters: { definition: instalments, site: siteWith({}) },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const element = (attributes = '') => `<vitrine-instalments${attributes}></vitrine-instalments>`;

const expectText = (text: string): Pick<Story, 'play'> => ({
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('text')).toHaveTextContent(text));
    await expect(part('trigger')).toHaveAccessibleName(/^Learn more about (Afterpay|Clearpay)$/);
  },
});

const expectNothing: Pick<Story, 'play'> = {
  async play({ canvasElement }) {
    const { host } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(host.matches(':state(empty)')).toBe(true));
    await expect(host).not.toBeVisible();
  },
};

const at = (site: SitePart, html: string) => {
  const { render, parameters } = showHtml(html);
  return { render, parameters: { ...parameters, site } };
};

/** An amount that can be paid in instalments; the parts add up to it exactly. */
export const InRange: Story = {
  ...showHtml(inProduct(element(), teapot)),
  ...expectText('4 payments of $9.50 with Afterpay'),
};

/** The last part takes the cents that are left. */
export const LastPartDiffers: Story = {
  ...showHtml(inProduct(element(), teapotAt('38.50', 'USD'))),
  ...expectText('4 payments of $9.63, the last one $9.61 with Afterpay'),
};

export const OneLine: Story = {
  ...showHtml(inProduct(element(' one-line'), teapot)),
  ...expectText('or 4 payments of $9.50 with Afterpay'),
};

/** Too little to be paid in instalments. */
export const TooLow: Story = {
  ...at(siteWith({ afterPayMin: 5000 }), inProduct(element(), teapot)),
  ...expectText('Afterpay available for orders over $50.00'),
};

/** Too much. */
export const TooHigh: Story = {
  ...at(siteWith({ afterPayMax: 3000 }), inProduct(element(), teapot)),
  ...expectText('Afterpay available for orders up to $30.00'),
};

/** Variants of different prices, none of them chosen: from the lowest. */
export const LowestPrice: Story = {
  ...at(siteWith({ afterPayMin: 0 }), inProduct(`${element()}\n${picker()}`)),
  ...expectText('4 payments from $6.00 with Afterpay'),
};

/** The text follows the chosen variant and the quantity. */
export const FollowsChoice: Story = {
  ...showHtml(
    inProduct(`<p>${element()}</p>\n<p>${picker('MUG-OAT-LARGE')}</p>\n<p>${quantity}</p>`),
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(part('text')).toHaveTextContent('4 payments of $6.50'));
    const amount = await findWidget(canvasElement, 'vitrine-quantity');
    await userEvent.click(amount.find('[aria-label^="Increase"]'));
    await waitFor(() => expect(part('text')).toHaveTextContent('4 payments of $13.00'));
  },
};

/** Great Britain knows the same provider by another name. */
export const Clearpay: Story = {
  ...at(
    siteWith({ stripeAccountCountry: 'GB' }, { currency: 'GBP', locale: 'en-GB' }),
    inProduct(element(), teapotAt('42.00', 'GBP')),
  ),
  ...expectText('4 payments of £10.50 with Clearpay'),
};

/** A currency without minor units. */
export const Yen: Story = {
  ...at(
    siteWith({ afterPayMin: 1000, afterPayMax: null }, { currency: 'JPY' }),
    inProduct(element(), teapotAt('5803', 'JPY')),
  ),
  ...expectText('4 payments of ¥1,451, the last one ¥1,450 with Afterpay'),
};

/** Only physical products are paid in instalments: nothing is shown, and no space is taken. */
export const Service: Story = {
  ...showHtml(`<p>Nothing to see: ${inProduct(element(), workshop)}</p>`),
  ...expectNothing,
};

/** A shop that offers none. */
export const NotOffered: Story = {
  ...at(siteWith({ afterPayAvailable: false }), inProduct(element(), teapot)),
  ...expectNothing,
};

const inCart = (changes: object = {}) => {
  const { render, parameters } = showHtml(element(' for="cart"'));
  return { render, parameters: { ...parameters, cart: { holds: 3, ...changes } } };
};

/** The subtotal of the cart. */
export const OfCart: Story = {
  ...inCart(),
  ...expectText('4 payments of $18.00 with Afterpay'),
};

/** A cart with one item that is not physical. */
export const OfMixedCart: Story = {
  ...inCart({
    holds: 0,
    lines: [
      { sku: 'MUG-FERN-SMALL', quantity: 1 },
      { sku: 'THROWING-FIRST-TUESDAY', quantity: 1 },
    ],
  }),
  ...expectNothing,
};

async function openPopup(canvas: HTMLElement) {
  const widget = await findWidget(canvas, tag);
  await waitFor(() => expect(widget.part('trigger')).toBeVisible());
  await userEvent.click(widget.part('trigger'));
  const dialog = await waitFor(() => widget.find<HTMLDialogElement>('dialog[open]'));
  return { ...widget, dialog };
}

/** What the provider says about itself. The heading has the focus. */
export const Popup: Story = {
  ...showHtml(inProduct(element(), teapot)),
  async play({ canvasElement }) {
    const { dialog, part, find, host } = await openPopup(canvasElement);
    await expect(dialog).toHaveAccessibleName('About Afterpay');
    await waitFor(() => expect(host.shadowRoot?.activeElement).toBe(part('popup-heading')));
    await waitFor(() => expect(part('popup-body')).toHaveTextContent('How it works'));
    const link = find('[part="popup-body"] a');
    await expect(link).toHaveAccessibleName('terms of Afterpay (opens in a new tab)');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** It closes on Escape, by its button, and by a press outside; the focus goes back to the button. */
export const PopupCloses: Story = {
  ...showHtml(inProduct(element(), teapot)),
  async play({ canvasElement }) {
    const isClosed = async () => {
      const { host, part } = await findWidget(canvasElement, tag);
      await waitFor(() => expect(host.shadowRoot?.querySelector('dialog')).toBeNull());
      await waitFor(() => expect(host.shadowRoot?.activeElement).toBe(part('trigger')));
      await expect(part('trigger')).toHaveAttribute('aria-expanded', 'false');
    };
    const first = await openPopup(canvasElement);
    await userEvent.click(first.part('popup-close'));
    await isClosed();
    const second = await openPopup(canvasElement);
    await userEvent.click(second.dialog);
    await isClosed();
    const third = await openPopup(canvasElement);
    await userEvent.click(third.part('popup-heading'));
    await expect(third.dialog).toHaveAttribute('open');
    // A script's key press has no default action, so this is what the browser does on Escape.
    third.dialog.close();
    await isClosed();
  },
};

/** The words of the shopper's language are marked as such. */
export const PopupInFrench: Story = {
  ...at(
    siteWith({ stripeAccountCountry: 'CA', shopperLanguage: 'fr-CA' }),
    inProduct(element(), teapot),
  ),
  async play({ canvasElement }) {
    const { part } = await openPopup(canvasElement);
    await waitFor(() => expect(part('popup-body')).toHaveTextContent('Comment ça marche'));
    await expect(part('popup-body')).toHaveAttribute('lang', 'fr-CA');
  },
};

/** While the words are on their way. */
export const PopupLoading: Story = {
  ...showHtml(inProduct(element(), teapot)),
  beforeEach() {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = () => undefined;
    return () => {
      XMLHttpRequest.prototype.send = send;
    };
  },
  async play({ canvasElement }) {
    const { part } = await openPopup(canvasElement);
    await expect(part('popup-body')).toHaveTextContent('Loading…');
    await expect(part('popup-body')).toHaveAttribute('aria-busy', 'true');
  },
};

/** They cannot be had: a warning is logged, and a link leads to the provider. */
export const PopupFails: Story = {
  ...showHtml(inProduct(element(' modal-base="/nowhere"'), teapot)),
  async play({ canvasElement }) {
    const { part, find } = await openPopup(canvasElement);
    await waitFor(() =>
      expect(part('popup-body')).toHaveTextContent('This information cannot be shown right now.'),
    );
    await expect(find('[part="popup-body"] a')).toHaveAttribute(
      'href',
      'https://www.afterpay.com/en-US',
    );
    await expect(part('text')).toBeVisible();
  },
};

export const WithoutScript: Story = showWithoutScript(
  inProduct('<vitrine-instalments><p>Pay in four parts at the checkout.</p></vitrine-instalments>'),
  'p',
);

/** In JSX props are properties. An app may register its products itself. */
export const InReact: Story = {
  argTypes: controlsOf(instalments),
  args: { productId: duneMug.id, count: 3 },
  beforeEach: () => registerProduct(duneMug),
  render: (props) => <vitrine-instalments {...props} />,
  ...expectText('Afterpay available for orders over $25.00'),
};

/** A theme through custom properties. */
export const Themed: Story = {
  ...showHtml(`<style>
  .themed { --vitrine-instalments-color: #6b4ea0; --vitrine-instalments-font-size: 1.125rem; }
</style>
<div class="themed">${inProduct(element(), teapot)}</div>`),
  ...expectText('4 payments of $9.50 with Afterpay'),
};
