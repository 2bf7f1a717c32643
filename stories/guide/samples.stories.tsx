import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import '../../widgets/all.js';
import { findWidget } from '../support/find-widget.js';
import { addButton, addForm } from '../support/markup.js';
import { teapot } from '../support/products.js';
import { showHtml } from '../support/show-html.js';
import productForm from './samples/product-form.html?raw';
import theme from './samples/theme.css?raw';

/** What the guide prints is what runs here. */
const meta: Meta = { title: 'Guide/Samples', tags: ['!dev', '!autodocs'] };

// Storybook asks for a default export here.
export default meta;

export const ProductForm: StoryObj = {
  ...showHtml(productForm),
  async play({ canvasElement }) {
    const beforeAdd = fn();
    canvasElement.addEventListener('vitrine-before-add', (event) => beforeAdd(event.detail));
    const picker = await findWidget(canvasElement, 'vitrine-variant-picker');
    const quantity = await findWidget(canvasElement, 'vitrine-quantity');
    const button = await findWidget(canvasElement, 'vitrine-add-to-cart');
    await userEvent.selectOptions(picker.part('select'), 'Slate');
    await userEvent.click(quantity.part('increase'));
    await userEvent.click(button.part('button'));
    const item = { itemId: 'dune-mug', sku: 'MUG-SLATE', quantity: 2, additionalFields: null };
    await expect(beforeAdd).toHaveBeenCalledWith(item);
  },
};

export const Theme: StoryObj = {
  ...showHtml(
    `<style>${theme}</style>\n${addForm([addButton('added-delay="0" reset-delay="600000"')], teapot)}`,
  ),
  async play({ canvasElement }) {
    const { part } = await findWidget(canvasElement, 'vitrine-add-to-cart');
    const button = part('button');
    await expect(button).toHaveStyle({
      backgroundColor: '#6b4ea0',
      borderRadius: '12px',
      padding: '16px 32px',
    });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveStyle({ backgroundColor: '#1b6e3c' }));
  },
};
