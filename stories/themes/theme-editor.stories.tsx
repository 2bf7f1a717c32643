import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import '../../widgets/generated/all.js';
import { findWidget } from '../support/find-widget.js';
import { addButton, addForm, picker, pill, quantity } from '../support/markup.js';
import { ThemeEditor } from './theme-editor.js';

const html = `<p>${pill('opens="drawer"')}</p>
${addForm([
  '<vitrine-product-title level="2"></vitrine-product-title>',
  '<vitrine-price></vitrine-price>',
  picker('MUG-OAT-LARGE', 'display="buttons"'),
  quantity,
  addButton(),
])}
<vitrine-cart></vitrine-cart>
<vitrine-cart-drawer></vitrine-cart-drawer>`;

const meta: Meta<typeof ThemeEditor> = {
  title: 'Themes/Editor',
  component: ThemeEditor,
  tags: ['!autodocs'],
  args: { html },
  argTypes: { html: { table: { disable: true } } },
  parameters: { cart: { lines: [{ sku: 'MUG-OAT-LARGE', quantity: 2 }] } },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<typeof ThemeEditor>;

/** To be played with. */
export const TryIt: Story = {};

/** What is edited shows on the widgets, and in the style sheet that is exported. */
export const Edited: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const { part } = await findWidget(canvasElement, 'vitrine-add-to-cart');
    await expect(part('button')).toHaveStyle({ backgroundColor: '#35604f', borderRadius: '6px' });

    fireEvent.change(canvas.getByLabelText('accent, light'), { target: { value: '#8a1253' } });
    fireEvent.change(canvas.getByLabelText('radius'), { target: { value: '20px' } });
    await expect(part('button')).toHaveStyle({ backgroundColor: '#8a1253', borderRadius: '20px' });
    const sheet = canvas.getByLabelText<HTMLTextAreaElement>('The style sheet');
    await expect(sheet.value).toContain('--vitrine-color-accent: light-dark(#8a1253, #a5d6bf);');
    await expect(decodeURIComponent(canvas.getByText<HTMLAnchorElement>('Download it').href)).toBe(
      `data:text/css;charset=utf-8,${sheet.value}`,
    );

    await userEvent.selectOptions(canvas.getByLabelText('Look at it by'), 'night');
    await expect(part('button')).toHaveStyle({ backgroundColor: '#a5d6bf' });
  },
};

/** A contrast that is too low is said. */
export const TooLow: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [status] = canvas.getAllByRole('status');
    await expect(status).toHaveTextContent('contrasts are high enough');
    fireEvent.change(canvas.getByLabelText('muted, light'), { target: { value: '#c0c0c0' } });
    await expect(status).toHaveTextContent(/^2 of \d+ contrasts are too low/);
    await expect(
      canvas.getByRole('list', { name: 'Contrasts that are too low' }),
    ).toHaveTextContent('muted on page, light: 1.68 : 1, at least 4.5 : 1');
    fireEvent.change(canvas.getByLabelText('muted, light'), { target: { value: '#56625c' } });
    await expect(status).toHaveTextContent('contrasts are high enough');
  },
};

/** Without a token everything follows from the page's text colour. */
export const FromNothing: Story = {
  args: { start: 'none' },
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, 'vitrine-add-to-cart');
    const canvas = within(canvasElement);
    fireEvent.change(canvas.getByLabelText('accent, light'), { target: { value: '#ffd400' } });
    await expect(part('button')).toHaveStyle({ backgroundColor: '#ffd400' });
    await expect(getComputedStyle(part('button')).color).toMatch(/^color\(xyz-d65 0\.00/);
  },
};
