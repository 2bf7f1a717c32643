import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { formBuilder } from '../../widgets/elements/form-builder/index.js';
import { controlsOf } from '../support/controls.js';
import { spoken } from '../support/find-widget.js';
import { addField, contact, findBuilder, ownerForm, showForm } from '../support/form-builder.js';
import { fakeFormSchema, type FormSchema } from '../support/form-schema.js';
import { everyKind } from '../support/forms.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

type Props = JsxOf<typeof formBuilder>;

const meta: Meta<Props> = {
  title: 'Widgets/Form builder',
  parameters: { definition: formBuilder },
  beforeEach({ parameters }) {
    sessionStorage.clear();
    return fakeFormSchema((parameters as { schema?: FormSchema }).schema);
  },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

/** Nothing is stored yet: what to begin with can be chosen. */
export const New: Story = {
  ...showForm(''),
  async play({ canvasElement }) {
    const found = await findBuilder(canvasElement);
    await userEvent.click(found.builder.getByRole('button', { name: /^Contact form/ }));
    await expect(found.focused()).toHaveAccessibleName('Form name');
    await expect(found.json()).toMatchObject({
      id: '',
      name: 'Contact form',
      fields: [
        { type: 'name', title: 'Name', required: true },
        { type: 'email', title: 'Email', required: true },
        { type: 'textarea', title: 'Message', required: true },
      ],
    });
    await expect(canvasElement.querySelector('form')?.checkValidity()).toBe(true);
  },
};

/** A form that is there, beside it what visitors see. */
export const Existing: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { preview, json, titles } = await findBuilder(canvasElement);
    await expect(json()).toEqual(contact);
    await expect(titles()).toEqual(['Your name', 'Email', 'What is it about?', 'Message']);
    const shown = within(preview!);
    await expect(shown.getByLabelText('Email (required)')).toHaveAttribute(
      'placeholder',
      'you@example.com',
    );
    await expect(shown.getByRole('button', { name: 'Send message' })).toBeVisible();
  },
};

/** Field by field, as an owner does who begins with nothing. */
export const FromScratch: Story = {
  ...showForm(''),
  async play({ canvasElement }) {
    const found = await findBuilder(canvasElement);
    const { builder } = found;
    await userEvent.click(builder.getByRole('button', { name: /^Empty form/ }));
    await userEvent.keyboard('Ask us');
    await addField(found, /^Email/);
    await expect(found.focused()).toHaveAccessibleName('Title');
    // The suggested title is selected: typing replaces it.
    await userEvent.keyboard('Where can we reach you?');
    await userEvent.click(builder.getByLabelText('Visitors must answer this'));
    await addField(found, /^Pick one/);
    await userEvent.keyboard('How urgent is it?');
    await userEvent.type(builder.getByLabelText('Choices'), 'Today{Enter}{Enter}Whenever{Enter}');
    const { name, fields } = found.json();
    await expect({ name, fields }).toMatchObject({
      name: 'Ask us',
      fields: [
        { type: 'email', title: 'Where can we reach you?', required: true },
        { type: 'radio', title: 'How urgent is it?', options: ['Today', 'Whenever'] },
      ],
    });
    const preview = within(builder.getByRole('region', { name: 'Preview' }));
    await expect(preview.getByRole('radio', { name: 'Whenever' })).toBeVisible();
  },
};

/** One field is open at a time, with what its kind can say. */
export const FieldOpen: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { builder, json } = await findBuilder(canvasElement);
    await userEvent.click(builder.getByRole('button', { name: /^What is it about\?/ }));
    const choices = builder.getByLabelText('Choices');
    await expect(choices).toHaveValue('An order\nA commission\nSomething else');
    await expect(choices).toHaveAccessibleDescription('One on each line.');
    await userEvent.type(choices, '{Enter}A visit');
    await expect(json().fields[2]?.options).toHaveLength(4);
  },
};

/** By the arrow buttons, or Alt with an arrow key; the focus stays with the field. */
export const Reordered: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { builder, focused, titles } = await findBuilder(canvasElement);
    await userEvent.click(builder.getByRole('button', { name: 'Move Message up' }));
    await expect(titles()).toEqual(['Your name', 'Email', 'Message', 'What is it about?']);
    await expect(focused()).toHaveAccessibleName('Move Message up');
    await waitFor(() => expect(spoken()).toBe('Message moved. Field 3 of 4.'));
    const toggle = builder.getByRole('button', { name: /^Message/ });
    toggle.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(titles()).toEqual(['Message', 'Your name', 'Email', 'What is it about?']);
    await expect(focused()).toBe(toggle);
    await expect(builder.getByRole('button', { name: 'Move Message up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** By the handle, with a mouse or a finger. */
export const Dragged: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { host, titles } = await findBuilder(canvasElement);
    const rows = [...host.shadowRoot!.querySelectorAll('.row')];
    const middle = (row: Element | undefined) => {
      const { top, height } = row!.getBoundingClientRect();
      return top + height / 2;
    };
    const list = host.shadowRoot!.querySelector('.rows')!;
    // No pointer of this number is down, as far as the browser knows.
    list.setPointerCapture = fn();
    const below = middle(rows[2]) + 4;
    await fireEvent.pointerDown(rows[0]!.querySelector('.grip')!, { pointerId: 9, button: 0 });
    await fireEvent.pointerMove(list, { pointerId: 9, clientY: below });
    await waitFor(() =>
      expect(titles()).toEqual(['Email', 'What is it about?', 'Your name', 'Message']),
    );
    await fireEvent.pointerUp(list, { pointerId: 9 });
    await waitFor(() => expect(spoken()).toBe('Your name moved. Field 3 of 4.'));
    await fireEvent.pointerMove(list, { pointerId: 9, clientY: 0 });
    await expect(titles()[0]).toBe('Email');
  },
};

/** A removed field leaves its place behind, and comes back there. */
export const Removed: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { builder, focused, json, titles } = await findBuilder(canvasElement);
    await userEvent.click(builder.getByRole('button', { name: /^Email/ }));
    await userEvent.click(builder.getByRole('button', { name: 'Remove field' }));
    await expect(json().fields.map(({ id }) => id)).toEqual(['name-1', 'select-1', 'textarea-1']);
    await expect(focused()).toHaveAccessibleName('Undo: bring Email back');
    await userEvent.keyboard('{Enter}');
    await expect(titles()[1]).toBe('Email');
    await expect(json()).toEqual(contact);
    await userEvent.click(builder.getByRole('button', { name: /^Message/ }));
    await userEvent.click(builder.getByRole('button', { name: 'Remove field' }));
    await expect(builder.getByText('Message removed')).toBeVisible();
  },
};

export const Copied: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { builder, json, titles } = await findBuilder(canvasElement);
    await userEvent.click(builder.getByRole('button', { name: /^Email/ }));
    await userEvent.click(builder.getByRole('button', { name: 'Make a copy' }));
    await expect(titles().slice(1, 3)).toEqual(['Email', 'Email']);
    const [, one, other] = json().fields;
    await expect(other).toEqual({ ...one, id: other?.id });
    await expect(other?.id).not.toBe(one?.id);
  },
};

/** Everything that can be added. */
export const Adding: Story = {
  ...showForm(contact),
  async play({ canvasElement }) {
    const { builder, focused } = await findBuilder(canvasElement);
    const button = builder.getByRole('button', { name: 'Add a field' });
    await userEvent.click(button);
    const first = builder.getByRole('button', { name: 'Short text One line' });
    first.focus();
    await expect(focused()).toBe(first);
    await userEvent.keyboard('{Escape}');
    await expect(focused()).toBe(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(builder.getByRole('button', { name: /^Opinions/ })).toBeVisible();
  },
};

/** The page's form is not sent: what is missing is told, with the way to each place. */
export const Unfinished: Story = {
  ...showHtml(
    ownerForm({
      ...contact,
      name: '',
      fields: [
        { id: 'a', type: 'text', title: '' },
        { id: 'b', type: 'select', title: 'Size' },
        { id: 'c', type: 'hidden' },
      ],
      successRedirect: 'example.com/thanks',
      isNewsletter: true,
      captcha: { provider: 'hcaptcha', siteKey: '' },
    }),
    { isWide: true },
  ),
  async play({ canvasElement }) {
    const { builder, host, focused } = await findBuilder(canvasElement);
    const send = fn((event: Event) => event.preventDefault());
    canvasElement.addEventListener('submit', send);
    await expect(builder.queryByText('This form is not finished yet')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(send).not.toHaveBeenCalled();
    const problems = host.shadowRoot!.querySelector<HTMLElement>('.problems')!;
    await expect(focused()).toBe(problems);
    const links = within(problems).getAllByRole('button');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Give the form a name.',
      '“Untitled”: Give the field a title.',
      '“Size”: Write at least one choice.',
      '“Untitled”: Give the hidden value a name.',
      'A form for the mailing list needs an email field.',
      'Write a web address that begins with https:// or a path that begins with /.',
      'Enter the site key of the captcha.',
    ]);
    await userEvent.click(links[2]!);
    await expect(focused()).toHaveAccessibleName('Choices');
    await expect(focused()).toHaveAccessibleDescription(
      'One on each line. Write at least one choice.',
    );
    await userEvent.keyboard('Small');
    await expect(builder.queryByText('“Size”: Write at least one choice.')).toBeNull();
    await userEvent.click(within(problems).getByRole('button', { name: /^Write a web address/ }));
    await expect(focused()).toHaveAccessibleName('Or a page to go to after sending');
    await expect(focused()).toBeVisible();
  },
};

/** A field of every kind. */
export const EveryKind: Story = {
  ...showForm(everyKind),
  async play({ canvasElement }) {
    const { builder, titles, preview } = await findBuilder(canvasElement);
    await expect(titles()).toHaveLength(19);
    for (const [title, labels] of [
      ['Budget', ['Currency sign', 'Explanation']],
      ['Phone', ['Ask for the country code too']],
      ['What do you say?', ['Statements']],
      ['utm_source', ['Name in the page address', 'Value when the address has none']],
      ['Not shown', ['Line below the section']],
    ] as const) {
      await userEvent.click(
        builder.getByRole('button', { name: new RegExp(`^${title.replace('?', '\\?')}`) }),
      );
      for (const label of labels) await expect(builder.getByLabelText(label)).toBeVisible();
    }
    await expect(within(preview!).queryByText('Not shown')).toBeNull();
  },
};

/** On the smallest phone, also with a very long title. */
export const Narrow: Story = {
  ...showHtml(
    `<div style="inline-size: 288px">${ownerForm({
      ...contact,
      fields: [
        ...contact.fields,
        { id: 'long', type: 'text', title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2) },
      ],
    })}</div>`,
  ),
  async play({ canvasElement }) {
    const { builder, host } = await findBuilder(canvasElement);
    await userEvent.click(builder.getByRole('button', { name: /^Donau/ }));
    await userEvent.click(builder.getByRole('button', { name: 'Add a field' }));
    await waitFor(() => expect(host.scrollWidth).toBe(host.clientWidth));
    const edge = host.getBoundingClientRect().right;
    const controls = host.shadowRoot!.querySelectorAll('button, input, textarea, select');
    const wide = [...controls].filter(
      (control) => control.checkVisibility() && control.getBoundingClientRect().right > edge,
    );
    await expect(wide).toEqual([]);
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  ...showHtml(`<div dir="rtl">${ownerForm(contact)}</div>`, { isWide: true }),
  async play({ canvasElement }) {
    const { builder } = await findBuilder(canvasElement);
    const left = (name: RegExp) =>
      builder.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(left(/^Move Email down/)).toBeLessThan(left(/^Email/));
  },
};

export const WithoutScript: Story = showWithoutScript(ownerForm(contact), 'textarea[name="form"]');

/** In JSX: the form goes in as text, and comes out with each change. */
export const InReact: Story = {
  argTypes: controlsOf(formBuilder),
  args: { value: JSON.stringify(contact), 'onvitrine-form-edited': fn() },
  render: (props) => <vitrine-form-builder {...props} load="eager" />,
  async play({ canvasElement, args }) {
    const { builder, host } = await findBuilder(canvasElement);
    await userEvent.type(builder.getByLabelText('Form name'), '!');
    const listener = args['onvitrine-form-edited'];
    await expect(listener).toHaveBeenCalledOnce();
    const read = await (host as HTMLElementTagNameMap['vitrine-form-builder']).read();
    await expect(JSON.parse(read)).toEqual({ ...contact, name: 'Contact form!' });
  },
};

/** A theme through parts and custom properties. */
export const Themed: Story = showHtml(
  `<style>
  .themed {
    padding: 1.5rem; background: #1d2a24; color: #f4efe6;
    --vitrine-color-surface: #24362e; --vitrine-color-text: #f4efe6; --vitrine-color-border: #8fa398;
    --vitrine-color-accent: #e5c07b; --vitrine-color-on-accent: #1d2a24; --vitrine-color-error: #ffb4a2;
    --vitrine-radius: 10px; --vitrine-form-builder-border: 1px solid #4d6358;
  }
  .themed vitrine-form-builder::part(preview) { box-shadow: 0 8px 24px #0006; }
</style>
<div class="themed">${ownerForm(contact)}</div>`,
  { isWide: true },
);
