import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { formBuilder } from '../../widgets/elements/form-builder/index.js';
import { contact, findBuilder, ownerForm, showForm } from '../support/form-builder.js';
import { fakeFormSchema, type FormSchema } from '../support/form-schema.js';
import { showHtml } from '../support/show-html.js';

type Props = JsxOf<typeof formBuilder>;

const meta: Meta<Props> = {
  title: 'Widgets/Form builder settings',
  parameters: { definition: formBuilder },
  beforeEach({ parameters }) {
    sessionStorage.clear();
    return fakeFormSchema((parameters as { schema?: FormSchema }).schema);
  },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

/** Long texts have a limit where the site has the vanilla form handler. */
export const WithLengthLimit: Story = {
  ...showForm(contact),
  parameters: {
    ...showForm(contact).parameters,
    site: { featureFlags: ['vanilla-form-handler'] },
  },
  async play({ canvasElement }) {
    const { builder, json, preview } = await findBuilder(canvasElement);
    await userEvent.click(builder.getByRole('button', { name: /^Message/ }));
    await userEvent.type(builder.getByLabelText('Most characters'), '50');
    await expect(json().fields[3]?.maxLength).toBe(50);
    await expect(within(preview!).getByText('0 / 50')).toBeVisible();
  },
};

export const WithoutLengthLimit: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { builder } = await findBuilder(canvasElement);
    await userEvent.click(builder.getByRole('button', { name: /^Message/ }));
    await expect(builder.getByLabelText('Explanation')).toBeVisible();
    await expect(builder.queryByLabelText('Most characters')).toBeNull();
  },
};

/** A server that says what forms are built of is believed. */
export const NarrowedByServer: Story = {
  ...showForm(contact),
  parameters: {
    ...showForm(contact).parameters,
    schema: [{ type: 'text', properties: ['required'] }, { type: 'email' }, { type: 'hologram' }],
  },
  async play({ canvasElement }) {
    const { builder } = await findBuilder(canvasElement);
    await userEvent.click(builder.getByRole('button', { name: 'Add a field' }));
    await waitFor(() => expect(builder.queryByRole('button', { name: /^Address/ })).toBeNull());
    await userEvent.click(builder.getByRole('button', { name: /^Short text/ }));
    await expect(builder.getByLabelText('Visitors must answer this')).toBeVisible();
    await expect(builder.queryByLabelText('Explanation')).toBeNull();
  },
};

/** Button, thanks, captcha and small print. */
export const Settings: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { builder, json, preview } = await findBuilder(canvasElement);
    await userEvent.click(builder.getByText('Protection against robots'));
    await userEvent.selectOptions(builder.getByLabelText('Captcha'), 'Turnstile by Cloudflare');
    await userEvent.type(builder.getByLabelText('Site key'), '0x4AAA');
    await expect(json().captcha).toEqual({ provider: 'turnstile', siteKey: '0x4AAA' });
    await expect(within(preview!).getByText('The captcha is shown here.')).toBeVisible();
    await userEvent.click(builder.getByText('Where answers go'));
    await userEvent.click(builder.getByLabelText('Add the email to the mailing list'));
    await expect(json().isNewsletter).toBe(true);
    await userEvent.click(builder.getByText('Small print', { selector: '.group-title' }));
    const print = builder.getByLabelText<HTMLTextAreaElement>('Small print above the button');
    await userEvent.type(print, '{Backspace}', {
      initialSelectionStart: 0,
      initialSelectionEnd: print.value.length,
    });
    await expect(json()).not.toHaveProperty('disclaimer');
    await userEvent.click(builder.getByText('Button and thank-you'));
    await expect(builder.getByLabelText('Message after sending')).toBeVisible();
  },
};

/** The preview can be tried; it checks as a page does, and sends nothing. */
export const PreviewTried: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { preview } = await findBuilder(canvasElement);
    const shown = within(preview!);
    const send = () => userEvent.click(shown.getByRole('button', { name: 'Send message' }));
    await userEvent.selectOptions(shown.getByLabelText('What is it about?'), 'A commission');
    await expect(shown.queryByText('Required')).toBeNull();
    await send();
    await expect(shown.getAllByText('Required')).toHaveLength(3);
    await userEvent.type(shown.getByLabelText('First Name'), 'Ada');
    await userEvent.type(shown.getByLabelText('Last Name'), 'Lovelace');
    await userEvent.type(shown.getByLabelText('Email (required)'), 'ada@example.com');
    await userEvent.type(shown.getByLabelText('Message (required)'), 'Hello');
    await send();
    await expect(shown.queryByText('Required')).toBeNull();
    await expect(shown.getByRole('status')).toHaveTextContent(
      'Thank you! We write back within two days.',
    );
  },
};

/** For who reads JSON: what is wrong is told with its place, and nothing is taken over until it is mended. */
export const EditedAsJson: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { builder, host, json, titles } = await findBuilder(canvasElement);
    await userEvent.click(builder.getByText('Form as JSON', { selector: '.group-title' }));
    const area = builder.getByLabelText<HTMLTextAreaElement>('Form as JSON');
    await expect(JSON.parse(area.value)).toEqual(contact);
    const write = (value: unknown) =>
      fireEvent.input(area, { target: { value: JSON.stringify(value) } });
    await write({ id: 'contact', fields: [{ type: 'txt', titel: 'A', required: 'yes' }] });
    await userEvent.click(builder.getByRole('button', { name: 'Use this JSON' }));
    const found = [...host.shadowRoot!.querySelectorAll('.json-problems li')];
    await expect(found.map((item) => item.textContent)).toEqual([
      'fields[0].id: Each field needs an id.',
      expect.stringMatching(/^fields\[0\]\.type: The type must be one of text, textarea, /),
      'fields[0].titel: No such member is known.',
      'fields[0].required: Must be true or false.',
    ]);
    await expect(json()).toEqual(contact);
    await write({
      id: 'contact',
      name: 'New',
      fields: [{ id: 'a', type: 'date', title: 'When?' }],
    });
    await userEvent.click(builder.getByRole('button', { name: 'Use this JSON' }));
    await expect(titles()).toEqual(['When?']);
  },
};

/** What is stored is no form: it stays as it is until the owner mends it or begins anew. */
export const Unreadable: Story = {
  ...showForm('{ "fields": 7'),
  async play({ canvasElement }) {
    const { builder, text, json } = await findBuilder(canvasElement);
    await expect(text()).toBe('{ "fields": 7');
    await expect(canvasElement.querySelector('form')?.checkValidity()).toBe(false);
    await expect(builder.getByLabelText('Form as JSON')).toBeVisible();
    await userEvent.click(builder.getByRole('button', { name: /^Newsletter signup/ }));
    await expect(json()).toMatchObject({ isNewsletter: true, fields: [{ type: 'email' }] });
  },
};

export const Reset: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { builder, json } = await findBuilder(canvasElement);
    await userEvent.type(builder.getByLabelText('Form name'), ' 2');
    await expect(json().name).toBe('Contact form 2');
    canvasElement.querySelector('form')!.reset();
    await waitFor(() => expect(json()).toEqual(contact));
  },
};

export const Disabled: Story = {
  ...showHtml(`<fieldset disabled><legend>Saving…</legend>${ownerForm(contact)}</fieldset>`, {
    isWide: true,
  }),
  async play({ canvasElement }) {
    const { builder } = await findBuilder(canvasElement);
    await waitFor(() => expect(builder.getByLabelText('Form name')).toBeDisabled());
    await expect(builder.getByRole('button', { name: 'Add a field' })).toBeDisabled();
  },
};
