import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { JsxOf } from '../../widgets/react/index.js';
import { popup } from '../../widgets/elements/popup/index.js';
import { controlsOf } from '../support/controls.js';
import { findWidget } from '../support/find-widget.js';
import { showHtml, showWithoutScript } from '../support/show-html.js';

const tag = 'vitrine-popup';

type Props = JsxOf<typeof popup>;

const meta: Meta<Props> = {
  title: 'Widgets/Popup',
  parameters: { definition: popup },
  beforeEach: () => localStorage.clear(),
};

// Storybook asks for a default export here.
export default meta;

type Story = StoryObj<Props>;

const markup = (attributes = '') =>
  `<vitrine-popup popup-id="letters" heading="Letters from the workshop" ${attributes}>
  <p>Four letters a year.</p>
  <a href="/about">About us</a>
</vitrine-popup>`;

/** It opens by itself, and stays closed once it is closed. */
export const Plain: Story = {
  ...showHtml(markup()),
  async play({ canvasElement }) {
    const { host, find, has } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(has('popup')).toBe(true));
    await expect(find('dialog')).toHaveAccessibleName('Letters from the workshop');
    await expect(host.querySelector('p')).toBeVisible();
    const listener = fn();
    host.addEventListener('vitrine-overlay', listener, { once: true });
    await userEvent.click(find('[part=popup-close]'));
    await waitFor(() => expect(has('popup')).toBe(false));
    await expect(listener).toHaveBeenCalledOnce();
  },
};

/** It opens by a script of the page alone. */
export const Manual: Story = {
  ...showHtml(markup('manual')),
  async play({ canvasElement }) {
    const { has } = await findWidget(canvasElement, tag);
    await expect(has('popup')).toBe(false);
    await canvasElement.querySelector(tag)?.open();
    await waitFor(() => expect(has('popup')).toBe(true));
  },
};

export const WithoutScript: Story = showWithoutScript(markup(), 'p');

/** In JSX props are properties. */
export const InReact: Story = {
  argTypes: controlsOf(popup),
  args: { popupId: 'react', heading: 'Letters' },
  render: (props) => (
    <vitrine-popup {...props}>
      <p>Four letters a year.</p>
    </vitrine-popup>
  ),
  async play({ canvasElement }) {
    const { has } = await findWidget(canvasElement, tag);
    await waitFor(() => expect(has('popup')).toBe(true));
  },
};

/** A theme through custom properties. */
export const Themed: Story = showHtml(`<style>
  .themed {
    --vitrine-popup-width: 24rem;
  }
</style>
<div class="themed">${markup()}</div>`);
