import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import '../../widgets/elements/add-to-cart/index.js';
import { giftCard as definition } from '../../widgets/elements/gift-card/index.js';
import '../../widgets/elements/product/index.js';
import '../../widgets/elements/variant-picker/index.js';
import { controlsOf } from '../support/controls.js';
import { addButton, inProduct, picker } from '../support/markup.js';
import { giftCard } from '../support/products.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

type Props = JsxOf<typeof definition>;

const meta: Meta<Props> = {
  title: 'Widgets/Gift card',
  parameters: { definition },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const tag = 'vitrine-gift-card';

const plainFields = `<fieldset>
      <legend>Send as a gift</legend>
      <p><label>Recipient’s name <input name="recipientName"></label></p>
      <p><label>Recipient’s email <input name="recipientEmail" type="email"></label></p>
      <p><label>Message <textarea name="recipientMessage" maxlength="500"></textarea></label></p>
      <p><label>Delivery date <input name="recipientDate" type="date"></label></p>
    </fieldset>`;

/** The form a server renders for a gift card. */
const cardForm = (attributes = '', plain = plainFields, chosen = 'GIFT-SHELL') =>
  inProduct(
    `<form method="post" action="/api/commerce/gift-card">
    <input type="hidden" name="itemId" value="${giftCard.id}">
    ${picker(chosen, 'display="buttons"', giftCard)}
    <${tag} ${attributes}>${plain}</${tag}>
    ${addButton()}
  </form>`,
    giftCard,
  );

async function find(canvas: HTMLElement) {
  // Nobody can type into a block that is still to be opened.
  const settled = `${tag}:state(ready):is(:state(open), :not([open]))`;
  await waitFor(() => expect(canvas.querySelector(settled)).not.toBeNull());
  const block = within(canvas.querySelector<HTMLElement>('.vitrine-gift-card')!);
  const form = canvas.querySelector('form')!;
  return {
    block,
    toggle: block.getByRole('button', { name: 'Send as a gift' }),
    /** What the form would send of the recipient. */
    data: () =>
      Object.fromEntries([...new FormData(form)].filter(([name]) => name.startsWith('recipient'))),
  };
}

async function pressBuy(canvas: HTMLElement): Promise<void> {
  const button = await waitFor(() => {
    const found = canvas
      .querySelector('vitrine-add-to-cart')
      ?.shadowRoot?.querySelector<HTMLElement>('[part="button"]');
    if (!found) throw new Error('No button yet.');
    return found;
  });
  await userEvent.click(button);
}

/** Nothing of it is in the form while it is closed. */
export const Closed: Story = {
  ...showHtml(cardForm()),
  async play({ canvasElement }) {
    const { toggle, data } = await find(canvasElement);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(data()).toEqual({});
    await expect(canvasElement.querySelector('form')?.checkValidity()).toBe(true);
  },
};

export const Open: Story = {
  ...showHtml(cardForm('open')),
  async play({ canvasElement }) {
    const { block } = await find(canvasElement);
    await waitFor(() => expect(block.getByLabelText('Recipient’s name')).toBeVisible());
    await expect(block.getByLabelText('Delivery date (optional)')).toHaveAccessibleDescription(
      expect.stringContaining('Without a date the card is sent at once.'),
    );
  },
};

/** What was typed goes along, with the browser's time zone. */
export const Filled: Story = {
  ...showHtml(cardForm()),
  async play({ canvasElement }) {
    const { block, toggle, data } = await find(canvasElement);
    await userEvent.click(toggle);
    await userEvent.type(block.getByLabelText('Recipient’s name'), 'Ada');
    await userEvent.type(block.getByLabelText('Recipient’s email'), 'ada@example.com');
    await userEvent.type(block.getByLabelText('Message (optional)'), 'For your tea.');
    const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    await expect(data()).toEqual({
      recipientName: 'Ada',
      recipientEmail: 'ada@example.com',
      recipientMessage: 'For your tea.',
      recipientDate: '',
      recipientTimeZone: timeZone,
    });
    await expect(block.getByText('13 / 500')).toBeVisible();
    await userEvent.click(toggle);
    await expect(data()).toEqual({});
    await userEvent.click(toggle);
    await expect(block.getByLabelText('Recipient’s name')).toHaveValue('Ada');
  },
};

/** A press asks for what is missing, beside each field; the first one gets the focus, and nothing is sent. */
export const Incomplete: Story = {
  ...showHtml(cardForm('open')),
  async play({ canvasElement }) {
    const beforeAdd = fn();
    canvasElement.addEventListener('vitrine-before-add', beforeAdd);
    const { block } = await find(canvasElement);
    await userEvent.type(block.getByLabelText('Recipient’s email'), 'ada@');
    await pressBuy(canvasElement);
    const name = block.getByLabelText('Recipient’s name');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Required'));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(block.getByLabelText('Recipient’s email')).toHaveAccessibleDescription(
      'Email is not valid. Email addresses should follow the format name@example.com.',
    );
    await expect(beforeAdd).not.toHaveBeenCalled();
    await userEvent.type(name, 'Ada');
    await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
  },
};

/** The text is never cut. */
export const MessageTooLong: Story = {
  ...showHtml(cardForm('open')),
  async play({ canvasElement }) {
    const { block } = await find(canvasElement);
    const message = block.getByLabelText('Message (optional)');
    await userEvent.click(message);
    await userEvent.paste('Sea and sand. '.repeat(36));
    await expect(block.getByText('504 / 500')).toHaveClass('vitrine-counter-over');
    await pressBuy(canvasElement);
    await waitFor(() =>
      expect(message).toHaveAccessibleDescription(
        expect.stringContaining('You have exceeded the character limit.'),
      ),
    );
  },
};

/** Today is the first day, in a year the last. */
export const DateOutOfRange: Story = {
  ...showHtml(cardForm('open')),
  async play({ canvasElement }) {
    const { block } = await find(canvasElement);
    const date = block.getByLabelText('Delivery date (optional)');
    await userEvent.type(date, '2020-01-31');
    await pressBuy(canvasElement);
    await waitFor(() =>
      expect(date).toHaveAccessibleDescription(expect.stringMatching(/Choose a date from .+ to /)),
    );
  },
};

/** Without a denomination the sentence stands at the group. */
export const NoDenomination: Story = {
  ...showHtml(cardForm('', plainFields, '')),
  async play({ canvasElement }) {
    await find(canvasElement);
    await pressBuy(canvasElement);
    const picker = canvasElement.querySelector('vitrine-variant-picker')?.shadowRoot;
    await waitFor(() =>
      expect(picker?.querySelector('[part="message"]')).toHaveTextContent(
        'Select a denomination for the Gift Card',
      ),
    );
    await waitFor(() => expect(picker?.activeElement?.localName).toBe('input'));
  },
};

/** What a server printed, or the browser kept over a reload, is taken over. */
export const TakesOver: Story = {
  ...showHtml(cardForm('', plainFields.replace('name="recipientName"', '$& value="Grace"'))),
  async play({ canvasElement }) {
    const { block, toggle, data } = await find(canvasElement);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(block.getByLabelText('Recipient’s name')).toHaveValue('Grace');
    await expect(data()).toMatchObject({ recipientName: 'Grace' });
  },
};

/** The server takes the plain fields; all empty, the shopper keeps the card. */
export const WithoutScript: Story = showWithoutScript(cardForm(), '[name="recipientEmail"]');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(definition),
  args: { open: true },
  render: (props) => (
    <form>
      <vitrine-gift-card {...props} />
    </form>
  ),
};

/** A theme through custom properties and the page's own sheet: the fields are part of the page. */
export const Themed: Story = showHtml(`<style>
  .themed { --vitrine-gift-card-border: 2px dashed #6b4ea0; --vitrine-gift-card-radius: 1rem; }
  .themed { --vitrine-gift-card-toggle-color: #6b4ea0; --vitrine-form-control-border: 1px solid #6b4ea0; }
</style>
<div class="themed">${cardForm('open')}</div>`);
