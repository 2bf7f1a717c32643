import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { characterCounter as definition } from '../../widgets/elements/character-counter/index.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

type Props = JsxOf<typeof definition>;

const meta: Meta<Props> = {
  title: 'Widgets/Character counter',
  parameters: { definition },
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const tag = 'vitrine-character-counter';

const field = (text = '', attributes = 'max="40"', own = '') => `<form>
  <${tag} ${attributes}>
    <p><label for="note">Note for the potter</label></p>
    <textarea id="note" name="note" rows="4" ${own} style="inline-size: 100%">${text}</textarea>
  </${tag}>
</form>`;

async function find(canvasElement: HTMLElement) {
  const host = canvasElement.querySelector(tag)!;
  const textarea = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox');
  const shows = (words: string) =>
    waitFor(() =>
      expect(host.shadowRoot?.querySelector('[part="counter"]')?.textContent).toBe(words),
    );
  await waitFor(() => expect(host.matches(':state(ready)')).toBe(true));
  return { host, textarea, shows };
}

export const Empty: Story = {
  ...showHtml(field()),
  async play({ canvasElement }) {
    const { shows, textarea } = await find(canvasElement);
    await shows('0 / 40');
    await userEvent.type(textarea, 'No handle, please.');
    await shows('18 / 40');
    await expect(textarea).toHaveAccessibleDescription('18 / 40');
  },
};

export const NearTheLimit: Story = {
  ...showHtml(field('As big as the blue one in the window')),
  async play({ canvasElement }) {
    const { shows, host } = await find(canvasElement);
    await shows('36 / 40');
    await expect(host.matches(':state(over)')).toBe(false);
  },
};

/** Nothing is cut; the form is not sent, and the browser says why. */
export const TooLong: Story = {
  ...showHtml(field('As big as the blue one in the window, with two handles')),
  async play({ canvasElement }) {
    const { shows, host, textarea } = await find(canvasElement);
    await shows('54 / 40');
    await expect(host.matches(':state(over)')).toBe(true);
    await expect(textarea).toHaveAttribute('aria-invalid', 'true');
    await expect(textarea.form?.checkValidity()).toBe(false);
    await expect(textarea.validationMessage).toBe('You have exceeded the character limit.');
    await userEvent.clear(textarea);
    await shows('0 / 40');
    await expect(textarea.form?.checkValidity()).toBe(true);
  },
};

/** A paste that the browser would have cut at the limit without a word. */
export const LimitOfTheTextarea: Story = {
  ...showHtml(field('', '', 'maxlength="20"')),
  async play({ canvasElement }) {
    const { shows, textarea } = await find(canvasElement);
    await shows('0 / 20');
    await userEvent.click(textarea);
    await userEvent.paste('Please write “To Ada” on it.');
    await expect(textarea.value).toBe('Please write “To Ada” on it.');
    await shows('28 / 20');
  },
};

/** With `for`, anywhere in the page. */
export const Elsewhere: Story = {
  ...showHtml(`<p><label>Note <textarea id="far" rows="3">Hello</textarea></label></p>
<aside><${tag} for="far" max="40"></${tag}></aside>`),
  async play({ canvasElement }) {
    const { shows, textarea } = await find(canvasElement);
    await shows('5 / 40');
    await expect(textarea).toHaveAccessibleDescription('5 / 40');
  },
};

/** 0, a negative number or none: no counter. */
export const NoLimit: Story = {
  ...showHtml(field('', 'max="0"')),
  async play({ canvasElement }) {
    const { host } = await find(canvasElement);
    await expect(host.matches(':state(unused)')).toBe(true);
    await expect(host.shadowRoot?.querySelector('[part="counter"]')).toBeNull();
  },
};

/** The form is set back, and the count with it. */
export const Reset: Story = {
  ...showHtml(field('Hello')),
  async play({ canvasElement }) {
    const { shows, textarea } = await find(canvasElement);
    await userEvent.type(textarea, ', potter');
    await shows('13 / 40');
    textarea.form?.reset();
    await shows('5 / 40');
  },
};

export const RightToLeft: Story = {
  ...showHtml(`<div dir="rtl" lang="ar">${field('مرحبا')}</div>`),
};

export const WithoutScript: Story = showWithoutScript(
  field('Hello', '', 'maxlength="40"'),
  'textarea',
);
