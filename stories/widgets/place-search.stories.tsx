import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { noPlaces } from '../../core/places/index.js';
import { configure } from '../../core/runtime/index.js';
import type { JsxOf } from '../../widgets/react/index.js';
import '../../widgets/elements/form/index.js';
import { placeSearch } from '../../widgets/elements/place-search/index.js';
import { controlsOf } from '../support/controls.js';
import { knowing } from '../support/fake-places.js';
import { findWidget } from '../support/find-widget.js';
import { ready } from '../support/form-play.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';
import { drawn, withAddress } from '../support/website-forms.js';

const tag = 'vitrine-place-search';

type Props = JsxOf<typeof placeSearch>;

const meta: Meta<Props> = {
  title: 'Widgets/Place search',
  parameters: { definition: placeSearch },
  beforeEach() {
    configure({ placesClient: knowing });
    return () => configure({ placesClient: null });
  },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const html = `<form action="#">
  <vitrine-place-search load="eager" product-page="checkout" product-section="delivery-address">
    <label>Address <input name="line1" autocomplete="address-line1"></label>
  </vitrine-place-search>
  <label>City <input name="city" autocomplete="address-level2"></label>
  <label>Postcode <input name="postcode" autocomplete="postal-code"></label>
</form>`;

const typeIn = async (canvasElement: HTMLElement) => {
  const { host } = await findWidget(canvasElement, tag);
  const field = host.querySelector('input')!;
  await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
  await userEvent.type(field, '12 quay');
  return { host, field };
};

/** Addresses below the field; the keys move through them. */
export const Suggestions: Story = {
  ...showHtml(html),
  async play({ canvasElement }) {
    const { host, field } = await typeIn(canvasElement);
    await waitFor(() => expect(host.querySelectorAll('[role=option]')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}');
    await expect(host.querySelector('[aria-selected=true]')).toHaveTextContent('12 Quay Lane');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
  },
};

/** A choice fills in the other fields. */
export const Chosen: Story = {
  ...showHtml(html),
  async play({ canvasElement }) {
    const { host, field } = await typeIn(canvasElement);
    await waitFor(() => expect(host.querySelectorAll('[role=option]')).toHaveLength(2));
    await userEvent.click(host.querySelector('[role=option]')!);
    await waitFor(() => expect(field).toHaveValue('12 Quay Lane'));
  },
};

/** The first line of an address in `vitrine-form`. A country that one types is filled in by its name. */
export const InAForm: Story = {
  ...showHtml(drawn(withAddress)),
  async play({ canvasElement }) {
    const page = await ready(canvasElement);
    const field = page.getByLabelText('Address Line 1');
    await userEvent.click(field);
    await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
    await userEvent.type(field, '12 quay');
    await waitFor(() => expect(page.getAllByRole('option')).toHaveLength(2));
    // The list is no part of the field’s name.
    await expect(page.getByRole('combobox', { name: 'Address Line 1' })).toBe(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(page.getByLabelText('City')).toHaveValue('Whitby'));
    await expect(page.getByLabelText('Country')).toHaveValue('United Kingdom');
  },
};

/** Nobody can be asked: a plain field. */
export const Failed: Story = {
  ...showHtml(html),
  async play({ canvasElement }) {
    configure({
      placesClient: {
        suggest: () => Promise.resolve(noPlaces),
        details: () => Promise.reject(new Error('Down.')),
      },
    });
    const { host, field } = await typeIn(canvasElement);
    await expect(host.querySelector('[role=listbox]')).toBeNull();
    await expect(field).toHaveValue('12 quay');
  },
};

export const WithoutScript: Story = showWithoutScript(html, 'input');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(placeSearch),
  args: { productPage: 'checkout' },
  render: (props) => (
    <vitrine-place-search {...props}>
      <label>
        Address <input name="line1" autoComplete="address-line1" />
      </label>
    </vitrine-place-search>
  ),
};
