import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import '../../widgets/elements/add-to-cart/index.js';
import type { JsxOf } from '../../widgets/react/index.js';
import '../../widgets/elements/product/index.js';
import { restock as definition } from '../../widgets/elements/restock/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { controlsOf } from '../support/controls.js';
import { fakeCaptcha } from '../support/fake-captcha.js';
import { fakeRestock, type FakeRestock } from '../support/fake-restock.js';
import { addButton, addForm, picker } from '../support/markup.js';
import { duneMug, soldOutTeapot, type ProductJson } from '../support/products.js';
import { findLightWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

type Props = JsxOf<typeof definition>;

const meta: Meta<Props> = {
  title: 'Widgets/Restock',
  parameters: { definition },
  beforeEach({ parameters }) {
    const stopRestock = fakeRestock(parameters['restock'] as FakeRestock | undefined);
    const stopCaptcha = fakeCaptcha({});
    return () => {
      stopCaptcha();
      stopRestock();
    };
  },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const tag = 'vitrine-restock';

/** Two large mugs that are sold out. */
const soldOutMug: ProductJson = {
  ...duneMug,
  variants: duneMug.variants.map((variant) =>
    variant.attributes['Size'] === 'Large'
      ? { ...variant, unlimited: false, qtyInStock: 0 }
      : variant,
  ),
};

const plainForm = `<form method="post" action="/api/site-users/account/notifications/restock">
      <input type="hidden" name="productId" value="item-dune-mug">
      <input type="hidden" name="variantId" value="MUG-FERN-LARGE">
      <p><label>Email <input type="email" name="email" autocomplete="email" required></label></p>
      <button>Tell me</button>
    </form>`;

const element = (attributes = '', content = '') =>
  `<${tag} product-id="item-dune-mug" ${attributes}>${content}</${tag}>`;

/** The form of a server's product page, with the signup after it. */
const mugPage = (attributes = '', content = '', sku = 'MUG-FERN-LARGE') =>
  addForm([picker(sku, 'display="buttons"', soldOutMug), addButton()], soldOutMug).replace(
    '</form>\n',
    `</form>\n${element(attributes, content)}\n`,
  );

const serving = (html: string, restock: FakeRestock = {}) => {
  const { render, parameters } = showHtml(html);
  return { render, parameters: { ...parameters, restock } };
};

async function find(canvas: HTMLElement) {
  const { host, block } = await findLightWidget(canvas, tag);
  return {
    host,
    block,
    email: () => block.getByRole<HTMLInputElement>('textbox', { name: 'Email' }),
    send: (name = 'Sign Up') => userEvent.click(block.getByRole('button', { name })),
  };
}

const cartButton = (canvas: HTMLElement) =>
  canvas.querySelector('vitrine-add-to-cart')?.shadowRoot?.querySelector('[part="button"]');

/** The chosen mug is sold out: the form stands in place of the button. */
export const Plain: Story = {
  ...serving(mugPage()),
  async play({ canvasElement }) {
    const { block, email } = await find(canvasElement);
    await waitFor(() => expect(block.getByText('Fern, Large is sold out.')).toBeVisible());
    await expect(email()).toHaveAttribute('autocomplete', 'email');
    await waitFor(() => expect(cartButton(canvasElement)).toBeNull());
  },
};

/** Another sold-out mug keeps what was typed; one that is in stock brings the button back. */
export const OtherVariants: Story = {
  ...serving(mugPage()),
  async play({ canvasElement }) {
    const { host, block, email } = await find(canvasElement);
    await waitFor(() => expect(email()).toBeVisible());
    await userEvent.type(email(), 'ada@example.com');
    const options = await waitFor(() => {
      const root = canvasElement.querySelector('vitrine-variant-picker')?.shadowRoot;
      const oat = root?.querySelector<HTMLElement>('input[value="Oat"]');
      const small = root?.querySelector<HTMLElement>('input[value="Small"]');
      const large = root?.querySelector<HTMLElement>('input[value="Large"]');
      if (!oat || !small || !large) throw new Error('No picker yet.');
      return { oat, small, large };
    });
    await userEvent.click(options.oat);
    await waitFor(() => expect(block.getByText('Oat, Large is sold out.')).toBeVisible());
    await expect(email()).toHaveValue('ada@example.com');
    await userEvent.click(options.small);
    await waitFor(() => expect(host).not.toBeVisible());
    await expect(cartButton(canvasElement)).toBeVisible();
    await userEvent.click(options.large);
    await waitFor(() => expect(email()).toBeVisible());
    await expect(email()).toHaveValue('ada@example.com');
  },
};

/** The whole product is sold out, and none of its options is chosen yet. */
export const NothingChosen: Story = {
  ...serving(
    mugPage('', '', '')
      .replaceAll('"unlimited": true', '"qtyInStock": 0')
      .replaceAll('"qtyInStock": 3', '"qtyInStock": 0'),
  ),
  async play({ canvasElement }) {
    const { block, email, send } = await find(canvasElement);
    await waitFor(() => expect(block.getByText('Dune mug is sold out.')).toBeVisible());
    await userEvent.type(email(), 'ada@example.com');
    await send();
    await waitFor(() =>
      expect(block.getByText('Please select the Colour and Size options.')).toBeVisible(),
    );
  },
};

export const EmailBlank: Story = {
  ...serving(mugPage()),
  async play({ canvasElement }) {
    const { email, send } = await find(canvasElement);
    await waitFor(() => expect(email()).toBeVisible());
    await send();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Email cannot be blank'));
    await waitFor(() => expect(email()).toHaveFocus());
    await expect(email()).toHaveAttribute('aria-invalid', 'true');
  },
};

export const EmailInvalid: Story = {
  ...serving(mugPage()),
  async play({ canvasElement }) {
    const { email, send } = await find(canvasElement);
    await waitFor(() => expect(email()).toBeVisible());
    await userEvent.type(email(), 'ada@');
    await send();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Email is invalid'));
    await userEvent.type(email(), 'example.com');
    await waitFor(() => expect(email()).not.toHaveAttribute('aria-invalid'));
  },
};

/** On its way: the button keeps its place, its width and the focus. */
export const Sending: Story = {
  ...serving(mugPage(), { delay: Infinity }),
  async play({ canvasElement }) {
    const { block, email, send } = await find(canvasElement);
    await waitFor(() => expect(email()).toBeVisible());
    await userEvent.type(email(), 'ada@example.com');
    const button = block.getByRole('button');
    const width = button.offsetWidth;
    await send();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleName('Signing up…');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button.offsetWidth).toBe(width);
  },
};

/** The form makes way for the site's words, which get the focus. */
export const SignedUp: Story = {
  ...serving(mugPage()),
  async play({ canvasElement }) {
    const heard = fn();
    canvasElement.addEventListener('vitrine-restock-signed-up', (event) => heard(event.detail));
    const { block, email, send } = await find(canvasElement);
    await waitFor(() => expect(email()).toBeVisible());
    await userEvent.type(email(), 'ada@example.com');
    await send();
    const note = await block.findByRole('status');
    await expect(note).toHaveTextContent('Signed up!');
    await waitFor(() => expect(note).toHaveFocus());
    await expect(heard).toHaveBeenCalledTimes(1);
    await expect(heard).toHaveBeenCalledWith({
      productId: 'item-dune-mug',
      variantId: 'MUG-FERN-LARGE',
    });
  },
};

export const OwnSuccessText: Story = {
  ...serving(mugPage('success-text="Thank you. The kiln is on."')),
  async play({ canvasElement }) {
    const { block, email, send } = await find(canvasElement);
    await waitFor(() => expect(email()).toBeVisible());
    await userEvent.type(email(), 'ada@example.com');
    await send();
    await expect(await block.findByRole('status')).toHaveTextContent('Thank you. The kiln is on.');
  },
};

/** This device remembers that the variant was asked for. */
export const AlreadySignedUp: Story = {
  ...serving(mugPage()),
  beforeEach: () =>
    localStorage.setItem(
      'vitrine:restock:["item-dune-mug","MUG-FERN-LARGE"]',
      JSON.stringify({ value: '1', expires: null }),
    ),
  async play({ canvasElement }) {
    const { block } = await find(canvasElement);
    await waitFor(() =>
      expect(
        block.getByText('You have signed up. We will email you when Fern, Large is back in stock.'),
      ).toBeVisible(),
    );
    await expect(block.queryByRole('textbox')).toBeNull();
  },
};

/** The server's own sentence; what was typed stays. */
export const ServerError: Story = {
  ...serving(mugPage(), {
    refusal: { status: 409, code: 'in-stock', error: 'This item is in stock again.' },
  }),
  async play({ canvasElement }) {
    const { block, email, send } = await find(canvasElement);
    await waitFor(() => expect(email()).toBeVisible());
    await userEvent.type(email(), 'ada@example.com');
    await send();
    await waitFor(() => expect(block.getByText('This item is in stock again.')).toBeVisible());
    await expect(block.getByRole('button')).toHaveAccessibleDescription(
      'This item is in stock again.',
    );
    await expect(email()).toHaveValue('ada@example.com');
  },
};

/** The box is not ticked: news of this item are one thing, news of the shop another. */
export const MailingList: Story = {
  ...serving(mugPage('mailing-list mailing-list-text="Send me the studio letter, once a month"')),
  async play({ canvasElement }) {
    const { block } = await find(canvasElement);
    const box = await block.findByRole('checkbox', {
      name: 'Send me the studio letter, once a month',
    });
    await expect(box).not.toBeChecked();
  },
};

/** A captcha that is not solved yet is asked for. */
export const CaptchaMissing: Story = {
  ...serving(mugPage('captcha="altcha"')),
  async play({ canvasElement }) {
    const { block, email, send } = await find(canvasElement);
    await waitFor(() => expect(block.getByRole('checkbox')).toBeVisible());
    await userEvent.type(email(), 'ada@example.com');
    await send();
    const captcha = block.getByRole('group', { name: 'CAPTCHA' });
    await waitFor(() =>
      expect(captcha).toHaveAccessibleDescription('Complete CAPTCHA before submitting.'),
    );
    await waitFor(() => expect(captcha).toHaveFocus());
  },
};

/** Solved, it goes along, and is gone after the signup. */
export const CaptchaSolved: Story = {
  ...serving(mugPage('captcha="altcha"')),
  async play({ canvasElement }) {
    const { block, email, send } = await find(canvasElement);
    const box = await block.findByRole('checkbox');
    await userEvent.type(email(), 'ada@example.com');
    await userEvent.click(box);
    const check = box.closest<HTMLElement>('.vitrine-check');
    await waitFor(() => expect(check?.dataset['state']).toBe('verified'));
    await send();
    await expect(await block.findByRole('status')).toHaveTextContent('Signed up!');
    await expect(block.queryByRole('group', { name: 'CAPTCHA' })).toBeNull();
  },
};

/** What the page's own form says is taken over, with what was typed into it. */
export const TakesOver: Story = {
  ...serving(mugPage('', plainForm.replace('required', 'required value="grace@example.com"'))),
  async play({ canvasElement }) {
    const { block, email } = await find(canvasElement);
    await waitFor(() => expect(email()).toHaveValue('grace@example.com'));
    await expect(block.getByRole('button', { name: 'Tell me' })).toBeVisible();
  },
};

/** A product with one variant. */
export const OnlyVariant: Story = {
  ...serving(
    addForm([addButton()], soldOutTeapot).replace(
      '</form>\n',
      `</form>\n<${tag} mailing-list></${tag}>\n`,
    ),
  ),
  async play({ canvasElement }) {
    const { block } = await find(canvasElement);
    await waitFor(() => expect(block.getByText('Harbour teapot is sold out.')).toBeVisible());
  },
};

/** Nothing is shown for what is in stock. */
export const InStock: Story = {
  ...serving(mugPage('', '', 'MUG-FERN-SMALL')),
  async play({ canvasElement }) {
    const { host } = await find(canvasElement);
    await expect(host).not.toBeVisible();
    await waitFor(() => expect(cartButton(canvasElement)).toBeVisible());
  },
};

/** The server takes the plain form. */
export const WithoutScript: Story = showWithoutScript(
  element('variant-id="MUG-FERN-LARGE"', plainForm),
  '[name="email"]',
);

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(definition),
  args: { productId: 'paper-lamp', variantId: 'LAMP', buttonText: 'Tell me' },
  render: (props) => <vitrine-restock {...props} />,
};

/** A theme through custom properties: the form is part of the page. */
export const Themed: Story = serving(`<style>
  .themed { --vitrine-restock-border: 2px dashed #6b4ea0; --vitrine-restock-radius: 1rem; }
  .themed { --vitrine-restock-button-background: #6b4ea0; --vitrine-form-control-border: 1px solid #6b4ea0; }
</style>
<div class="themed">${mugPage('mailing-list')}</div>`);
