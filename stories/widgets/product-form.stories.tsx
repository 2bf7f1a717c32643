import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CartError } from '../../core/commerce/cart/index.js';
import { openProductForm, productForm } from '../../widgets/elements/product-form/index.js';
import type { ProductFormRequest } from '../../widgets/elements/product-form/index.js';
import { cardForm, everyKind, fakeForms, type FakeForms } from '../support/forms.js';

/** A button of a page that needs answers, and below it what came of it. */
function Opener(request: Partial<ProductFormRequest>) {
  const button = useRef<HTMLButtonElement>(null);
  const [ending, setEnding] = useState('');
  const [sent, setSent] = useState('');

  async function open(): Promise<void> {
    setEnding('');
    try {
      const how = await openProductForm({
        form: { inline: cardForm },
        title: 'Letterpress Cards',
        answers: null,
        submitLabel: 'Add To Cart',
        opener: button.current,
        submit: async (additionalFields) => setSent(additionalFields),
        ...request,
      });
      setEnding(how);
    } catch (error) {
      setEnding(error instanceof CartError ? error.message : String(error));
    }
  }

  return (
    <>
      <button ref={button} type="button" onClick={() => void open()}>
        Personalise
      </button>
      <p data-testid="ending">{ending}</p>
      <pre data-testid="sent" style={{ whiteSpace: 'pre-wrap' }}>
        {sent}
      </pre>
    </>
  );
}

const meta: Meta<typeof Opener> = {
  title: 'Widgets/Product form',
  parameters: { definition: productForm, controls: { disable: true } },
  render: (request) => <Opener {...request} />,
  beforeEach({ parameters }) {
    const stopFake = fakeForms((parameters as { forms?: FakeForms }).forms ?? {});
    return () => {
      stopFake();
      document.querySelector('vitrine-product-form')?.remove();
    };
  },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<typeof Opener>;
type Canvas = ReturnType<typeof within>;

async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Personalise' }));
  const dialog = await within(document.body).findByRole('dialog');
  return { dialog, form: within(dialog) };
}

/** The form's own alert: what is announced stands in the dialog too. */
const alertOf = () => document.querySelector('.vitrine-form [role=alert]');

const press = (form: Canvas, name = 'Add To Cart') =>
  userEvent.click(form.getByRole('button', { name }));

/** The form of a product, with the focus on its heading. */
export const Open: Story = {
  async play({ canvas }) {
    const { dialog, form } = await open(canvas);
    await expect(dialog).toHaveAccessibleName('Letterpress Cards');
    await waitFor(() => expect(form.getByRole('heading')).toHaveFocus());
    // It fades in.
    await waitFor(() => expect(form.getByText('0 / 20')).toBeVisible());
    await expect(form.getByLabelText('First Name')).toHaveAttribute('autocomplete', 'given-name');
  },
};

/** A field of each kind of the form builder. */
export const EveryKind: Story = {
  args: { form: { inline: everyKind }, title: 'Engraved Bowl' },
  async play({ canvas }) {
    const { form } = await open(canvas);
    await expect(form.queryByText('Not shown')).toBeNull();
    const opinion = form.getByRole('radio', { name: 'I will eat from it Agree' });
    await userEvent.click(opinion);
    await expect(opinion).toBeChecked();
  },
};

/** Checked when it is sent: what is wrong stands above the form and at each field. */
export const Invalid: Story = {
  args: { form: { inline: everyKind }, title: 'Engraved Bowl' },
  async play({ canvas }) {
    const { form } = await open(canvas);
    await userEvent.type(form.getByLabelText('Email (required)'), 'ada@example');
    await press(form);
    const summary = form.getByText('One or more fields is invalid, please check your entries.');
    await waitFor(() => expect(summary.closest('[tabindex]')).toHaveFocus());
    await expect(form.getAllByText('Required')).toHaveLength(9);
    await expect(form.getByLabelText('Engraving (required)')).toHaveAccessibleDescription(
      'On the rim. Required',
    );
    await expect(document.title).toMatch(/^Error: /);
    await userEvent.click(form.getByRole('link', { name: 'Name: Required' }));
    await waitFor(() => expect(form.getByLabelText('First Name')).toHaveFocus());
  },
};

/** A field that was wrong is judged again at each change. */
export const Mended: Story = {
  async play({ canvas }) {
    const { form } = await open(canvas);
    await press(form);
    await userEvent.selectOptions(form.getByLabelText('Ink (required)'), 'Tide blue');
    await expect(form.queryByRole('link', { name: 'Ink: Required' })).toBeNull();
    await userEvent.type(form.getByLabelText('First Name'), 'Ada');
    await expect(form.getByRole('link', { name: 'Name to print: Required' })).toBeInTheDocument();
    await userEvent.type(form.getByLabelText('Last Name'), 'L');
    await expect(alertOf()).toBeNull();
  },
};

/** 'N / max', in an error state beyond the max. Nothing is cut. */
export const TooLong: Story = {
  async play({ canvas }) {
    const { form } = await open(canvas);
    const line = form.getByLabelText('A line inside');
    await userEvent.type(line, 'Wish you were here, all');
    await expect(form.getByText('23 / 20')).toHaveClass('vitrine-counter-over');
    await expect(line).toHaveValue('Wish you were here, all');
    await expect(line).toHaveAttribute('aria-invalid', 'true');
    await press(form);
    await expect(
      form.getByRole('link', {
        name: 'A line inside: You have exceeded the character limit.',
      }),
    ).toBeInTheDocument();
  },
};

async function fill(form: Canvas): Promise<void> {
  await userEvent.type(form.getByLabelText('First Name'), 'Ada');
  await userEvent.type(form.getByLabelText('Last Name'), 'Lovelace');
  await userEvent.selectOptions(form.getByLabelText('Ink (required)'), 'Lamp black');
  await userEvent.click(form.getByLabelText('Ribbon'));
}

/** Checked by the server, then handed over; the focus goes back. */
export const Sent: Story = {
  async play({ canvas }) {
    const { form } = await open(canvas);
    await fill(form);
    await press(form);
    await waitFor(() => expect(canvas.getByTestId('ending')).toHaveTextContent('submitted'));
    await expect(JSON.parse(canvas.getByTestId('sent').textContent ?? '')).toEqual({
      name: ['Ada', 'Lovelace'],
      ink: 'Lamp black',
      line: '',
      extras: ['Ribbon'],
    });
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(document.querySelector('dialog')).toBeNull();
  },
};

/** On its way: the fields keep what they hold, and a second press does nothing. */
export const Submitting: Story = {
  parameters: { forms: { delay: Infinity } },
  async play({ canvas }) {
    const { form } = await open(canvas);
    await fill(form);
    await press(form);
    const button = await form.findByRole('button', { name: 'Submitting…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(form.getByLabelText('First Name')).toHaveAttribute('readonly');
  },
};

/** What only the server knows stands at its field, like the rest. */
export const RefusedByServer: Story = {
  parameters: { forms: { errors: { line: 'Please leave out the swear word.' } } },
  async play({ canvas }) {
    const { form } = await open(canvas);
    await fill(form);
    await press(form);
    await form.findByRole('link', { name: 'A line inside: Please leave out the swear word.' });
    await expect(form.getByLabelText('A line inside')).toHaveAccessibleDescription(
      'Please leave out the swear word. 0 / 20',
    );
  },
};

/** A check that fails by itself loses nothing. */
export const Offline: Story = {
  parameters: { forms: { status: 0 } },
  async play({ canvas }) {
    const { form } = await open(canvas);
    await fill(form);
    await press(form);
    await waitFor(() =>
      expect(alertOf()).toHaveTextContent('Please check your internet connection.'),
    );
    await expect(form.getByLabelText('Last Name')).toHaveValue('Lovelace');
  },
};

/** When the item cannot be added, the lightbox says so and stays. */
export const NotAdded: Story = {
  args: {
    submit: () =>
      Promise.reject(
        new CartError('rejected', 'Sorry, we do not have enough of that item available.'),
      ),
  },
  async play({ canvas }) {
    const { form } = await open(canvas);
    await fill(form);
    await press(form);
    await waitFor(() =>
      expect(alertOf()).toHaveTextContent('Sorry, we do not have enough of that item available.'),
    );
  },
};

/** Closed by Escape, by its button or by a press outside: what was typed is there again the next time. */
export const KeptForLater: Story = {
  async play({ canvas }) {
    const { form } = await open(canvas);
    await userEvent.type(form.getByLabelText('First Name'), 'Grace');
    await userEvent.click(form.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByTestId('ending')).toHaveTextContent('dismissed'));
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    const again = await open(canvas);
    await expect(again.form.getByLabelText('First Name')).toHaveValue('Grace');
  },
};

/** Answers of an entry in the cart, to be changed. */
export const Edited: Story = {
  args: {
    form: { formId: 'form-cards' },
    answers: { name: ['Ada', 'Lovelace'], ink: 'Tide blue', extras: ['Ribbon'], engraving: 'A.L.' },
    submitLabel: 'Save',
  },
  async play({ canvas }) {
    const { form } = await open(canvas);
    await expect(form.getByLabelText('Ink (required)')).toHaveValue('Tide blue');
    await userEvent.type(form.getByLabelText('A line inside'), 'Hello');
    await press(form, 'Save');
    await waitFor(() => expect(canvas.getByTestId('ending')).toHaveTextContent('submitted'));
    await expect(JSON.parse(canvas.getByTestId('sent').textContent ?? '')).toEqual({
      name: ['Ada', 'Lovelace'],
      ink: 'Tide blue',
      line: 'Hello',
      extras: ['Ribbon'],
      engraving: 'A.L.',
    });
  },
};

/** A form that is not there. */
export const NotThere: Story = {
  args: { form: { formId: 'none' } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() =>
      expect(canvas.getByTestId('ending')).toHaveTextContent('Unable to open form'),
    );
    await expect(document.querySelector('dialog')).toBeNull();
  },
};

/** A theme through custom properties, from right to left. */
export const Themed: Story = {
  render: (request) => (
    <>
      <style>{`html {
        --vitrine-color-surface: #1d2a24; --vitrine-color-text: #f4efe6; --vitrine-color-border: #8fa398;
        --vitrine-color-accent: #e5c07b; --vitrine-color-on-accent: #1d2a24; --vitrine-color-error: #ffb4a2;
        --vitrine-radius: 14px; --vitrine-product-form-width: 34rem; }`}</style>
      <Opener {...request} />
    </>
  ),
  beforeEach() {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  async play({ canvas }) {
    const { form } = await open(canvas);
    await press(form);
    await waitFor(() => expect(alertOf()).toBeVisible());
  },
};
