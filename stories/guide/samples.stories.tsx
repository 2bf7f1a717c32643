import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import '../../widgets/generated/all.js';
import { fakeSubmissions, stored } from '../support/fake-submissions.js';
import { findWidget } from '../support/find-widget.js';
import { press, ready } from '../support/form-play.js';
import { addButton, addForm } from '../support/markup.js';
import { teapot } from '../support/products.js';
import { showHtml } from '../support/show-html.js';
import productForm from './samples/product-form.html?raw';
import theme from './samples/theme.css?raw';
import websiteForm from './samples/website-form.html?raw';
import websiteFormJson from './samples/website-form-json.html?raw';

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
    await userEvent.selectOptions(picker.part('select'), 'Sea');
    await userEvent.click(quantity.part('increase'));
    await userEvent.click(button.part('button'));
    const item = { itemId: 'item-tide-bowl', sku: 'BOWL-SEA', quantity: 2, additionalFields: null };
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

export const WebsiteForm: StoryObj = {
  ...showHtml(websiteForm),
  beforeEach: () => fakeSubmissions({}),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await userEvent.type(page.getByLabelText('Name'), 'Ada');
    await userEvent.type(page.getByLabelText('E-mail'), 'ada@example.com');
    await userEvent.type(page.getByLabelText('Message'), 'A bowl, please.');
    await press(page, 'Send');
    const words = await within(canvasElement).findByText('Thank you! We answer within two days.');
    await expect(words).toBeVisible();
    const form = { name: 'Ada', email: 'ada@example.com', message: 'A bowl, please.' };
    await expect(stored).toMatchObject([{ formId: 'contact', form }]);
  },
};

export const WebsiteFormFromJson: StoryObj = {
  ...showHtml(websiteFormJson),
  beforeEach: () => fakeSubmissions({}),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    await press(page, 'Sign up');
    await expect(await page.findByText('Required')).toBeVisible();
    await userEvent.type(page.getByLabelText(/E-mail/), 'ada@example.com');
    await press(page, 'Sign up');
    await expect(await within(canvasElement).findByText('You are on the list.')).toBeVisible();
    await expect(stored).toMatchObject([{ form: { email: 'ada@example.com' } }]);
  },
};
